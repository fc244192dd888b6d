import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../../app/words.ts';
import { Icon, icons } from '../../kit/index.ts';
import { BotWorker } from '../../match/bot-port.ts';
import { knownFairness } from '../../match/fairness.ts';
import type { Finished } from '../../match/finished.ts';
import { Badges } from './badges.tsx';
import { type Check, checksOf } from './checks.ts';

type Stand = 'idle' | 'working' | 'cannot' | readonly Check[];

/** Shows seal and seed of a finished match, and plays it again here to check both. */
export function Fairness({ finished, rules }: { finished: Finished; rules: string }): ReactNode {
  const words = useWords();
  const { record } = finished;
  const [stand, setStand] = useState<Stand>('idle');
  const worker = useRef<BotWorker | null>(null);
  useEffect(() => () => worker.current?.close(), []);
  const verify = (): void => {
    const beside = new BotWorker();
    worker.current = beside;
    setStand('working');
    beside
      .ask('verify', { game: record.game, record })
      .then(
        (found) => setStand(checksOf(found, record, finished.where === 'remote' ? knownFairness(finished.id) : null)),
        () => setStand('cannot'),
      )
      .finally(() => beside.close());
  };
  return (
    <section className="panel fairness">
      <div className="sh">
        <h2 className="disp">{words('fair.title')}</h2>
        <Badges customPack={record.pack !== undefined} seedChosen={finished.seedChosen === true} rules={record.rules} />
      </div>
      <dl>
        <dt>{words('fair.sealText')}</dt>
        <dd>
          <code className="seal">{record.commitment}</code>
        </dd>
        <dt>{words('fair.seedText')}</dt>
        <dd>
          <code className="seal">{record.seed}</code>
        </dd>
      </dl>
      {stand === 'working' && <p role="status">{words('fair.working')}</p>}
      {stand === 'cannot' && <p className="alarm">{words('fair.cannot')}</p>}
      {typeof stand === 'object' && <Checked checks={stand} />}
      {stand !== 'working' && record.rules === rules && (
        <button type="button" className="btn" onClick={verify} data-verify>
          {words(stand === 'idle' ? 'fair.verify' : 'fair.again')}
        </button>
      )}
      {stand === 'idle' && record.rules !== rules && <p className="muted">{words('fair.cannot')}</p>}
    </section>
  );
}

function Checked({ checks }: { checks: readonly Check[] }): ReactNode {
  const words = useWords();
  const well = checks.every(({ ok }) => ok !== false);
  return (
    <div role="status" data-verified={well}>
      <ul className="checks">
        {checks.map(({ name, ok, n }) => (
          <li key={name} className={ok === false ? 'wrong' : ok === null ? 'unknown' : 'ok'}>
            {ok === null ? <span aria-hidden="true">–</span> : <Icon of={ok ? icons.check : icons.close} />}
            <span>{words(`fair.check.${name}`, n === undefined ? {} : { n })}</span>
            <b>{words(ok === false ? 'fair.wrong' : ok === null ? 'fair.unknown' : 'fair.ok')}</b>
          </li>
        ))}
      </ul>
      <p className={well ? '' : 'alarm'}>{words(well ? 'fair.allWell' : 'fair.notWell')}</p>
    </div>
  );
}
