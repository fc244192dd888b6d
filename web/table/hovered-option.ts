import type { OptionDto, QuestionDto } from '@pantheon/kernel';
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

/** An answer whose consequences are told. An amount has no words of its own. */
export type PreviewedAnswer = Pick<OptionDto, 'key' | 'preview' | 'commits'> & Partial<Pick<OptionDto, 'text'>>;

/** The answer whose consequences are told: the chosen one, or the one pointed at. */
export function usePreviewedOption(): PreviewedAnswer | null {
  const { pointed, draft, question } = useTable();
  const key = useSyncExternalStore(pointed.subscribe, pointed.current);
  if (question?.kind === 'amount') return previewedAmount(question, key ?? (draft.amount === null ? null : String(draft.amount)));
  return question?.options.find((option) => option.key === (draft.chosen ?? key)) ?? null;
}

/** What a number would bring about, where the rules say so. */
export function previewedAmount({ min = 0, outcomes }: QuestionDto, key: string | null): PreviewedAnswer | null {
  const preview = key === null ? undefined : outcomes?.[Number(key) - min];
  return key === null || preview === undefined ? null : { key, preview };
}
