import { isPhone } from '../app/media.ts';
import { later } from './later.tsx';
import type { ShellProps } from './shell.ts';

type Phone = typeof import('./phone.tsx');

let phone: Phone | null = null;

/** Brings the table as phones show it, which no other screen needs. */
export async function bringPhone(): Promise<Phone> {
  phone ??= await import('./phone.tsx');
  return phone;
}

/** Brings the shape of the table that this window wants, so that it is whole when it is first seen. */
export async function bringShape(): Promise<void> {
  if (isPhone()) await bringPhone();
}

export const PhoneTable = later<ShellProps>(
  async () => (await bringPhone()).PhoneTable,
  () => phone?.PhoneTable ?? null,
);
