import type { Powers } from '../powers.ts';
import { ajax } from './ajax.ts';
import { croesus } from './croesus.ts';
import { hector } from './hector.ts';
import { helen } from './helen.ts';
import { jason } from './jason.ts';
import { odysseus } from './odysseus.ts';
import { pandora } from './pandora.ts';
import { penthesilea } from './penthesilea.ts';
import { perseus } from './perseus.ts';

/** The powers of the nine heroes. */
export const heroPowers: Powers['heroes'] = { ajax, croesus, hector, helen, jason, pandora, penthesilea, odysseus, perseus };
