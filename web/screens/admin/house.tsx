import type { HouseRules } from '@pantheon/server/api';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '../../app/api.ts';
import { errorCodeOf, errorText } from '../../app/error-text.ts';
import { useWords } from '../../app/words.ts';
import { Invitations } from './invitations.tsx';
import { AdminFrame } from './parts.tsx';

const REGISTRATION = ['open', 'invitation', 'closed'] as const;
const NEWCOMERS = [
  ['newcomerHours', 0, 720],
  ['newcomerLetters', 20, 1000],
  ['newcomerMessages', 1, 600],
] as const;
const OPEN_TABLES = [
  ['openTablesGuest', 0, 100],
  ['openTablesMember', 1, 100],
] as const;
type Limit = (typeof NEWCOMERS | typeof OPEN_TABLES)[number];

/** Who may come in, and what newcomers may say. */
export function HouseScreen(): ReactNode {
  return (
    <AdminFrame part="house">
      <House />
      <Invitations />
    </AdminFrame>
  );
}

function House(): ReactNode {
  const words = useWords();
  const { rules, came, change, save } = useHouseRules();
  if (rules === null) return null;
  return (
    <form
      className="panel house"
      onSubmit={(event) => {
        event.preventDefault();
        save(rules);
      }}
    >
      <Registration rules={rules} change={change} />
      <Newcomers rules={rules} change={change} />
      <label className="field">
        <span className="lab">{words('admin.words')}</span>
        <textarea rows={4} value={rules.words.join('\n')} onChange={(event) => change({ words: event.target.value.split('\n') })} />
      </label>
      <OpenTables rules={rules} change={change} />
      <div className="rowbtns">
        <button type="submit" className="btn primary" data-save>
          {words('admin.save')}
        </button>
        {came !== null && (
          <span role="status" data-came>
            {came}
          </span>
        )}
      </div>
    </form>
  );
}

interface RulesProps {
  readonly rules: HouseRules;
  change(next: Partial<HouseRules>): void;
}

/** The rules of the house as they are being changed, and what came of saving them. */
function useHouseRules() {
  const words = useWords();
  const [rules, setRules] = useState<HouseRules | null>(null);
  const [came, setCame] = useState<string | null>(null);
  useEffect(() => void call('GET /api/admin/house').then(setRules), []);
  const change = (next: Partial<HouseRules>): void => {
    setCame(null);
    setRules((before) => before && { ...before, ...next });
  };
  const save = (kept: HouseRules): void => {
    const body = { ...kept, words: kept.words.map((word) => word.trim()).filter((word) => word.length > 1) };
    call('PUT /api/admin/house', { body }).then(
      (stored) => {
        setRules(stored);
        setCame(words('admin.saved'));
      },
      (error: unknown) => setCame(errorText(words, errorCodeOf(error))),
    );
  };
  return { rules, came, change, save };
}

/** Who may come in. */
function Registration({ rules, change }: RulesProps): ReactNode {
  const words = useWords();
  return (
    <>
      <h2 className="disp">{words('admin.registration')}</h2>
      <fieldset className="seg" aria-label={words('admin.registration')}>
        {REGISTRATION.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={rules.registration === one}
            onClick={() => change({ registration: one })}
            data-registration={one}
          >
            {words(`admin.registration.${one}`)}
          </button>
        ))}
      </fieldset>
      <p className="muted">{words('admin.registration.text')}</p>
    </>
  );
}

/** How long somebody is new here, and what they may say meanwhile. */
function Newcomers({ rules, change }: RulesProps): ReactNode {
  const words = useWords();
  return (
    <>
      <h2 className="disp">{words('admin.newcomers')}</h2>
      <p className="muted">{words('admin.newcomers.text')}</p>
      <Limits of={NEWCOMERS} rules={rules} change={change} />
    </>
  );
}

/** How many tables somebody may offer to everybody. */
function OpenTables({ rules, change }: RulesProps): ReactNode {
  const words = useWords();
  return (
    <>
      <h2 className="disp">{words('admin.openTables')}</h2>
      <p className="muted">{words('admin.openTables.text')}</p>
      <Limits of={OPEN_TABLES} rules={rules} change={change} />
    </>
  );
}

function Limits({ of, rules, change }: RulesProps & { readonly of: readonly Limit[] }): ReactNode {
  const words = useWords();
  return (
    <div className="limits">
      {of.map(([name, least, most]) => (
        <label key={name} className="field">
          <span className="lab">{words(`admin.${name}`)}</span>
          <input
            type="number"
            required
            min={least}
            max={most}
            value={rules[name]}
            onChange={(event) => change({ [name]: event.target.valueAsNumber || least })}
          />
        </label>
      ))}
    </div>
  );
}
