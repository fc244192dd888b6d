import type { BlockedOptionDto, QuestionDto, Ref, Seat } from '@pantheon/kernel';
import type { PastUpdate } from '@pantheon/table';
import type { MessageFormatter } from '@pantheon/text';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { formatterOf } from '../app/formatter.ts';
import { usePhone } from '../app/media.ts';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { type AnyBoard, type BoardPlayer, type BoardProps, Highlights, playerColour } from '../kit/index.ts';
import type { TableSession } from '../match/session.ts';
import type { Snapshot } from '../match/snapshot.ts';
import type { TableApi } from './context.tsx';
import type { Draft } from './draft.ts';
import { highlightPlan } from './highlight-plan.ts';
import { HoveredOption } from './hovered-option.ts';
import { type PlaybackFrame, usePlayback } from './playback.ts';
import { useDraft } from './use-draft.ts';
import { useRecap } from './use-recap.ts';

interface Floats {
  readonly why: { readonly blocked: BlockedOptionDto; readonly at: Element } | null;
  readonly card: { readonly thing: Ref; readonly at: Element; readonly held: boolean } | null;
}

/** The sentences of a game for one reader. */
function useSpeaker(session: TableSession, board: AnyBoard, eyes: Seat | null, names: string): MessageFormatter {
  const { language } = useSettings();
  return useMemo(
    () =>
      formatterOf({ text: session.game.text, words: board.words, data: session.data, language, names: names.split('\n'), reader: eyes }),
    [session, board, language, eyes, names],
  );
}

/** An address may name a moment: it is shown once the match is there. What is over is shown by its replay. */
function useNamedMoment(session: TableSession, isThere: boolean, lookAt: (number: number) => Promise<void>): void {
  const { search } = window.location;
  const isLive = session.where !== 'replay' && isThere;
  useEffect(() => {
    const at = Number(new URLSearchParams(search).get('at') ?? Number.NaN);
    if (isLive && Number.isInteger(at) && at >= 0) void lookAt(at);
  }, [search, isLive, lookAt]);
}

/** The match as it stands, or a moment of its past. */
function useMoment(session: TableSession, film: PlaybackFrame) {
  const [past, setPast] = useState<{ readonly number: number; readonly position: PastUpdate } | null>(null);
  const lookAt = useCallback(
    async (number: number | null) => {
      const position = number === null ? null : await session.positionAt(number);
      setPast(number === null || position === null ? null : { number, position });
    },
    [session],
  );
  useNamedMoment(session, film.snapshot.sight.number > 0, lookAt);
  const snapshot = useMemo(
    () => (past === null ? film.snapshot : { ...film.snapshot, sight: { ...past.position.sight, question: null } }),
    [film.snapshot, past],
  );
  return { snapshot, past: past?.number ?? null, lookAt };
}

/** The card or the reason that floats over the table. */
function useFloats(question: QuestionDto | null, draft: Draft) {
  const [floats, setFloats] = useState<Floats>({ why: null, card: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question closes what floats, and so does a choice: nothing covers the confirm
  useEffect(() => setFloats({ why: null, card: null }), [question, draft]);
  const askWhy = useCallback((blocked: BlockedOptionDto, at: Element) => setFloats({ why: { blocked, at }, card: null }), []);
  const showCard = useCallback((thing: Ref, at: Element, held: boolean) => setFloats({ why: null, card: { thing, at, held } }), []);
  const hideCard = useCallback(() => setFloats({ why: null, card: null }), []);
  return { floats, askWhy, showCard, hideCard };
}

/** The layers that are laid over the board; some only alone. */
function useLayers(board: AnyBoard) {
  const [layers, setLayers] = useState<ReadonlySet<string>>(() => new Set());
  const toggleLayer = useCallback(
    (layer: string) => {
      const alone = board.layers?.some(({ id, alone: only }) => id === layer && only === true) ?? false;
      setLayers((on) => (on.has(layer) ? new Set([...on].filter((other) => other !== layer)) : new Set(alone ? [layer] : [...on, layer])));
    },
    [board],
  );
  return { layers, toggleLayer };
}

/** What the board is drawn from. */
function useBoardProps(session: TableSession, snapshot: Snapshot, speak: MessageFormatter, layers: ReadonlySet<string>) {
  const phone = usePhone();
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
  const props = useMemo<BoardProps>(
    () => ({ view: snapshot.sight.view, data: session.data, players, viewer: snapshot.eyes, speak, layers, phone }),
    [snapshot.sight.view, session.data, players, snapshot.eyes, speak, layers, phone],
  );
  return { players, props };
}

/** Joins a session, a board and what the player does on the screen into the one thing that all parts of the table look at. */
export function useTableApi(session: TableSession, board: AnyBoard, openRule: (rule: string) => void): TableApi & { floats: Floats } {
  const words = useWords();
  const film = usePlayback(session, board);
  const moment = useMoment(session, film);
  const { snapshot, past } = moment;
  const lights = useMemo(() => new Highlights(), []);
  const speak = useSpeaker(session, board, snapshot.eyes, snapshot.players.map((player) => player.name).join('\n'));
  const question = film.running || past !== null || snapshot.handOver !== null ? null : snapshot.sight.question;
  const making = useDraft(session, question);
  const { draft, progress, busy } = making;
  const pointed = useMemo(() => new HoveredOption(), []);
  const floating = useFloats(question, draft);

  // An answer that is on its way leaves nothing to choose.
  const open = busy ? null : question;
  useEffect(() => {
    lights.show(highlightPlan({ question: open, draft, open: progress.open, scene: film.scene, speak }));
  }, [lights, open, draft, progress, film.scene, speak]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: nobody points at an option of a new question yet
  useEffect(() => pointed.tell(null), [question]);

  const { layers, toggleLayer } = useLayers(board);
  const drawn = useBoardProps(session, snapshot, speak, layers);
  const told = useRecap(film.snapshot, question !== null, board, session.data);
  return {
    session,
    board,
    speak,
    words,
    lights,
    openRule,
    toggleLayer,
    frame: film,
    present: film.snapshot.sight.number,
    skip: film.skip,
    goOn: film.goOn,
    pause: film.pause,
    seek: film.seek,
    ...moment,
    ...drawn,
    question,
    ...making,
    ...told,
    ...floating,
    pointed,
    tell: pointed.tell,
  };
}
