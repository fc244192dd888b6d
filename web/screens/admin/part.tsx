import type { ReactNode } from 'react';
import { AuditScreen } from './audit.tsx';
import { ComplaintsScreen } from './complaints.tsx';
import { HouseScreen } from './house.tsx';
import { AdminPeopleScreen } from './people.tsx';

const SCREENS: { readonly [part: string]: () => ReactNode } = {
  complaints: ComplaintsScreen,
  people: AdminPeopleScreen,
  house: HouseScreen,
  audit: AuditScreen,
};

/** A part of the administration by its name. */
export function AdminPartScreen({ part }: { part: string }): ReactNode {
  const Screen = SCREENS[part] ?? ComplaintsScreen;
  return <Screen />;
}
