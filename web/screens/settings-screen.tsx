import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { chooseLanguage, languageName, useOfferedLanguages } from '../app/languages.ts';
import { useMe } from '../app/me.ts';
import { PageLayout } from '../app/page-layout.tsx';
import { saveFile } from '../app/save-file.ts';
import { changeSettings, type Grace, type Settings, type Speed, useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { everythingKept } from '../match/store.ts';
import { SignIn } from './account/sign-in.tsx';
import { AccountSummary } from './account/summary.tsx';
import { NoticeSettingsForm } from './notices.tsx';

/** Language, look, motion; and the account, where there is a server. */
export function SettingsScreen(): ReactNode {
  const words = useWords();
  const me = useMe();
  return (
    <PageLayout title={words('nav.settings')} className="narrow settings">
      <h1 className="disp">{words('settings.heading')}</h1>
      <Device />
      {me !== 'offline' && me !== 'unknown' && (me === null ? <SignIn /> : <AccountSummary me={me} />)}
      {typeof me === 'object' && me !== null && <NoticeSettingsForm member={!me.guest} />}
      {me === 'offline' && <p className="muted panel">{words('home.noServer')}</p>}
      <p className="rowbtns">
        {elsewhere(me).map(([to, name]) => (
          <Link key={to} className="btn" href={to}>
            {words(name)}
          </Link>
        ))}
      </p>
    </PageLayout>
  );
}

/** The ways from here to other pages, for whoever is signed in and for anybody else. */
function elsewhere(me: ReturnType<typeof useMe>): readonly (readonly [to: string, name: string])[] {
  const somebody = typeof me === 'object' && me !== null ? me : null;
  return [
    ...(somebody === null
      ? []
      : ([
          ['/comfort', 'comfort.title'],
          ['/kept-away', 'safety.kept'],
        ] as const)),
    ['/replays', 'nav.replays'],
    ['/about', 'nav.about'],
    ...(somebody?.admin ? ([['/admin', 'nav.admin']] as const) : []),
  ];
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
  const offered = useOfferedLanguages();
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
        values={offered.map((language) => [language, languageName(language)])}
        onChange={(language) => void chooseLanguage(language)}
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
