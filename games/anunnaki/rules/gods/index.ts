import type { Powers } from '../powers.ts';
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

/** What Minor gods do. */
export const minor: Powers['minor'] = {
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

/** What Major gods do from the start. */
export const major: Powers['major'] = { ra, odin, ishtar, zeus };

/** What Major gods do once they are summoned. */
export const unlocked: Powers['unlocked'] = { ra: raUnlocked, odin: odinUnlocked, ishtar: ishtarUnlocked, zeus: zeusUnlocked };
