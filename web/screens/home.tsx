import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { boardIds } from '../boards.ts';

/** The first page. */
export function Home(): ReactNode {
  const [, go] = useLocation();
  const play = async (game: string): Promise<void> => {
    const { LocalSession } = await import('../match/local.ts');
    const session = await LocalSession.create({
      game,
      title: 'Test',
      seats: [
        { name: 'Livia', kind: 'person' },
        { name: 'Ginevra', kind: 'bot', level: 'fair' },
        { name: 'Marco', kind: 'bot', level: 'fair' },
        { name: 'Aspasia', kind: 'bot', level: 'fair' },
      ],
    });
    session.leave();
    go(`/table/local/${session.id}`);
  };
  return (
    <main>
      {boardIds.map((game) => (
        <button key={game} type="button" className="btn" onClick={() => void play(game)}>
          {game}
        </button>
      ))}
    </main>
  );
}
