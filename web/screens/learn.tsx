import { Match } from '@pantheon/kernel';
import { type ReactNode, useMemo, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { Link, useLocation, useSearch } from 'wouter';
import { CoverArt, useCovers } from '../app/covers.tsx';
import { useHowTo, useLedger } from '../app/guide.ts';
import { useGuidedSteps } from '../app/guided-steps.ts';
import { Loading } from '../app/loading.tsx';
import { Markdown } from '../app/markdown.tsx';
import { PageLayout } from '../app/page-layout.tsx';
import { useSettings } from '../app/settings.ts';
import { type LoadedGame, useFormatter, useGame } from '../app/use-game.ts';
import { useWords } from '../app/words.ts';
import { type BoardProps, type GameCover, Icon, type MessageFormatter, playerColour, type Ref } from '../kit/index.ts';
import { nameOr } from '../table/highlight-plan.ts';
import { Rules } from '../table/rules.tsx';

/** Learn: the games, and what a search over all rules finds. */
export function LearnScreen(): ReactNode {
  const words = useWords();
  const covers = useCovers();
  const wanted = new URLSearchParams(useSearch()).get('search') ?? '';
  return (
    <PageLayout title={words('nav.learn')} className="learnpage">
      <h1 className="disp">{words('nav.learn')}</h1>
      {wanted !== '' && (
        <section className="panel">
          <h2 className="disp">{words('learn.found', { what: wanted })}</h2>
          {covers.map((cover) => (
            <Found key={cover.id} cover={cover} wanted={wanted} />
          ))}
        </section>
      )}
      <div className="cvs">
        {covers.map((cover) => (
          <LearnCard key={cover.id} cover={cover} />
        ))}
      </div>
    </PageLayout>
  );
}

function LearnCard({ cover }: { cover: GameCover }): ReactNode {
  const { language } = useSettings();
  const words = useWords();
  return (
    <article className="cv" style={{ ['--a' as string]: cover.colour }}>
      <Link className="ci" href={`/learn/${cover.id}`} aria-label={words('home.learn', { game: cover.name[language] })}>
        <CoverArt cover={cover} />
      </Link>
      <p>{cover.tagline[language]}</p>
    </article>
  );
}

const MOST_FOUND = 12;

function Found({ cover, wanted }: { cover: GameCover; wanted: string }): ReactNode {
  const { language } = useSettings();
  const chapters = useLedger(cover.id, language);
  const needle = wanted.toLowerCase();
  const rules = (chapters ?? [])
    .flatMap((chapter) => chapter.rules)
    .filter((rule) => `${rule.number} ${rule.text}`.toLowerCase().includes(needle));
  if (rules.length === 0) return null;
  return (
    <div className="rulelist">
      <h3>
        <Link href={`/learn/${cover.id}`}>{cover.name[language]}</Link>
      </h3>
      <ul>
        {rules.slice(0, MOST_FOUND).map((rule) => (
          <li key={rule.number}>
            <span className="num">{rule.number}</span>
            {rule.text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One game: how to play it, its components, its numbered rules. */
export function LearnGameScreen({ game }: { game: string }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const loaded = useGame(game);
  const speak = useFormatter(loaded);
  const howTo = useHowTo(game, language);
  if (loaded === null || speak === null) return <Loading />;
  return (
    <PageLayout title={speak.id('game.name')} className="learngame">
      <div className="sh">
        <h1 className="disp">{speak.id('game.name')}</h1>
        <span className="muted">{speak.id('game.tagline')}</span>
        <FirstGame game={game} />
        <Link className="btn" href={`/new/${game}`}>
          {words('nav.new')}
        </Link>
      </div>
      <Tabs className="panel learntabs">
        <TabList className="tabs" aria-label={speak.id('game.name')}>
          <Tab id="how">{words('learn.how')}</Tab>
          <Tab id="components">{words('learn.components')}</Tab>
          <Tab id="rules">{words('learn.rules')}</Tab>
        </TabList>
        <TabPanel id="how" className="prose">
          {howTo === null ? null : howTo === '' ? <p className="muted">{words('learn.noGuide')}</p> : <Markdown text={howTo} />}
        </TabPanel>
        <TabPanel id="components">
          <Components loaded={loaded} speak={speak} />
        </TabPanel>
        <TabPanel id="rules">
          <Rules game={game} rule={null} />
        </TabPanel>
      </Tabs>
    </PageLayout>
  );
}

/** The way into a first game with lessons. */
function FirstGame({ game }: { game: string }): ReactNode {
  const words = useWords();
  const [, go] = useLocation();
  const { language } = useSettings();
  const cover = useCovers().find(({ id }) => id === game);
  const lessons = useGuidedSteps(game, language);
  if (cover === undefined || lessons.length === 0) return null;
  const play = async (): Promise<void> => {
    const { playFirst } = await import('../match/start-match.ts');
    go(`/table/local/${await playFirst(cover, words('seat.you'))}`);
  };
  return (
    <button type="button" className="btn primary" title={words('lesson.playHint')} onClick={() => void play()} data-first-game>
      {words('lesson.play')}
    </button>
  );
}

/** A position to show components with: how a match of the fewest players begins. */
function propsOf({ game, data }: LoadedGame, speak: MessageFormatter): BoardProps {
  const match = Match.start(game.rules, { seats: game.rules.players.min, seed: 'learn' });
  const { view, colours } = match.seatView(null);
  return {
    view,
    data,
    viewer: null,
    speak,
    layers: new Set(),
    phone: false,
    players: match.seats.map((seat) => ({ seat, name: String(seat + 1), colour: playerColour(colours[seat]), me: false })),
  };
}

function Components({ loaded, speak }: { loaded: LoadedGame; speak: MessageFormatter }): ReactNode {
  const words = useWords();
  const [wanted, setWanted] = useState('');
  const props = useMemo(() => propsOf(loaded, speak), [loaded, speak]);
  const needle = wanted.trim().toLowerCase();
  const groups = loaded.board.components(loaded.data);
  return (
    <>
      <div className="rulesearch">
        <input
          className="inp"
          type="search"
          value={wanted}
          aria-label={words('learn.search')}
          placeholder={words('learn.search')}
          onChange={(event) => setWanted(event.target.value)}
        />
      </div>
      {groups.map((group) => {
        const cards = group.refs.flatMap((thing) => {
          const card = loaded.board.card(thing, props);
          if (card === null) return [];
          const name = nameOr(speak, thing, card.kind);
          return `${name} ${card.text ?? ''}`.toLowerCase().includes(needle) ? [{ thing, card, name }] : [];
        });
        if (cards.length === 0) return null;
        return (
          <section key={group.title} className="compgroup">
            <h2 className="disp">{speak.id(group.title)}</h2>
            <ul className="complist">
              {cards.map(({ thing, card, name }) => (
                <ComponentEntry key={thing} thing={thing} name={name} card={card} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

interface EntryProps {
  readonly thing: Ref;
  readonly name: string;
  readonly card: NonNullable<ReturnType<LoadedGame['board']['card']>>;
}

function ComponentEntry({ thing, name, card }: EntryProps): ReactNode {
  return (
    <li className="comp" data-component={thing}>
      {card.art !== undefined && (
        <span className="compart">
          <Icon of={card.art} />
        </span>
      )}
      <div>
        <b className="disp">{name}</b>
        <span className="muted">{card.kind}</span>
        {card.text !== undefined && <p>{card.text}</p>}
      </div>
    </li>
  );
}
