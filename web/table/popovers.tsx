import type { BlockedOptionDto, Ref } from '@pantheon/kernel';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../kit/index.ts';
import { useTable } from './context.tsx';
import { nameOr } from './highlight-plan.ts';

const GAP = 10;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Where something floating of a certain size stands: beside what it is about, above the floor, which is where the question and its answers
 * begin; above the floor altogether where it is about something in there.
 */
export function placeBeside(
  at: Box,
  size: { readonly width: number; readonly height: number },
  floor: number,
  width: number,
): { left: number; top: number } {
  const within = (left: number): number => Math.max(GAP, Math.min(left, width - size.width - GAP));
  const lowest = Math.max(GAP, floor - GAP - size.height);
  if (at.top >= floor) return { left: within(at.left), top: lowest };
  const right = at.right + GAP;
  const left = right + size.width < width - GAP ? right : at.left - GAP - size.width;
  if (left >= GAP) return { left, top: Math.max(GAP, Math.min((at.top + at.bottom - size.height) / 2, lowest)) };
  const above = at.top - GAP - size.height;
  return { left: within(at.left), top: above >= GAP ? above : Math.min(at.bottom + GAP, lowest) };
}

/** Keeps something floating beside an element, never over the question. */
function usePlace(at: Element): readonly [React.RefObject<HTMLDivElement | null>, { left: number; top: number }] {
  const self = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: -9999, top: -9999 });
  useLayoutEffect(() => {
    const mine = self.current?.getBoundingClientRect();
    if (mine === undefined) return;
    const under = document.querySelector('.dock,.sheet')?.getBoundingClientRect().top ?? 0;
    // A sheet beside the board is no floor.
    const floor = under > innerHeight / 4 ? under : innerHeight;
    setPlace(placeBeside(at.getBoundingClientRect(), mine, floor, innerWidth));
  }, [at]);
  return [self, place];
}

/** Why something is not possible: the sentence, and the number of the rule. */
export function WhyPopover({ blocked, at }: { blocked: BlockedOptionDto; at: Element }): ReactNode {
  const { speak, openRule, hideCard, words } = useTable();
  const [self, place] = usePlace(at);
  return (
    <div ref={self} className="pop why" style={{ position: 'fixed', ...place }} role="status">
      <div className="in">
        <b>{speak.plain(blocked.text)}</b>
        <span>{speak.plain(blocked.why.text)}</span>
        <span>
          <button
            type="button"
            className="rule"
            onClick={() => {
              hideCard();
              openRule(blocked.why.rule);
            }}
          >
            {words('why.read', { rule: blocked.why.rule })}
          </button>
        </span>
      </div>
    </div>
  );
}

/** All about a component: name, picture, effect, where it is now, and why it cannot be had. */
export function CardPopover({ thing, at, held }: { thing: Ref; at: Element; held: boolean }): ReactNode {
  const { board, props, speak, question, words } = useTable();
  const [self, place] = usePlace(at);
  const card = board.card(thing, props);
  if (card === null) return null;
  const blocked = question?.blocked.find((entry) => entry.focus.includes(thing));
  return (
    <div ref={self} className={`ccard ${held ? 'held' : ''}`} style={place} role="status" data-card={thing}>
      {card.picture ??
        (card.art !== undefined && (
          <div className="band">
            <Icon of={card.art} />
            {card.corner !== undefined && <span className="coin">{card.corner}</span>}
          </div>
        ))}
      <div className="body">
        <span className="cap">{card.kind}</span>
        <h3>{nameOr(speak, thing, card.kind)}</h3>
        {card.text !== undefined && <p>{card.text}</p>}
        {((card.facts?.length ?? 0) > 0 || blocked !== undefined) && (
          <dl>
            {card.facts?.map((fact) => (
              <div key={fact.label} style={{ display: 'contents' }}>
                <dt>{fact.label}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
            {blocked !== undefined && (
              <>
                <dt>{words('card.whyNot')}</dt>
                <dd className="bad">
                  {speak.plain(blocked.why.text)} <span className="rule">{blocked.why.rule}</span>
                </dd>
              </>
            )}
          </dl>
        )}
      </div>
    </div>
  );
}
