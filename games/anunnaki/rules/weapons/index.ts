import type { WeaponCard } from '../../data/model.ts';
import { ballista } from './ballista.ts';
import { compositeBow } from './composite-bow.ts';
import type { WeaponEffect, WeaponPower } from './effects.ts';
import { sarissa } from './sarissa.ts';
import { sling } from './sling.ts';
import { vikingHelmet } from './viking-helmet.ts';
import { warChariot } from './war-chariot.ts';
import { warHammer } from './war-hammer.ts';

const powers: { readonly [id: string]: WeaponPower } = {
  sling,
  ballista,
  'war-hammer': warHammer,
  'viking-helmet': vikingHelmet,
  'composite-bow': compositeBow,
  'war-chariot': warChariot,
  sarissa,
};

const NO_EFFECT: WeaponEffect = {};

/** The effect of a card; most have none. */
export const effectOf = (card: WeaponCard): WeaponEffect => powers[card.id]?.(card) ?? NO_EFFECT;
