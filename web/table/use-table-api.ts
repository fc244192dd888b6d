import type { BlockedSheet, OptionSheet, QuestionSheet, Ref, Seat } from '@pantheon/kernel';
import { Speaker } from '@pantheon/text';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePhone } from '../app/media.ts';
import { currentSettings, useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { type AnyBoard, type BoardPlayer, type BoardProps, Lights, playerColour } from '../kit/index.ts';
import type { Past, TableSession } from '../match/session.ts';
import type { Progress, TableApi } from './context.tsx';
import { checkAgainst, chosenKeys, type Draft, draftKey, freshDraft, openOptions, withLess, withMore } from './draft.ts';
import { useFilm } from './film.ts';
import { lightPlan } from './light-plan.ts';

const NOTHING_OPEN: Progress = { whole: false, open: [] };

const isCoarse = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches === true;

/** Whether an option is only taken after a confirm. */
function wantsConfirm(option: OptionSheet): boolean {
  if (option.commits || option.preview?.alarm !== undefined || currentSettings().confirm === 'always') return true;
  const { preview } = option;
  const tells = preview !== undefined && (preview.odds !== undefined || (preview.changes?.length ?? 0) > 0);
  return tells && isCoarse();
}

interface Floats {
  readonly why: { readonly blocked: BlockedSheet; readonly at: Element } | null;
  readonly card: { readonly thing: Ref; readonly at: Element; readonly held: boolean } | null;
}

/** The sentences of a game for one reader. */
function useSpeaker(session: TableSession, board: AnyBoard, eyes: Seat | null, names: string): Speaker {
  const { language } = useSettings();
  return useMemo(() => {
    const { text } = session.game;
    const catalogues = {
      en: { ...board.words.en, ...text.catalogues.en },
      it: { ...board.words.it, ...text.catalogues.it },
    };
    const seatNames = names.split('\n');
    return new Speaker({
      text: { catalogues, name: text.name },
      data: session.data,
      language,
      seatName: (seat) => seatNames[seat] ?? String(seat + 1),
      reader: eyes,
    });
  }, [session, board, language, eyes, names]);
}

/** Joins a session, a board and what the player does on the screen into the one thing that all parts of the table look at. */
export function useTableApi(session: TableSession, board: AnyBoard, openRule: (rule: string) => void): TableApi & { floats: Floats } {
  const words = useWords();
  const phone = usePhone();
  const film = useFilm(session);
  const [past, setPast] = useState<{ readonly number: number; readonly position: Past } | null>(null);
  const snapshot = useMemo(
    () => (past === null ? film.snapshot : { ...film.snapshot, sight: { ...past.position.sight, question: null } }),
    [film.snapshot, past],
  );
  const lights = useMemo(() => new Lights(), []);
  const speak = useSpeaker(session, board, snapshot.eyes, snapshot.players.map((player) => player.name).join('\n'));
  const question = film.running || past !== null || snapshot.handOver !== null ? null : snapshot.sight.question;
  const making = useDraft(session, question);
  const { draft, progress } = making;
  const [pointed, setPointed] = useState<string | null>(null);
  const [floats, setFloats] = useState<Floats>({ why: null, card: null });

  useEffect(() => {
    lights.show(lightPlan({ question, draft, open: progress.open, scene: film.scene, speak }));
  }, [lights, question, draft, progress, film.scene, speak]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question closes what floats
  useEffect(() => {
    setFloats({ why: null, card: null });
    setPointed(null);
  }, [question]);

  const players = useMemo<readonly BoardPlayer[]>(
    () =>
      snapshot.players.map((player) => ({
        seat: player.seat,
        name: player.name,
        colour: playerColour(snapshot.sight.colours[player.seat]),
        me: player.seat === snapshot.eyes,
      })),
    [snapshot.players, snapshot.sight.colours, snapshot.eyes],
  );
  const [layers, setLayers] = useState<ReadonlySet<string>>(() => new Set());
  const toggleLayer = useCallback(
    (layer: string) => setLayers((on) => (on.has(layer) ? new Set([...on].filter((other) => other !== layer)) : new Set([...on, layer]))),
    [],
  );
  const props = useMemo<BoardProps>(
    () => ({ view: snapshot.sight.view, data: session.data, players, eyes: snapshot.eyes, speak, layers, phone }),
    [snapshot.sight.view, session.data, players, snapshot.eyes, speak, layers, phone],
  );

  const lookAt = useCallback(
    async (number: number | null) => {
      const position = number === null ? null : await session.positionAt(number);
      setPast(number === null || position === null ? null : { number, position });
    },
    [session],
  );

  const askWhy = useCallback((blocked: BlockedSheet, at: Element) => setFloats({ why: { blocked, at }, card: null }), []);
  const showCard = useCallback((thing: Ref, at: Element, held: boolean) => setFloats({ why: null, card: { thing, at, held } }), []);
  const hideCard = useCallback(() => setFloats({ why: null, card: null }), []);

  const toldKey = draft.chosen ?? pointed;
  return {
    session,
    board,
    speak,
    words,
    lights,
    frame: film,
    snapshot,
    props,
    players,
    question,
    ...making,
    told: question?.options.find((option) => option.key === toldKey) ?? null,
    past: past?.number ?? null,
    tell: setPointed,
    askWhy,
    showCard,
    hideCard,
    lookAt,
    openRule,
    toggleLayer,
    skip: film.skip,
    floats,
  };
}

type Making = Pick<TableApi, 'draft' | 'progress' | 'busy' | 'choose' | 'pointAt' | 'less' | 'setDraft' | 'setAmount' | 'confirm' | 'pass'>;

/** The answer in the making. */
function useDraft(session: TableSession, question: QuestionSheet | null): Making {
  const [state, setState] = useState<{ readonly of: QuestionSheet | null; readonly draft: Draft }>({ of: null, draft: freshDraft(null) });
  const fresh = useMemo(() => freshDraft(question), [question]);
  const draft = state.of === question ? state.draft : fresh;
  const setDraft = useCallback((next: Draft) => setState({ of: question, draft: next }), [question]);
  const [busy, setBusy] = useState(false);
  const sent = useRef<QuestionSheet | null>(null);
  const progress = useProgress(session, question, draft);

  const give = useCallback(
    async (key: string) => {
      if (question === null || sent.current === question) return;
      sent.current = question;
      setBusy(true);
      try {
        await session.answer(key);
      } finally {
        sent.current = null;
        setBusy(false);
      }
    },
    [session, question],
  );

  const choose = useCallback(
    (key: string) => {
      if (question === null) return;
      if (question.kind === 'pick' || question.kind === 'allocate') {
        if (question.kind === 'pick' && draft.picked.includes(key)) setDraft(withLess(question, draft, key));
        else if (progress.open.includes(key)) setDraft(withMore(question, draft, key));
        return;
      }
      const option = question.options.find((other) => other.key === key);
      if (option === undefined) return;
      if (wantsConfirm(option)) setDraft({ ...draft, chosen: key });
      else void give(key);
    },
    [question, draft, setDraft, progress, give],
  );

  const pointAt = useCallback(
    (thing: Ref) => {
      if (question === null) return;
      const hits = (question.kind === 'choose' ? openOptions(question, draft) : question.options).filter((option) =>
        option.focus.includes(thing),
      );
      if (draft.narrowed.includes(thing)) {
        setDraft({ ...draft, chosen: null, narrowed: draft.narrowed.filter((other) => other !== thing) });
        return;
      }
      if (question.kind !== 'choose') {
        const next = hits.find((option) => progress.open.includes(option.key)) ?? hits.at(-1);
        if (next !== undefined) choose(next.key);
        return;
      }
      if (hits.length === 1) choose((hits[0] as OptionSheet).key);
      else if (hits.length > 1) setDraft({ ...draft, chosen: null, narrowed: [...draft.narrowed, thing] });
    },
    [question, draft, setDraft, choose, progress],
  );

  const confirm = useCallback(() => {
    if (question === null) return;
    const key = draftKey(question, draft);
    if (key !== null && (question.kind === 'choose' || question.kind === 'amount' || question.kind === 'arrange' || progress.whole))
      void give(key);
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
      if (question?.passCommits || currentSettings().confirm === 'always') setDraft({ ...draft, chosen: 'pass' });
      else void give('pass');
    },
  };
}

/** What may be added to the draft: from the list of wholes where there is one, else by asking the table. */
function useProgress(session: TableSession, question: QuestionSheet | null, draft: Draft): Progress {
  const asks = question !== null && (question.kind === 'pick' || question.kind === 'allocate');
  const known = useMemo(() => (asks && question !== null ? checkAgainst(question, draft) : null), [asks, question, draft]);
  const [told, setTold] = useState<{ readonly of: Draft; readonly progress: Progress } | null>(null);
  const mustAsk = asks && question?.legal === undefined;
  useEffect(() => {
    if (!mustAsk || question === null) return;
    let current = true;
    void session.check(chosenKeys(question, draft)).then((progress) => {
      if (current) setTold({ of: draft, progress });
    });
    return () => {
      current = false;
    };
  }, [mustAsk, session, question, draft]);
  if (mustAsk && told !== null && told.of === draft) return told.progress;
  return known ?? NOTHING_OPEN;
}
