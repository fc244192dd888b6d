import type { Catalogue } from '@pantheon/text';

/** What has happened. */
export const log: Catalogue = {
  'log.round': 'Round {n}',
  'log.phase':
    '{phase, select, movement {Movement} harvest {Harvest} trade {Trade} construction {Construction} growth {Growth} other {Rising waters}}',
  'log.colour':
    '{seat_is, select, you {You choose} other {{seat} chooses}} {colour} and {seat_is, select, you {begin} other {begins}} in {land}.',
  'log.drawn':
    '{seat_is, select, you {You draw} other {{seat} draws}} {colour} and {seat_is, select, you {begin} other {begins}} in {land}.',
  'log.opens': '{seat_is, select, you {You open} other {{seat} opens}} the round.',
  'log.marched': '{seat_is, select, you {You move} other {{seat} moves}} {who} from {from} to {to}.',
  'log.carried': '{seat_is, select, you {You ship} other {{seat} ships}} {who} from {from} to {to} over {via}.',
  'log.sailed': '{seat_is, select, you {You sail} other {{seat} sails}} {ships, plural, one {# ship} other {# ships}} from {from} to {to}.',
  'log.requested':
    '{seat_is, select, you {You ask} other {{seat} asks}} {owner_is, select, you {you} other {{owner}}} for passage from {from} to {to}.',
  'log.agreed': '{owner_is, select, you {You carry} other {{owner} carries}} for {seat_is, select, you {you} other {{seat}}}.',
  'log.refused': '{owner_is, select, you {You refuse} other {{owner} refuses}} passage to {seat_is, select, you {you} other {{seat}}}.',
  'log.stance':
    '{seat_is, select, you {You} other {{seat}}} from now on {stance, select, allow {will always carry} refuse {will never carry} other {{seat_is, select, you {want} other {wants}} to be asked before carrying}} for {other_is, select, you {you} other {{other}}}.',
  'log.fought':
    '{attacker_is, select, you {You attack} other {{attacker} attacks}} {defender_is, select, you {you} other {{defender}}} in {land}. Both lose {lost, plural, one {# warrior} other {# warriors}}; {winner_is, select, you {you keep} other {{winner} keeps}} {left}.',
  'log.drawnFight':
    '{attacker_is, select, you {You attack} other {{attacker} attacks}} {defender_is, select, you {you} other {{defender}}} in {land}. {lost, plural, one {One warrior dies} other {# warriors die}} on each side; none is left.',
  'log.seaFought':
    '{attacker_is, select, you {You attack} other {{attacker} attacks}} {defender_is, select, you {you} other {{defender}}} in {ocean}. Both lose {lost, plural, one {# ship} other {# ships}}; {winner_is, select, you {you keep} other {{winner} keeps}} {left}.',
  'log.seaDrawn':
    '{attacker_is, select, you {You attack} other {{attacker} attacks}} {defender_is, select, you {you} other {{defender}}} in {ocean}. {lost, plural, one {One ship sinks} other {# ships sink}} on each side; none is left.',
  'log.enslaved':
    '{seat_is, select, you {You enslave} other {{seat} enslaves}} {slaves, plural, one {# worker} other {# workers}} in {land}.',
  'log.freed': '{workers, plural, one {A worker is} other {# workers are}} free in {land}.',
  'log.lost': '{land} is lost to fanatics for ever{people, plural, =0 {.} other {. Gone with it: {who}.}}',
  'log.harvested':
    '{seat_is, select, you {You bring in} other {{seat} brings in}} {goods}{trees, plural, =0 {} one {; one tree falls} other {; # trees fall}}.',
  'log.stripped': 'Stripped of the last tree: {lands}.',
  'log.idle': '{fanatics, plural, one {One idle worker turns} other {# idle workers turn}} fanatic in {land}.',
  'log.offered': '{seat_is, select, you {You offer} other {{seat} offers}} {to_is, select, you {you} other {{to}}} {give} for {take}.',
  'log.offeredAll': '{seat_is, select, you {You offer} other {{seat} offers}} everybody {give} for {take}.',
  'log.countered': '{seat_is, select, you {You answer} other {{seat} answers}} {to_is, select, you {you} other {{to}}}: {give} for {take}.',
  'log.traded':
    '{seat_is, select, you {You accept} other {{seat} accepts}}: {from_is, select, you {you give} other {{from} gives}} {give} for {take}.',
  'log.declined':
    '{seat_is, select, you {You decline} other {{seat} declines}} {from_is, select, you {your offer} other {the offer of {from}}}.',
  'log.withdrew': '{seat_is, select, you {You withdraw} other {{seat} withdraws}} an offer.',
  'log.lapsed': 'An offer of {seat_is, select, you {yours} other {{seat}}} is void: the goods are gone.',
  'log.done': '{seat_is, select, you {You are} other {{seat} is}} done with trade.',
  'log.built': '{seat_is, select, you {You build} other {{seat} builds}} in {land}: {what}, for {price}.',
  'log.builtFree': '{seat_is, select, you {You also build} other {{seat} also builds}} in {land}: {what}.',
  'log.launched': '{seat_is, select, you {You launch} other {{seat} launches}} a ship in {ocean} for {wood} wood.',
  'log.born': '{workers, plural, one {# worker is} other {# workers are}} born to {seat_is, select, you {you} other {{seat}}}.',
  'log.fanaticsBorn': '{fanatics, plural, one {# fanatic is} other {# fanatics are}} born.',
  'log.counter': '{counter, plural, one {# space is} other {# spaces are}} bare of trees. The world stops at {end}.',
  'log.rises': 'The waters rise{stage, select, 1 {} 2 { again} other { a third time}}: {lands}.',
  'log.fled': '{seat_is, select, you {You flee} other {{seat} flees}} from {from} to {to} with {who}.',
  'log.letGo':
    '{seat_is, select, you {Your warriors have} other {The warriors of {seat} have}} nowhere to flee from {land} and let their slaves go.',
  'log.drowned': 'The waters take {land}. Drowned: {who}.',
  'log.ended':
    '{how, select, deforested {The forests are gone: the world stops.} extinct {Nobody is left alive.} stalled {Too few forests are left to fell: nothing more can happen.} other {The last round is over.}}',
};
