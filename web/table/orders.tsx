import type { OrderPlan, SeatCommand } from '@pantheon/table';
import { type ReactNode, useId, useRef, useState } from 'react';
import { errorText } from '../app/error-text.ts';
import type { MessageFormatter } from '../kit/index.ts';
import { useTable } from './context.tsx';
import { passText } from './pass.ts';

const PASS = 'pass';
const UNTILS = ['cancelled', 'round', 'once'] as const;

/** A question that can be answered ahead, with the answers that it knows. */
interface Ahead {
  readonly topic: string;
  readonly ask: string;
  readonly answers: readonly { readonly key: string; readonly text: string }[];
}

/** What can be answered ahead: whatever may be passed on, and the choice that lies on the table now. */
function useAhead(): readonly Ahead[] {
  const { session, speak, question } = useTable();
  const passed = Object.keys(session.game.text.catalogues.en)
    .flatMap((id) => (id.startsWith('pass.') ? [id.slice(5)] : []))
    .filter((topic) => speak.has(`order.${topic}`) || speak.has(`topic.${topic}`))
    .map((topic) => ({ topic, ask: askOf(speak, topic), answers: [{ key: PASS, text: speak.id(`pass.${topic}`) }] }));
  if (question === null || question.kind !== 'choose') return passed;
  const now = {
    topic: question.topic,
    ask: speak.plain(question.ask),
    answers: [
      ...question.options.map(({ key, text }) => ({ key, text: speak.plain(text) })),
      ...(question.pass ? [{ key: PASS, text: passText(speak, question.topic) }] : []),
    ],
  };
  return [now, ...passed.filter(({ topic }) => topic !== now.topic)];
}

/** A question in words that need no table around them: its own, or what others read while somebody thinks about it. */
export const askOf = (speak: Pick<MessageFormatter, 'has' | 'id'>, topic: string): string => {
  const text = speak.id(speak.has(`order.${topic}`) ? `order.${topic}` : `topic.${topic}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** The standing orders of whoever looks: those that stand, and a new one. */
export function Orders({ onClose }: { onClose(): void }): ReactNode {
  const { session, words, board, props, snapshot } = useTable();
  const { orders } = snapshot;
  const ahead = useAhead();
  const { Orders: OwnOrders } = board;
  const [trouble, setTrouble] = useState<string | null>(null);
  const send = async (command: SeatCommand): Promise<void> => {
    setTrouble(null);
    setTrouble(await session.send(command));
  };
  const leave = (plan: OrderPlan): void => void send({ kind: 'order', plan });
  const list = useRef<HTMLUListElement>(null);
  const cancel = (id: string): void => {
    // The button that was pressed goes with its order: whoever uses the keyboard goes on from the list.
    list.current?.focus();
    void send({ kind: 'cancel-order', order: id });
  };
  // Orders in the game's own words are shown by its own form, where it has one.
  const own = orders.flatMap(({ id, plan }) => (plan.kind === 'game' ? [{ id, order: plan.order, until: plan.until }] : []));
  const listed = orders.filter(({ plan }) => plan.kind === 'answer' || OwnOrders === undefined);
  return (
    <>
      <p className="muted">{words('orders.text')}</p>
      {OwnOrders !== undefined && (
        <OwnOrders {...props} orders={own} leave={(order, until) => leave({ kind: 'game', order: { ...order }, until })} cancel={cancel} />
      )}
      {listed.length === 0 && <p>{words('orders.none')}</p>}
      <ul className="rows orders" ref={list} tabIndex={-1}>
        {listed.map((order) => (
          <li key={order.id}>
            <span>
              <PlanText plan={order.plan} />
              <small className="muted"> {words(`orders.until.${order.plan.until}`)}</small>
            </span>
            <button type="button" className="btn quiet" onClick={() => cancel(order.id)}>
              {words('orders.cancel')}
            </button>
          </li>
        ))}
      </ul>
      {ahead.length === 0 ? <p>{words('orders.nothing')}</p> : <NewOrder ahead={ahead} onLeave={leave} />}
      {trouble !== null && <p className="alarm">{errorText(words, trouble)}</p>}
      <div className="row">
        <button type="button" className="btn" onClick={onClose}>
          {words('actions.close')}
        </button>
      </div>
    </>
  );
}

/** A standing order in words. The answer to a question that is not on the table now has no words of its own. */
function PlanText({ plan }: { plan: OrderPlan }): ReactNode {
  const { speak, words, question } = useTable();
  if (plan.kind !== 'answer') return words('orders.own');
  const ask = speak.has(`topic.${plan.topic}`) ? askOf(speak, plan.topic) : words('orders.question');
  const option = question?.topic === plan.topic ? question.options.find(({ key }) => key === plan.key) : undefined;
  if (plan.key === PASS) return `${ask}: ${passText(speak, plan.topic)}`;
  return `${ask}: ${option === undefined ? words('orders.chosen') : speak.plain(option.text)}`;
}

function NewOrder({ ahead, onLeave }: { ahead: readonly Ahead[]; onLeave(plan: OrderPlan): void }): ReactNode {
  const { words } = useTable();
  const id = useId();
  const [topic, setTopic] = useState(ahead[0]?.topic ?? '');
  const [key, setKey] = useState('');
  const [until, setUntil] = useState<(typeof UNTILS)[number]>('cancelled');
  const chosen = ahead.find((one) => one.topic === topic) ?? ahead[0];
  const answer = chosen?.answers.find((one) => one.key === key) ?? chosen?.answers[0];
  if (chosen === undefined || answer === undefined) return null;
  return (
    <form
      className="neworder"
      onSubmit={(event) => {
        event.preventDefault();
        onLeave({ kind: 'answer', topic: chosen.topic, key: answer.key, until });
      }}
    >
      <div className="field">
        <label htmlFor={`${id}-topic`}>{words('orders.asked')}</label>
        <select id={`${id}-topic`} value={chosen.topic} onChange={(event) => setTopic(event.target.value)}>
          {ahead.map((one) => (
            <option key={one.topic} value={one.topic}>
              {one.ask}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-key`}>{words('orders.answer')}</label>
        <select id={`${id}-key`} value={answer.key} onChange={(event) => setKey(event.target.value)}>
          {chosen.answers.map((one) => (
            <option key={one.key} value={one.key}>
              {one.text}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-until`}>{words('orders.until')}</label>
        <select id={`${id}-until`} value={until} onChange={(event) => setUntil(event.target.value as (typeof UNTILS)[number])}>
          {UNTILS.map((one) => (
            <option key={one} value={one}>
              {words(`orders.until.${one}`)}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="btn primary" data-leave>
        {words('orders.leave')}
      </button>
    </form>
  );
}
