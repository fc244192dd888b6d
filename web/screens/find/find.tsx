import type { TableDto } from '@pantheon/server/api';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../app/api.ts';
import { useMe } from '../../app/me.ts';
import { PageLayout } from '../../app/page-layout.tsx';
import { useSettings } from '../../app/settings.ts';
import { printedIn, useWords } from '../../app/words.ts';
import { playedCovers } from '../../boards.ts';
import { Icon, icons } from '../../kit/index.ts';
import { OpenTable } from '../home/open-tables.tsx';
import { Ticket } from './ticket.tsx';

/** What somebody looks for; an empty word stands for anything. */
interface Filter {
  readonly game: string;
  readonly pace: '' | 'live' | 'daily' | 'none';
  readonly seats: '' | '2' | '3' | '4' | '5' | '6';
  readonly language: '' | 'en' | 'it';
  readonly rating: keyof typeof RATINGS | '';
}

/** How strong the people at a table are to be. */
const RATINGS = {
  near: { ratingNear: 100 },
  low: { ratingTo: 1450 },
  middle: { ratingFrom: 1450, ratingTo: 1550 },
  high: { ratingFrom: 1550 },
} as const;

const ANYTHING: Filter = { game: '', pace: '', seats: '', language: '', rating: '' };
const PAGE = 20;
/** How often the lists are looked at again, in milliseconds. */
const AGAIN = 15_000;

/** Tables with a free seat, tables to watch, and others who look for one. */
export function FindScreen(): ReactNode {
  const words = useWords();
  const me = useMe();
  const [filter, setFilter] = useState(ANYTHING);
  return (
    <PageLayout title={words('find.title')} className="find">
      <h1 className="disp">{words('find.title')}</h1>
      <div className="findmain">
        {me === 'offline' ? (
          <p className="panel muted">{words('home.noServer')}</p>
        ) : (
          <>
            <Filters filter={filter} onChange={setFilter} />
            <Listed list="open" filter={filter} />
            <Listed list="watch" filter={filter} />
          </>
        )}
      </div>
      {me !== 'offline' && (
        <aside>
          <Ticket />
        </aside>
      )}
    </PageLayout>
  );
}

function Filters({ filter, onChange }: { filter: Filter; onChange(filter: Filter): void }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const choices: { readonly [K in keyof Filter]: readonly (readonly [value: string, text: string])[] } = {
    game: playedCovers.map((cover) => [cover.id, printedIn(cover.name, language)]),
    pace: (['live', 'daily', 'none'] as const).map((pace) => [pace, words(`find.${pace}`)]),
    seats: ['2', '3', '4', '5', '6'].map((count) => [count, count]),
    language: [
      ['en', 'English'],
      ['it', 'Italiano'],
    ],
    rating: (Object.keys(RATINGS) as (keyof typeof RATINGS)[]).map((rating) => [rating, words(`find.rating.${rating}`)]),
  };
  return (
    <fieldset className="panel findfilter">
      <legend className="sr">{words('find.filter')}</legend>
      {(Object.keys(choices) as (keyof Filter)[]).map((name) => (
        <label key={name} className="field">
          <span className="lab">{words(`find.${name}`)}</span>
          <select
            className="inp"
            value={filter[name]}
            onChange={(event) => onChange({ ...filter, [name]: event.target.value })}
            data-filter={name}
          >
            <option value="">{words('find.any')}</option>
            {choices[name].map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

function Listed({ list, filter }: { list: 'open' | 'watch'; filter: Filter }): ReactNode {
  const words = useWords();
  const { tables, more } = useListed(list, filter);
  const name = list === 'open' ? 'Open' : 'Watch';
  return (
    <section className="panel" data-list={list}>
      <h2 className="disp">{words(`find.${list}`)}</h2>
      {tables !== null && tables.length === 0 && <p className="muted">{words(`find.no${name}`)}</p>}
      <ul className="trows">
        {(tables ?? []).map((table) => (
          <OpenTable key={table.id} table={table} />
        ))}
      </ul>
      {more !== null && (
        <button type="button" className="btn quiet" onClick={more}>
          {words('find.more')}
        </button>
      )}
      {list === 'open' && (
        <Link className="btn" href="/new">
          <Icon of={icons.plus} /> {words('home.openOne')}
        </Link>
      )}
    </section>
  );
}

/** The tables of a list that fit, looked at again and again, and a way to see more of them. */
function useListed(
  list: 'open' | 'watch',
  { game, pace, seats, language, rating }: Filter,
): {
  readonly tables: readonly TableDto[] | null;
  readonly more: (() => void) | null;
} {
  const [limit, setLimit] = useState(PAGE);
  const [tables, setTables] = useState<readonly TableDto[] | null>(null);
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    let current = true;
    const query = {
      ...{ list, limit },
      ...(game === '' ? {} : { game }),
      ...(pace === '' ? {} : { pace }),
      ...(seats === '' ? {} : { seats: Number(seats) }),
      ...(language === '' ? {} : { language }),
      ...(rating === '' ? {} : RATINGS[rating]),
    };
    const look = (): void => {
      call('GET /api/tables', { query }).then(
        (found) => {
          if (!current) return;
          setTables(found.tables);
          setHasMore(found.next !== null && limit < 100);
        },
        () => current && setTables([]),
      );
    };
    look();
    const timer = setInterval(look, AGAIN);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [list, limit, game, pace, seats, language, rating]);
  return { tables, more: hasMore ? () => setLimit(Math.min(100, limit + PAGE)) : null };
}
