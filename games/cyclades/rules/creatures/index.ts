import type { Powers } from '../powers.ts';
import { cerberus } from './cerberus.ts';
import { charon } from './charon.ts';
import { chimera } from './chimera.ts';
import { cyclops } from './cyclops.ts';
import { dryad } from './dryad.ts';
import { giant } from './giant.ts';
import { graeae } from './graeae.ts';
import { griffin } from './griffin.ts';
import { harpy } from './harpy.ts';
import { hydra } from './hydra.ts';
import { kraken } from './kraken.ts';
import { medusa } from './medusa.ts';
import { minotaur } from './minotaur.ts';
import { pegasus } from './pegasus.ts';
import { polyphemus } from './polyphemus.ts';
import { satyr } from './satyr.ts';
import { sphinx } from './sphinx.ts';
import { sylph } from './sylph.ts';

/** The powers of the eighteen creatures. */
export const creaturePowers: Powers['creatures'] = {
  charon,
  chimera,
  cyclops,
  dryad,
  giant,
  griffin,
  harpy,
  graeae,
  pegasus,
  satyr,
  sphinx,
  sylph,
  cerberus,
  hydra,
  kraken,
  medusa,
  minotaur,
  polyphemus,
};
