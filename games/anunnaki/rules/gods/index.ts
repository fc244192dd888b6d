import { PantheonError } from '@pantheon/kernel';
import type { House } from '../../data/model.ts';
import { MAJOR_BIT } from '../types.ts';
import { aegir } from './aegir.ts';
import { anu } from './anu.ts';
import { anubis } from './anubis.ts';
import { ares } from './ares.ts';
import { assur } from './assur.ts';
import { athena } from './athena.ts';
import { bastet } from './bastet.ts';
import { demeter } from './demeter.ts';
import { enki } from './enki.ts';
import { enlil } from './enlil.ts';
import { freya } from './freya.ts';
import { freyr } from './freyr.ts';
import { frigg } from './frigg.ts';
import { hades } from './hades.ts';
import { heimdallr } from './heimdallr.ts';
import { hera } from './hera.ts';
import { hermes } from './hermes.ts';
import { horus } from './horus.ts';
import { ishtar, ishtarUnlocked } from './ishtar.ts';
import { isis } from './isis.ts';
import { loki } from './loki.ts';
import { marduk } from './marduk.ts';
import { type Abilities, combine, type GodPower, type Moments } from './moments.ts';
import { ninhursag } from './ninhursag.ts';
import { ninlil } from './ninlil.ts';
import { odin, odinUnlocked } from './odin.ts';
import { osiris } from './osiris.ts';
import { poseidon } from './poseidon.ts';
import { ra, raUnlocked } from './ra.ts';
import { sekhmet } from './sekhmet.ts';
import { seth } from './seth.ts';
import { thor } from './thor.ts';
import { zeus, zeusUnlocked } from './zeus.ts';

const minors: { readonly [id: string]: GodPower } = {
  anubis,
  bastet,
  horus,
  isis,
  osiris,
  sekhmet,
  seth,
  aegir,
  freya,
  freyr,
  frigg,
  heimdallr,
  loki,
  thor,
  anu,
  assur,
  enki,
  enlil,
  marduk,
  ninhursag,
  ninlil,
  ares,
  athena,
  demeter,
  hades,
  hera,
  hermes,
  poseidon,
};
const majors: { readonly [id: string]: GodPower } = { ra, odin, ishtar, zeus };
const unlocked: { readonly [id: string]: GodPower } = { ra: raUnlocked, odin: odinUnlocked, ishtar: ishtarUnlocked, zeus: zeusUnlocked };

const powerOf = (powers: { readonly [id: string]: GodPower }, id: string): GodPower => {
  const power = powers[id];
  if (power === undefined) throw new PantheonError('bad-data', `nobody knows the power of ${id}`);
  return power;
};

/** The power of one Minor god card. */
export const minorPower = (house: House, card: number): Moments => {
  const god = house.minors[card] as House['minors'][number];
  return powerOf(minors, god.id)(god);
};

function powersOf(house: House, summoned: number): Moments[] {
  const powers = [powerOf(majors, house.major.id)(house.major)];
  if (summoned & MAJOR_BIT) powers.push(powerOf(unlocked, house.major.id)({ ...house.major, values: house.major.unlocked }));
  house.minors.forEach((_, card) => {
    if (summoned & (1 << card)) powers.push(minorPower(house, card));
  });
  return powers;
}

const COMBINATIONS = MAJOR_BIT * 2;

/** What the gods of a House do together; worked out once for each combination. */
export function abilitiesOf(): (house: House, summoned: number) => Abilities {
  const known: (Abilities | null)[][] = [];
  return (house, summoned) => {
    known[house.index] ??= Array.from({ length: COMBINATIONS }, () => null);
    const ofHouse = known[house.index] as (Abilities | null)[];
    const found = ofHouse[summoned] as Abilities | null;
    if (found !== null) return found;
    const fresh = combine(powersOf(house, summoned));
    ofHouse[summoned] = fresh;
    return fresh;
  };
}
