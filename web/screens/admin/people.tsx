import type { Api } from '@pantheon/server/api';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { call } from '../../app/api.ts';
import { useWords } from '../../app/words.ts';
import { BanForm } from './ban-form.tsx';
import { AdminFrame, useTimes } from './parts.tsx';

type Found = Api['GET /api/admin/people']['reply'][number];

/** People by a part of their name, and who of them is shut out. */
export function AdminPeopleScreen(): ReactNode {
  return (
    <AdminFrame part="people">
      <People />
    </AdminFrame>
  );
}

function People(): ReactNode {
  const words = useWords();
  const [search, setSearch] = useState('');
  const [people, setPeople] = useState<readonly Found[]>([]);
  const look = useCallback(() => void call('GET /api/admin/people', { query: search === '' ? {} : { search } }).then(setPeople), [search]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever types asks by themselves
  useEffect(look, []);
  return (
    <section className="panel">
      <form
        className="copyrow"
        onSubmit={(event) => {
          event.preventDefault();
          look();
        }}
      >
        <input
          className="inp"
          type="search"
          maxLength={32}
          value={search}
          aria-label={words('admin.search')}
          placeholder={words('admin.search')}
          onChange={(event) => setSearch(event.target.value)}
        />
        <button type="submit" className="btn">
          {words('admin.find')}
        </button>
      </form>
      {people.length === 0 && <p className="muted">{words('admin.none')}</p>}
      <ul className="rows">
        {people.map((found) => (
          <Row key={found.person.id} found={found} onChange={look} />
        ))}
      </ul>
    </section>
  );
}

function Row({ found: { person, admin, seenAt, bannedUntil }, onChange }: { found: Found; onChange(): void }): ReactNode {
  const words = useWords();
  const time = useTimes();
  const [open, setOpen] = useState<'ban' | 'delete' | null>(null);
  const params = { id: person.id };
  const facts = [
    words(person.guest ? 'admin.guest' : 'admin.member'),
    ...(admin ? [words('admin.runs')] : []),
    ...(seenAt === null ? [] : [words('admin.seen', { when: time(seenAt) })]),
    ...(bannedUntil === null ? [] : [words('admin.bannedUntil', { when: time(bannedUntil) })]),
  ];
  return (
    <li className="personrow" data-found={person.name}>
      <div>
        <b>{person.name}</b>
        <span className="muted">{facts.join(' · ')}</span>
      </div>
      {!admin && (
        <div className="rowbtns">
          {bannedUntil === null ? (
            <button type="button" className="btn" aria-expanded={open === 'ban'} onClick={() => setOpen(open === 'ban' ? null : 'ban')}>
              {words('admin.ban')}
            </button>
          ) : (
            <button
              type="button"
              className="btn"
              onClick={() => void call('POST /api/admin/people/:id/unban', { params }).then(onChange)}
              data-unban
            >
              {words('admin.unban')}
            </button>
          )}
          <button
            type="button"
            className="btn quiet"
            aria-expanded={open === 'delete'}
            onClick={() => setOpen(open === 'delete' ? null : 'delete')}
          >
            {words('admin.delete')}
          </button>
        </div>
      )}
      {open === 'ban' && (
        <BanForm
          person={person}
          onDone={() => {
            setOpen(null);
            onChange();
          }}
        />
      )}
      {open === 'delete' && (
        <button type="button" className="btn danger" onClick={() => void call('DELETE /api/admin/people/:id', { params }).then(onChange)}>
          {words('admin.deleteSure', { name: person.name })}
        </button>
      )}
    </li>
  );
}
