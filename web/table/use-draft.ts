import type { OptionDto, PartialAnswer, QuestionDto, Ref } from '@pantheon/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { currentSettings } from '../app/settings.ts';
import type { TableSession } from '../match/session.ts';
import type { TableApi } from './context.tsx';
import { chosenKeys, type Draft, draftKey, freshDraft, openOptions, partialDraft, withFirst, withLess, withMore } from './draft.ts';

const NOTHING_OPEN: PartialAnswer = { whole: false, open: [] };

const isCoarse = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches === true;
const alwaysConfirms = (): boolean => currentSettings().confirm === 'always';

/** Whether an option is only taken after a confirm. */
function wantsConfirm(option: OptionDto): boolean {
  if (option.commits || option.preview?.alarm !== undefined || alwaysConfirms()) return true;
  const { preview } = option;
  const tells = preview !== undefined && (preview.odds !== undefined || (preview.changes?.length ?? 0) > 0);
  return tells && isCoarse();
}

type Making = Pick<TableApi, 'draft' | 'progress' | 'busy' | 'choose' | 'pointAt' | 'less' | 'setDraft' | 'setAmount' | 'confirm' | 'pass'>;

/** The answer in the making, and the ways to make it and to give it. */
export function useDraft(session: TableSession, question: QuestionDto | null): Making {
  const [state, setState] = useState<{ readonly of: QuestionDto | null; readonly draft: Draft }>({ of: null, draft: freshDraft(null) });
  const fresh = useMemo(() => freshDraft(question), [question]);
  const draft = state.of === question ? state.draft : fresh;
  const setDraft = useCallback((next: Draft) => setState({ of: question, draft: next }), [question]);
  const progress = useProgress(session, question, draft);
  const [busy, give] = useGiving(session, question);

  const choose = useCallback(
    (key: string) => {
      const next = question === null ? null : chosen(question, draft, progress, key);
      if (next === null) return;
      if (typeof next === 'string') void give(next);
      else setDraft(next);
    },
    [question, draft, setDraft, progress, give],
  );

  const pointAt = useCallback(
    (thing: Ref) => {
      const next = question === null ? null : pointed(question, draft, progress, thing);
      if (next === null) return;
      if (typeof next === 'string') choose(next);
      else setDraft(next);
    },
    [question, draft, setDraft, choose, progress],
  );

  const confirm = useCallback(() => {
    const key = question === null ? null : draftKey(question, draft);
    if (question === null || key === null) return;
    if ((question.kind !== 'pick' && question.kind !== 'allocate') || progress.whole) void give(key);
  }, [question, draft, progress, give]);

  return {
    draft,
    progress,
    busy,
    choose,
    pointAt,
    less: (key) => question !== null && setDraft(withLess(question, draft, key)),
    setDraft,
    setAmount: (amount) => setDraft({ ...draft, amount }),
    confirm,
    pass: () => {
      if (question?.passCommits || alwaysConfirms()) setDraft({ ...draft, chosen: 'pass' });
      else void give('pass');
    },
  };
}

/** Gives an answer, once for each question however often it is pressed. */
function useGiving(session: TableSession, question: QuestionDto | null): readonly [boolean, (key: string) => Promise<void>] {
  const [busy, setBusy] = useState(false);
  const sent = useRef<QuestionDto | null>(null);
  const give = useCallback(
    async (key: string) => {
      if (question === null || sent.current === question) return;
      sent.current = question;
      setBusy(true);
      try {
        await session.send({ kind: 'answer', key });
      } finally {
        sent.current = null;
        setBusy(false);
      }
    },
    [session, question],
  );
  return [busy, give];
}

/** What choosing an option comes to: an answer to be given at once, by its key, or a change of the draft. */
function chosen(question: QuestionDto, draft: Draft, progress: PartialAnswer, key: string): string | Draft | null {
  switch (question.kind) {
    case 'pick':
      if (draft.picked.includes(key)) return withLess(question, draft, key);
      return progress.open.includes(key) ? withMore(question, draft, key) : null;
    case 'allocate':
      return progress.open.includes(key) ? withMore(question, draft, key) : null;
    case 'arrange':
      return withFirst(draft, key);
    case 'amount':
      return alwaysConfirms() ? { ...draft, amount: Number(key) } : key;
    case 'choose': {
      const option = question.options.find((other) => other.key === key);
      if (option === undefined) return null;
      return wantsConfirm(option) ? { ...draft, chosen: key } : key;
    }
  }
}

/** What pointing at a thing comes to: the option that it stands for, by its key, or a narrower list. */
function pointed(question: QuestionDto, draft: Draft, progress: PartialAnswer, thing: Ref): string | Draft | null {
  if (draft.narrowed.includes(thing)) return { ...draft, chosen: null, narrowed: draft.narrowed.filter((other) => other !== thing) };
  const listed = question.kind === 'choose' ? openOptions(question, draft) : question.options;
  const hits = listed.filter((option) => option.focus.includes(thing));
  if (question.kind !== 'choose') return (hits.find((option) => progress.open.includes(option.key)) ?? hits.at(-1))?.key ?? null;
  if (hits.length > 1) return { ...draft, chosen: null, narrowed: [...draft.narrowed, thing] };
  return hits[0]?.key ?? null;
}

/** How the draft stands: from the list of wholes where there is one, else by asking the table; and what it would bring about. */
function useProgress(session: TableSession, question: QuestionDto | null, draft: Draft): PartialAnswer {
  const asks = question !== null && (question.kind === 'pick' || question.kind === 'allocate');
  const known = useMemo(() => (asks && question !== null ? partialDraft(question, draft) : null) ?? NOTHING_OPEN, [asks, question, draft]);
  const [told, setTold] = useState<{ readonly of: Draft; readonly part: PartialAnswer } | null>(null);
  const mustAsk = asks && (question?.legal === undefined || question.previews === true);
  useEffect(() => {
    if (!mustAsk || question === null) return;
    let current = true;
    session.check(chosenKeys(question, draft)).then(
      (part) => current && setTold({ of: draft, part }),
      // Without an answer the limits are all that is known, and the table itself refuses what does not fit.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [mustAsk, session, question, draft]);
  return mustAsk && told !== null && told.of === draft ? told.part : known;
}
