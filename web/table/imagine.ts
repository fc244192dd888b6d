import { useLocation } from 'wouter';
import { USUAL_LEVEL } from '../app/levels.ts';
import { useTable } from './context.tsx';

/** Tries something out from what the reader knows now, at a table of its own against bots; null where that cannot be. */
export function useImagine(): (() => Promise<void>) | null {
  const { session, snapshot, question, words } = useTable();
  const [, go] = useLocation();
  const { imagine } = session.link;
  const { eyes } = snapshot;
  if (imagine === null || eyes === null || question === null) return null;
  return async () => {
    const trail = await imagine(eyes);
    if (trail === null) return;
    const { imagineTable } = await import('../match/near-tables.ts');
    const seats = snapshot.players.map(({ seat, name, level = USUAL_LEVEL }) =>
      seat === eyes ? ({ name, kind: 'person' } as const) : ({ name, kind: 'bot', level } as const),
    );
    const { gameId: game, options, pack } = session.link;
    const imagined = { game, options, seat: eyes, trail, ...(pack === undefined ? {} : { pack }) };
    go(`/table/local/${await imagineTable(imagined, words('imagine.title', { title: session.title }), seats)}`);
  };
}
