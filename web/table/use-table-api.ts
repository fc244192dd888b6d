import type { BlockedOptionDto, Ref, Seat } from '@pantheon/kernel';
import type { PastUpdate } from '@pantheon/table';
import type { MessageFormatter } from '@pantheon/text';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { formatterOf } from '../app/formatter.ts';
import { usePhone } from '../app/media.ts';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { type AnyBoard, type BoardPlayer, type BoardProps, Highlights, playerColour } from '../kit/index.ts';
import type { TableSession } from '../match/session.ts';
import type { TableApi } from './context.tsx';
import { highlightPlan } from './highlight-plan.ts';
import { HoveredOption } from './hovered-option.ts';
import { usePlayback } from './playback.ts';
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

/** Joins a session, a board and what the player does on the screen into the one thing that all parts of the table look at. */
export function useTableApi(session: TableSession, board: AnyBoard, openRule: (rule: string) => void): TableApi & { floats: Floats } {
  const words = useWords();
  const phone = usePhone();
  const film = usePlayback(session, board);
  const [past, setPast] = useState<{ readonly number: number; readonly position: PastUpdate } | null>(null);
  const snapshot = useMemo(
    () => (past === null ? film.snapshot : { ...film.snapshot, sight: { ...past.position.sight, question: null } }),
    [film.snapshot, past],
  );
  const lights = useMemo(() => new Highlights(), []);
  const speak = useSpeaker(session, board, snapshot.eyes, snapshot.players.map((player) => player.name).join('\n'));
  const question = film.running || past !== null || snapshot.handOver !== null ? null : snapshot.sight.question;
  const making = useDraft(session, question);
  const { draft, progress, busy } = making;
  const pointed = useMemo(() => new HoveredOption(), []);
  const [floats, setFloats] = useState<Floats>({ why: null, card: null });

  // An answer that is on its way leaves nothing to choose.
  const open = busy ? null : question;
  useEffect(() => {
    lights.show(highlightPlan({ question: open, draft, open: progress.open, scene: film.scene, speak }));
  }, [lights, open, draft, progress, film.scene, speak]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question closes what floats, and so does a choice: nothing covers the confirm
  useEffect(() => setFloats({ why: null, card: null }), [question, draft]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: nobody points at an option of a new question yet
  useEffect(() => pointed.tell(null), [question]);

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
    (layer: string) => {
      const alone = board.layers?.some(({ id, alone: only }) => id === layer && only === true) ?? false;
      setLayers((on) => (on.has(layer) ? new Set([...on].filter((other) => other !== layer)) : new Set(alone ? [layer] : [...on, layer])));
    },
    [board],
  );
  const props = useMemo<BoardProps>(
    () => ({ view: snapshot.sight.view, data: session.data, players, viewer: snapshot.eyes, speak, layers, phone }),
    [snapshot.sight.view, session.data, players, snapshot.eyes, speak, layers, phone],
  );

  const told = useRecap(film.snapshot, question !== null, board, session.data);

  const lookAt = useCallback(
    async (number: number | null) => {
      const position = number === null ? null : await session.positionAt(number);
      setPast(number === null || position === null ? null : { number, position });
    },
    [session],
  );

  useNamedMoment(session, film.snapshot.sight.number > 0, lookAt);

  const askWhy = useCallback((blocked: BlockedOptionDto, at: Element) => setFloats({ why: { blocked, at }, card: null }), []);
  const showCard = useCallback((thing: Ref, at: Element, held: boolean) => setFloats({ why: null, card: { thing, at, held } }), []);
  const hideCard = useCallback(() => setFloats({ why: null, card: null }), []);

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
    pointed,
    ...told,
    past: past?.number ?? null,
    present: film.snapshot.sight.number,
    tell: pointed.tell,
    askWhy,
    showCard,
    hideCard,
    lookAt,
    openRule,
    toggleLayer,
    skip: film.skip,
    goOn: film.goOn,
    pause: film.pause,
    seek: film.seek,
    floats,
  };
}
