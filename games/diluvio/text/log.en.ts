import type { Catalogue } from '@pantheon/text';

const stage = '{stage, select, 1 {First} 2 {Second} other {Third}}';

/** Who attacks whom; what follows says where. */
const attack = '{attacker_is, select, you {You attack} other {{attacker} attacks}} {defender_is, select, you {you} other {{defender}}}';

/** What kind of offer it is, and what it is about. */
const offer =
  '{give_is, select, nothing {request for {take} as a gift} other {{take_is, select, nothing {gift of {give}} other {offer of {give} for {take}}}}}';

/** What has happened. */
export const log: Catalogue = {
  'log.round': 'Round {n}',
  'log.phase':
    '{phase, select, movement {Movement} harvest {Harvest} trade {Trade} construction {Construction} growth {Growth} other {Rising waters}}',
  'log.colour': '{seat_is, select, you {You choose {colour} and begin} other {{seat} chooses {colour} and begins}} {land_in}.',
  'log.drawn': '{seat_is, select, you {You draw {colour} and begin} other {{seat} draws {colour} and begins}} {land_in}.',
  'log.opens': '{seat_is, select, you {You open} other {{seat} opens}} the round.',
  'log.marched': '{seat_is, select, you {You move} other {{seat} moves}} {who} {from_from} {to_to}.',
  'log.carried': '{seat_is, select, you {You carry} other {{seat} carries}} {who} {from_from} {to_to} across {via_the}.',
  'log.sailed': '{seat_is, select, you {You move} other {{seat} moves}} {ships, plural, one {a ship} other {# ships}} {from_from} {to_to}.',
  'log.requested':
    '{seat_is, select, you {You ask} other {{seat} asks}} {owner_is, select, you {you} other {{owner}}} to carry {who} {from_from} {to_to}.',
  'log.requested.earlier':
    '{seat_is, select, you {You ask} other {{seat} asks}} {owner_is, select, you {you} other {{owner}}} for passage {from_from} {to_to}.',
  'log.agreed': '{owner_is, select, you {You grant} other {{owner} grants}} {seat_whose} request for passage.',
  'log.refused': '{owner_is, select, you {You refuse} other {{owner} refuses}} {seat_whose} request for passage.',
  'log.stance':
    'From now on {seat_is, select, you {you {stance, select, allow {always carry} refuse {never carry} other {decide each time whether to carry}}} other {{seat} {stance, select, allow {always carries} refuse {never carries} other {decides each time whether to carry}}}} {other_whose} pieces.',
  'log.fought': `${attack} {land_in}: each side loses {lost, plural, one {a warrior} other {# warriors}}, {winner_is, select, you {you have} other {{winner} has}} {left} left.`,
  'log.drawnFight': `${attack} {land_in}: each side loses {lost, plural, one {a warrior} other {# warriors}}, none is left.`,
  'log.seaFought': `${attack} {ocean_in}: each side loses {lost, plural, one {a ship} other {# ships}}, {winner_is, select, you {you have} other {{winner} has}} {left} left.`,
  'log.seaDrawn': `${attack} {ocean_in}: each side loses {lost, plural, one {a ship} other {# ships}}, none is left.`,
  'log.enslaved':
    '{seat_is, select, you {You enslave} other {{seat} enslaves}} {slaves, plural, one {one} other {#}} of {owners_whose} workers {land_in}.',
  'log.enslaved.earlier':
    '{seat_is, select, you {You enslave} other {{seat} enslaves}} {slaves, plural, one {a worker} other {# workers}} {land_in}.',
  'log.setFree':
    '{workers, plural, one {One of {seat_whose} workers is free again} other {# of {seat_whose} workers are free again}} {land_in}.',
  'log.lost': 'Fanatics take control {land_of}: the space is lost for ever.{people, plural, =0 {} other { Pieces lost: {who}.}}',
  'log.harvested':
    '{seat_is, select, you {You harvest} other {{seat} harvests}} {goods}{trees, plural, =0 {} one {, felling a tree} other {, felling # trees}}.',
  'log.stripped': '{lands_count, plural, one {Deforested space} other {Deforested spaces}}: {lands}.',
  'log.idle': '{fanatics, plural, one {One idle worker turns} other {# idle workers turn}} fanatic {land_in}.',
  'log.offered':
    '{give_is, select, nothing {{seat_is, select, you {You ask} other {{seat} asks}} {to_is, select, you {you} other {{to}}} for {take} as a gift} other {{seat_is, select, you {You offer} other {{seat} offers}} {to_is, select, you {you} other {{to}}} {give} {take_is, select, nothing {as a gift} other {for {take}}}}}.',
  'log.offeredAll':
    '{give_is, select, nothing {{seat_is, select, you {You ask} other {{seat} asks}} everybody for {take} as a gift} other {{seat_is, select, you {You offer} other {{seat} offers}} everybody {give} {take_is, select, nothing {as a gift} other {for {take}}}}}.',
  'log.countered':
    '{seat_is, select, you {You make} other {{seat} makes}} {to_is, select, you {you} other {{to}}} a counter-offer: {give_is, select, nothing {{take} wanted as a gift} other {{give} {take_is, select, nothing {as a gift} other {for {take}}}}}.',
  'log.traded':
    '{take_is, select, nothing {{seat_is, select, you {You accept: you receive} other {{seat} accepts and receives}} {give} as a gift {from_from}} other {{give_is, select, nothing {{seat_is, select, you {You accept: you give} other {{seat} accepts and gives}} {from_is, select, you {you} other {{from}}} {take} as a gift} other {{seat_is, select, you {You accept: you give {from} {take} and receive {give}} other {{from_is, select, you {{seat} accepts: you give {give} and receive {take}} other {{seat} accepts: {take} for {from}, {give} for {seat}}}}}}}}}.',
  'log.turnedDown': `{seat_is, select, you {You decline} other {{seat} declines}} {from_whose} ${offer}.`,
  'log.tookBack': `{seat_is, select, you {You withdraw your} other {{seat} withdraws the}} ${offer}.`,
  'log.ranOut': `{seat_Whose} ${offer} lapses: {why, select, phase {trade is over} other {the resources are gone}}.`,
  'log.done': '{seat_is, select, you {You stop} other {{seat} stops}} trading.',
  'log.built': '{seat_is, select, you {You build} other {{seat} builds}} {what_a} {land_in} for {price}.',
  'log.builtFree': 'For the same price {seat_is, select, you {you build} other {{seat} builds}} {what_a} {land_in}.',
  'log.launched': '{seat_is, select, you {You launch} other {{seat} launches}} a ship into {ocean_the} for {wood} wood.',
  'log.born': '{seat_is, select, you {You have} other {{seat} has}} {workers, plural, one {a newborn worker} other {# newborn workers}}.',
  'log.fanaticsBorn': '{fanatics, plural, one {A fanatic is} other {# fanatics are}} born.',
  'log.counter':
    '{counter, plural, =0 {No space is deforested} one {# space is deforested} other {# spaces are deforested}}: at {end} the game ends.',
  'log.rises': `${stage} rise of the waters.{lands_is, select, nothing {} other { {lands_count, plural, one {Flooded space} other {Flooded spaces}}: {lands}.}}`,
  'log.fled': '{seat_is, select, you {You flee} other {{seat} flees}} {from_from} {to_to} with {who}.',
  'log.letGo': '{seat_Whose} warriors have nowhere to flee {land_from} and let their slaves go.',
  'log.drowned': 'The waters flood {land_the}. Pieces lost: {who}.',
  'log.ended':
    '{how, select, deforested {Too many spaces are deforested: the game ends.} extinct {No worker is left on the map: the game ends.} stalled {Too few forests are left for the counter to reach its end: the game ends.} still {Everybody agrees: the game ends.} other {The last round is over.}}',
  'log.playOn': '{seat_is, select, you {You want} other {{seat} wants}} to play on.',

  // Matches begun by the first rules still tell these in their logs.
  'log.freed': '{workers, plural, one {A worker is free again} other {# workers are free again}} {land_in}.',
  'log.declined': '{seat_is, select, you {You decline} other {{seat} declines}} {from_whose} offer.',
  'log.withdrew': '{seat_is, select, you {You withdraw} other {{seat} withdraws}} an offer.',
  'log.lapsed':
    '{seat_is, select, you {One of your offers lapses: you no longer have the resources} other {One of {seat_whose} offers lapses: the resources are gone}}.',
};
