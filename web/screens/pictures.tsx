import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Loading } from '../app/loading.tsx';
import { PageLayout } from '../app/page-layout.tsx';
import { useFormatter, useGame } from '../app/use-game.ts';
import { useWords } from '../app/words.ts';
import { type Art, Icon, type MessageFormatter, type Ref, readRef } from '../kit/index.ts';
import { nameOr } from '../table/highlight-plan.ts';

const SIZES = ['s160', 's64', 's28'] as const;
const GROUNDS = ['light', 'dark'] as const;

/** Every picture of a game in the sizes in which it is used, on both grounds. */
export function PicturesScreen({ game }: { game: string }): ReactNode {
  const words = useWords();
  const loaded = useGame(game);
  const speak = useFormatter(loaded);
  const things = useThings(loaded?.board.art);
  const art = loaded?.board.art;
  if (art === undefined || speak === null) return <Loading />;
  const kinds = [...new Set(things.map((thing) => readRef(thing).kind))];
  return (
    <PageLayout title={words('learn.pictures')} className="artsheet">
      <h1 className="disp">
        {words('learn.pictures')} · <Link href={`/learn/${game}`}>{speak.id('game.name')}</Link>
      </h1>
      {kinds.map((kind) => (
        <section key={kind} className="grounds">
          {GROUNDS.map((ground) => (
            <div key={ground} className={`ground ${ground}`}>
              {things
                .filter((thing) => readRef(thing).kind === kind)
                .map((thing) => (
                  <Piece key={thing} thing={thing} art={art} speak={speak} />
                ))}
            </div>
          ))}
        </section>
      ))}
    </PageLayout>
  );
}

/** What there are pictures of; nothing while they come. */
function useThings(art: Art | undefined): readonly Ref[] {
  const [things, setThings] = useState<readonly Ref[]>([]);
  useEffect(() => {
    void art?.load().then(setThings);
  }, [art]);
  return things;
}

const Piece = ({ thing, art, speak }: { thing: Ref; art: Art; speak: MessageFormatter }): ReactNode => (
  <figure>
    {SIZES.map((size) => (
      <Icon key={size} of={art.of(thing)} className={size} />
    ))}
    <figcaption>{nameOr(speak, thing, readRef(thing).id)}</figcaption>
  </figure>
);
