import type { OptionDto } from '@pantheon/kernel';
import { useSyncExternalStore } from 'react';
import { useTable } from './context.tsx';

/** The option that the pointer or the focus is on. Whoever shows it follows it, so that a hover redraws nothing else. */
export class HoveredOption {
  private key: string | null = null;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): string | null => this.key;

  readonly tell = (key: string | null): void => {
    if (key === this.key) return;
    this.key = key;
    for (const listener of this.listeners) listener();
  };
}

/** The option whose consequences are told: the chosen one, or the one pointed at. */
export function usePreviewedOption(): OptionDto | null {
  const { pointed, draft, question } = useTable();
  const key = useSyncExternalStore(pointed.subscribe, pointed.current);
  return question?.options.find((option) => option.key === (draft.chosen ?? key)) ?? null;
}
