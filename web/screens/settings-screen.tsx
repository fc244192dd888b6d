import type { Me } from '@pantheon/server/api';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { call } from '../app/api.ts';
import { errorCodeOf, errorText } from '../app/error-text.ts';
import { askMe, setMe, useMe } from '../app/me.ts';
import { PageLayout } from '../app/page-layout.tsx';
import { saveFile } from '../app/save-file.ts';
import { changeSettings, type Grace, type Settings, type Speed, useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { everythingKept } from '../match/store.ts';
import { NoticeSettingsForm } from './notices.tsx';

/** Language, look, motion; and the account, where there is a server. */
export function SettingsScreen(): ReactNode {
  const words = useWords();
  const me = useMe();
  return (
    <PageLayout title={words('nav.settings')} className="narrow settings">
      <h1 className="disp">{words('settings.heading')}</h1>
      <Device />
      {me !== 'offline' && me !== 'unknown' && (me === null ? <SignIn /> : <Account me={me} />)}
      {typeof me === 'object' && me !== null && <NoticeSettingsForm member={!me.guest} />}
      {me === 'offline' && <p className="muted panel">{words('home.noServer')}</p>}
      <p className="rowbtns">
        <Link href="/about">{words('nav.about')}</Link>
        {typeof me === 'object' && me?.admin && <Link href="/admin">{words('nav.admin')}</Link>}
      </p>
    </PageLayout>
  );
}

interface ChoiceProps<T> {
  readonly label: string;
  readonly value: T;
  readonly values: readonly (readonly [T, string])[];
  onChange(value: T): void;
}

function Choice<T extends string | number>({ label, value, values, onChange }: ChoiceProps<T>): ReactNode {
  return (
    <div className="setrow">
      <span className="lab">{label}</span>
      <fieldset className="seg" aria-label={label}>
        {values.map(([one, word]) => (
          <button key={one} type="button" aria-pressed={one === value} onClick={() => onChange(one)}>
            {word}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

type Switch = 'on' | 'off';

function Device(): ReactNode {
  const words = useWords();
  const settings = useSettings();
  const speeds: readonly Speed[] = [0, 0.5, 1, 2];
  return (
    <section className="panel">
      <h2 className="disp">{words('settings.device')}</h2>
      <label className="setrow">
        <span className="lab">{words('settings.name')}</span>
        <input className="inp" value={settings.name} maxLength={32} onChange={(event) => changeSettings({ name: event.target.value })} />
      </label>
      <Choice<Settings['language']>
        label={words('settings.language')}
        value={settings.language}
        values={[
          ['en', 'English'],
          ['it', 'Italiano'],
        ]}
        onChange={(language) => changeSettings({ language })}
      />
      <Choice<Settings['theme']>
        label={words('settings.theme')}
        value={settings.theme}
        values={(['system', 'light', 'dark'] as const).map((one) => [one, words(`theme.${one}`)])}
        onChange={(theme) => changeSettings({ theme })}
      />
      <Choice<Speed>
        label={words('settings.speed')}
        value={settings.speed}
        values={speeds.map((one) => [one, words(`speed.${String(one).replace('.', '')}`)])}
        onChange={(speed) => changeSettings({ speed })}
      />
      <Choice<Settings['confirm']>
        label={words('settings.confirm')}
        value={settings.confirm}
        values={(['needed', 'always'] as const).map((one) => [one, words(`confirm.${one}`)])}
        onChange={(confirm) => changeSettings({ confirm })}
      />
      <Choice<Switch>
        label={words('settings.sound')}
        value={settings.sound ? 'on' : 'off'}
        values={(['off', 'on'] as const).map((one) => [one, words(`sound.${one}`)])}
        onChange={(one) => changeSettings({ sound: one === 'on' })}
      />
      <Choice<Grace>
        label={words('settings.grace')}
        value={settings.grace}
        values={([0, 1200, 4000] as const).map((one) => [one, words(`grace.${one}`)])}
        onChange={(grace) => changeSettings({ grace })}
      />
      <div className="rowbtns">
        <button type="button" className="btn" onClick={() => void exportTables()}>
          {words('settings.export')}
        </button>
      </div>
    </section>
  );
}

/** Everything that is kept on this device, as a file. */
async function exportTables(): Promise<void> {
  saveFile('pantheon.json', await everythingKept());
}

/** Runs a request and says what was wrong with it. */
function useTry(): readonly [string | null, (step: () => Promise<void>) => void] {
  const words = useWords();
  const [trouble, setTrouble] = useState<string | null>(null);
  const run = (step: () => Promise<void>): void => {
    setTrouble(null);
    step().catch((error: unknown) => setTrouble(errorText(words, errorCodeOf(error))));
  };
  return [trouble, run];
}

const fieldOf = (event: FormEvent<HTMLFormElement>, name: string): string => String(new FormData(event.currentTarget).get(name) ?? '');

function SignIn(): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const [fresh, setFresh] = useState(false);
  const [trouble, run] = useTry();
  const withPasskey = async (): Promise<void> => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const { ceremony, options } = await call('POST /api/passkeys/login');
    const response = await startAuthentication({ optionsJSON: options });
    setMe(await call('POST /api/passkeys/login/finish', { body: { ceremony, response } }));
  };
  return (
    <section className="panel">
      <h2 className="disp">{words('account.title')}</h2>
      <p className="muted">{words('account.why')}</p>
      <form
        className="formgrid"
        onSubmit={(event) => {
          event.preventDefault();
          const body = { name: fieldOf(event, 'name'), password: fieldOf(event, 'password') };
          run(async () =>
            setMe(fresh ? await call('POST /api/account', { body: { ...body, language } }) : await call('POST /api/login', { body })),
          );
        }}
      >
        <label className="field">
          <span className="lab">{words('settings.name')}</span>
          <input name="name" required maxLength={32} autoComplete="username" />
        </label>
        <label className="field">
          <span className="lab">{words('account.password')}</span>
          <input
            name="password"
            type="password"
            required
            minLength={fresh ? 8 : 1}
            autoComplete={fresh ? 'new-password' : 'current-password'}
          />
        </label>
        {trouble !== null && <p className="alarm">{trouble}</p>}
        <div className="rowbtns">
          <button type="submit" className="btn primary">
            {words(fresh ? 'account.make' : 'account.in')}
          </button>
          <button type="button" className="btn quiet" onClick={() => setFresh(!fresh)}>
            {words(fresh ? 'account.have' : 'account.new')}
          </button>
          {!fresh && (
            <button type="button" className="btn quiet" onClick={() => run(withPasskey)}>
              {words('account.passkey')}
            </button>
          )}
        </div>
      </form>
    </section>
  );
}

function Account({ me }: { me: Me }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const [trouble, run] = useTry();
  const [leaving, setLeaving] = useState(false);
  const addPasskey = async (): Promise<void> => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const { ceremony, options } = await call('POST /api/passkeys/register', { body: { name: me.name } });
    const response = await startRegistration({ optionsJSON: options });
    setMe(await call('POST /api/passkeys/register/finish', { body: { ceremony, response } }));
  };
  return (
    <section className="panel">
      <h2 className="disp">{me.name}</h2>
      <p className="muted">{words(me.guest ? 'account.guest' : 'account.member')}</p>
      {me.guest && (
        <form
          className="formgrid"
          onSubmit={(event) => {
            event.preventDefault();
            const password = fieldOf(event, 'password');
            run(async () => setMe(await call('POST /api/account', { body: { name: me.name, password, language } })));
          }}
        >
          <label className="field">
            <span className="lab">{words('account.password')}</span>
            <input name="password" type="password" required minLength={8} autoComplete="new-password" />
          </label>
          <button type="submit" className="btn primary">
            {words('account.keep')}
          </button>
        </form>
      )}
      <div className="rowbtns">
        <button type="button" className="btn" onClick={() => run(addPasskey)}>
          {words('account.addPasskey')}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => run(async () => saveFile('pantheon-account.json', await call('GET /api/me/export')))}
        >
          {words('account.export')}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() =>
            run(async () => {
              await call('POST /api/logout');
              await askMe();
            })
          }
        >
          {words('account.out')}
        </button>
        <button type="button" className="btn danger" onClick={() => setLeaving(!leaving)} aria-expanded={leaving}>
          {words('account.delete')}
        </button>
      </div>
      {leaving && (
        <form
          className="formgrid"
          onSubmit={(event) => {
            event.preventDefault();
            const password = fieldOf(event, 'password');
            run(async () => {
              await call('DELETE /api/me', { body: password === '' ? {} : { password } });
              await askMe();
            });
          }}
        >
          <p>{words('account.deleteText')}</p>
          {me.hasPassword && (
            <label className="field">
              <span className="lab">{words('account.password')}</span>
              <input name="password" type="password" required autoComplete="current-password" />
            </label>
          )}
          <button type="submit" className="btn danger">
            {words('account.deleteNow')}
          </button>
        </form>
      )}
      {trouble !== null && <p className="alarm">{trouble}</p>}
    </section>
  );
}
