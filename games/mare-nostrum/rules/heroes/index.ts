import type { Power } from '../powers.ts';
import { achilles } from './achilles.ts';
import { adonis } from './adonis.ts';
import { aeneas } from './aeneas.ts';
import { agamemnon } from './agamemnon.ts';
import { ajax } from './ajax.ts';
import { antigone } from './antigone.ts';
import { archimedes } from './archimedes.ts';
import { ariadne } from './ariadne.ts';
import { atlas } from './atlas.ts';
import { caesar } from './caesar.ts';
import { castorPollux } from './castor-pollux.ts';
import { circe } from './circe.ts';
import { cleopatra } from './cleopatra.ts';
import { croesus } from './croesus.ts';
import { gilgamesh } from './gilgamesh.ts';
import { hamilcar } from './hamilcar.ts';
import { hammurabi } from './hammurabi.ts';
import { hannibal } from './hannibal.ts';
import { helen } from './helen.ts';
import { hercules } from './hercules.ts';
import { imhotep } from './imhotep.ts';
import { jason } from './jason.ts';
import { medusa } from './medusa.ts';
import { midas } from './midas.ts';
import { minos } from './minos.ts';
import { moses } from './moses.ts';
import { nebuchadnezzar } from './nebuchadnezzar.ts';
import { penthesilea } from './penthesilea.ts';
import { pericles } from './pericles.ts';
import { queenOfSheba } from './queen-of-sheba.ts';
import { solomon } from './solomon.ts';
import { spartacus } from './spartacus.ts';
import { ulysses } from './ulysses.ts';

/** Every hero. */
export const heroes: readonly Power[] = [
  achilles,
  adonis,
  aeneas,
  agamemnon,
  ajax,
  antigone,
  archimedes,
  ariadne,
  atlas,
  caesar,
  castorPollux,
  circe,
  cleopatra,
  croesus,
  gilgamesh,
  hamilcar,
  hammurabi,
  hannibal,
  helen,
  hercules,
  imhotep,
  jason,
  medusa,
  midas,
  minos,
  moses,
  nebuchadnezzar,
  penthesilea,
  pericles,
  queenOfSheba,
  solomon,
  spartacus,
  ulysses,
];
