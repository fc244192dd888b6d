import type { NoticeSettings, NoticeState, WebhookFormat } from '@pantheon/server/api';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '../app/api.ts';
import { deviceName } from '../app/device-name.ts';
import { errorCodeOf, errorText } from '../app/error-text.ts';
import { useWords } from '../app/words.ts';

const decoded = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** Lets the server wake this device. */
async function addDevice(key: string): Promise<NoticeState> {
  const worker = await navigator.serviceWorker.ready;
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: decoded(key) });
  const { endpoint, keys } = found.toJSON();
  return call('POST /api/notices/devices', {
    body: { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } },
  });
}

/** How somebody is told that it is their turn while they are elsewhere. */
export function NoticeSettingsForm({ member }: { member: boolean }): ReactNode {
  const words = useWords();
  const [state, setState] = useState<NoticeState | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const run = (step: Promise<NoticeState>): void => {
    setTrouble(null);
    step.then(setState, (error: unknown) => setTrouble(errorText(words, errorCodeOf(error))));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => run(call('GET /api/notices/settings')), []);
  if (state === null) return null;
  const { settings, ways } = state;
  const change = (next: Partial<NoticeSettings>): void => run(call('PUT /api/notices/settings', { body: { ...settings, ...next } }));
  return (
    <section className="panel">
      <h2 className="disp">{words('notices.title')}</h2>
      <p className="muted">{words('notices.text')}</p>
      {ways.push !== null && <Push state={state} onChange={change} run={run} />}
      {ways.email && <Email state={state} onChange={change} run={run} />}
      {ways.webhook && member && <Webhook state={state} onChange={change} run={run} />}
      <Quiet settings={settings} onChange={change} />
      {trouble !== null && <p className="alarm">{trouble}</p>}
    </section>
  );
}

interface WayProps {
  readonly state: NoticeState;
  onChange(next: Partial<NoticeSettings>): void;
  run(step: Promise<NoticeState>): void;
}

function Push({ state, onChange, run }: WayProps): ReactNode {
  const words = useWords();
  const { push } = state.ways;
  const canPush = 'serviceWorker' in navigator && 'PushManager' in globalThis;
  return (
    <div className="way">
      <label className="check">
        <input type="checkbox" checked={state.settings.push} onChange={(event) => onChange({ push: event.target.checked })} />{' '}
        {words('notices.push')}
      </label>
      <ul className="rows">
        {state.devices.map(({ id, device }) => (
          <li key={id}>
            <span>{deviceName(words, device)}</span>
            <button type="button" className="btn quiet" onClick={() => run(call('DELETE /api/notices/devices/:id', { params: { id } }))}>
              {words('notices.remove')}
            </button>
          </li>
        ))}
      </ul>
      {push !== null && canPush && (
        <button type="button" className="btn" onClick={() => run(addDevice(push.key))}>
          {words('notices.addDevice')}
        </button>
      )}
    </div>
  );
}

function Email({ state, onChange, run }: WayProps): ReactNode {
  const words = useWords();
  const [email, setEmail] = useState(state.address?.email ?? '');
  return (
    <form
      className="way"
      onSubmit={(event) => {
        event.preventDefault();
        run(call('PUT /api/notices/email', { body: { email: email.trim() === '' ? null : email.trim() } }));
      }}
    >
      <label className="check">
        <input type="checkbox" checked={state.settings.email} onChange={(event) => onChange({ email: event.target.checked })} />{' '}
        {words('notices.email')}
      </label>
      <div className="copyrow">
        <input
          className="inp"
          type="email"
          maxLength={254}
          value={email}
          aria-label={words('notices.address')}
          placeholder={words('notices.address')}
          onChange={(event) => setEmail(event.target.value)}
        />
        <button type="submit" className="btn">
          {words('notices.save')}
        </button>
      </div>
      {state.address !== null && !state.address.confirmed && <p className="muted">{words('notices.unconfirmed')}</p>}
    </form>
  );
}

const FORMATS: readonly WebhookFormat[] = ['json', 'discord', 'slack', 'telegram'];

function Webhook({ state, onChange, run }: WayProps): ReactNode {
  const words = useWords();
  const [url, setUrl] = useState(state.webhook ?? '');
  const [format, setFormat] = useState(state.webhookFormat);
  return (
    <form
      className="way"
      onSubmit={(event) => {
        event.preventDefault();
        run(call('PUT /api/notices/webhook', { body: { url: url.trim() === '' ? null : url.trim(), format } }));
      }}
    >
      <label className="check">
        <input type="checkbox" checked={state.settings.webhook} onChange={(event) => onChange({ webhook: event.target.checked })} />{' '}
        {words('notices.webhook')}
      </label>
      <div className="copyrow">
        <input
          className="inp"
          type="url"
          maxLength={500}
          pattern="https://.*"
          value={url}
          aria-label={words('notices.webhook')}
          placeholder="https://"
          onChange={(event) => setUrl(event.target.value)}
        />
        <select
          className="inp"
          value={format}
          aria-label={words('notices.format')}
          onChange={(event) => setFormat(event.target.value as WebhookFormat)}
          data-format
        >
          {FORMATS.map((one) => (
            <option key={one} value={one}>
              {words(`notices.format.${one}`)}
            </option>
          ))}
        </select>
        <button type="submit" className="btn">
          {words('notices.save')}
        </button>
      </div>
    </form>
  );
}

const NIGHT = { from: '22:00', to: '08:00' } as const;

function Quiet({ settings, onChange }: { settings: NoticeSettings; onChange(next: Partial<NoticeSettings>): void }): ReactNode {
  const words = useWords();
  const { quiet } = settings;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div className="way">
      <label className="check">
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={(event) => onChange({ quiet: event.target.checked ? { ...NIGHT, zone } : null })}
        />{' '}
        {words('notices.quiet')}
      </label>
      {quiet !== null && (
        <div className="copyrow">
          {(['from', 'to'] as const).map((end) => (
            <input
              key={end}
              className="inp"
              type="time"
              value={quiet[end]}
              aria-label={words(`notices.${end}`)}
              onChange={(event) => event.target.value !== '' && onChange({ quiet: { ...quiet, [end]: event.target.value, zone } })}
            />
          ))}
        </div>
      )}
    </div>
  );
}
