import type { Ref } from '@pantheon/kernel';
import type { MessageFormatter, Written } from '@pantheon/text';
import type { ReactNode } from 'react';
import type { ComponentCard } from './contract.ts';
import { type Drawing, Icon } from './icon.tsx';

/** What a reference names: `god:zeus` is of the kind `god` and has the id `zeus`. */
export function readRef(thing: string): { readonly kind: string; readonly id: string } {
  const at = thing.indexOf(':');
  return { kind: thing.slice(0, at), id: thing.slice(at + 1) };
}

/** References to everything in a list, of one kind. */
export const refsOf = (kind: string, list: readonly { readonly id: string }[]): Ref[] => list.map(({ id }): Ref => `${kind}:${id}`);

/** One entry for each kind of reference: what to make of an id of that kind. */
type ByKind<Made, Given extends readonly unknown[]> = {
  readonly [kind: string]: (id: string, ...given: Given) => Made | null | undefined;
};

/** Answers for any reference out of a table by kind; null for a kind or an id that is not in it. */
export const byKind =
  <Made, Given extends readonly unknown[] = []>(table: ByKind<Made, Given>) =>
  (thing: string, ...given: Given): Made | null => {
    const { kind, id } = readRef(thing);
    return table[kind]?.(id, ...given) ?? null;
  };

/** Drawings by id. */
export type Drawings = { readonly [id: string]: Drawing };

/** The drawing of anything that a reference names, out of a table by kind: drawings by id, or a function where an id says more. */
export const drawingByKind = (table: { readonly [kind: string]: Drawings | ((id: string) => Drawing | undefined) }) =>
  byKind<Drawing>(
    Object.fromEntries(Object.entries(table).map(([kind, of]) => [kind, typeof of === 'function' ? of : (id: string) => of[id]])),
  );

/** The small picture in front of an answer, where every picture is a drawing. */
export const iconFrom =
  (drawingOf: (thing: Ref) => Drawing | null) =>
  (thing: Ref): ReactNode => {
    const drawing = drawingOf(thing);
    return drawing === null ? null : <Icon of={drawing} />;
  };

/** All about any component, out of a table by kind. A card that brings no art of its own has the drawing of its reference. */
export const cardByKind = <Props,>(
  table: ByKind<ComponentCard, [props: Props]>,
  drawingOf: (thing: Ref) => Drawing | null,
): ((thing: Ref, props: Props) => ComponentCard | null) => {
  const cardOf = byKind(table);
  return (thing, props) => {
    const card = cardOf(thing, props);
    const art = drawingOf(thing);
    return card === null || art === null ? card : { art, ...card };
  };
};

/** A card that has nothing but what is printed on the component; null where there is no such component. */
export const printedCard = (kind: string, text: Written | undefined, speak: MessageFormatter): ComponentCard | null =>
  text === undefined ? null : { kind: speak.id(kind), text: speak.printed(text) };

/** The one of a list with an id. */
export const withId = <One extends { readonly id: string }>(list: readonly One[], id: string): One | undefined =>
  list.find((one) => one.id === id);
