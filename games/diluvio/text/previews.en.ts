import type { Catalogue } from '@pantheon/text';

const stage = '{stage, select, 1 {first} 2 {second} other {third}}';
const ifAllWork = 'If the others put everybody to work, {counter, plural, one {# space is} other {# spaces are}} deforested';

/** What answers would bring about, why something cannot be had, and the names of ready answers. */
export const previews: Catalogue = {
  'preview.stay':
    '{fanatics, plural, one {There is a fanatic} other {There are # fanatics}}: {spare, plural, =0 {if any piece leaves} one {if more than # piece leaves} other {if more than # pieces leave}}, fanatics take control of the space.',
  'preview.behind': 'Left behind: {who}.',
  'preview.fight':
    '{seat_is, select, you {You have} other {{seat} has}} {many, plural, one {a warrior} other {# warriors}} in this space: each side loses as many as the smaller one has.',
  'preview.seaFight':
    '{seat_is, select, you {You have} other {{seat} has}} {many, plural, one {a ship} other {# ships}} in this space: each side loses as many as the smaller one has.',
  'preview.enslave': 'With a warrior you enslave {captives, plural, one {a worker} other {# workers}}.',
  'preview.trees': '{trees, plural, =0 {No trees.} one {# tree is left: felling it deforests the space.} other {# trees are left.}}',
  'preview.likely': '{give} for {take}? {seat} has {held} and {lacks, select, yes {no {what}} other {only {own}}}.',
  'preview.thing': '{thing}',
  'preview.idle': '{idle, plural, one {One idle worker turns fanatic} other {# idle workers turn fanatic}} {land_in}.',
  'preview.overrun': 'Fanatics take control {land_of}.',
  'preview.stripped': 'Deforested space: {land}.',
  'preview.counter': `${ifAllWork}: at {next} the ${stage} rise of the waters comes.`,
  'preview.nearEnd': `${ifAllWork}: at {end} the game ends.`,
  'preview.rise': `${ifAllWork}: the ${stage} rise of the waters comes.`,
  'preview.lastHarvest': `${ifAllWork}: the game ends with this round.`,
  'suggest.harvest.0': 'Everybody works',
  'suggest.harvest.1': 'Spare the forests',
  'why.enslaved': 'Your workers in this space are slaves: their captor moves them.',
  'why.moved': 'All your pieces in this space have already moved.',
  'why.nowhere': 'Your pieces may not enter any space in reach.',
  'why.shipCarried': 'These ships have carried in this phase: they stay where they are.',
  'why.shipSailed': 'These ships have already moved in this phase.',
  'why.lost': 'Fanatics control the space: it is lost for ever.',
  'why.shut': '{seat_is, select, you {You} other {{seat}}} controlled the space when the phase began: only warriors may enter.',
  'why.occupied': 'Pieces of another colour are in the space: only warriors may enter.',
  'why.refused': 'The owner of the ships has refused this passage.',
  'why.offers': 'You have already made {most, plural, one {your only offer} other {all your # offers}} of this phase.',
  'why.unlinked': 'You share no land border, and no chain of ships links you.',
  'why.noGoods': 'Nobody has resources to trade.',
  'why.cannotPay': 'The offer asks for {take}: you have {stock_is, select, nothing {no resources} other {{stock}}}.',
  'why.shipLimit': 'All your {most} ships are already on the map.',
  'why.noCoast': 'No ocean space borders a space that you control.',
  'why.shipPrice': 'Not enough wood: a ship costs {wood}, you have {own}.',
  'why.wonderPrice': 'A wonder costs 1 of each resource: you lack {missing}.',
  'why.price':
    'You have {stock_is, select, nothing {no resources} other {{stock}}}: you need 10 resources of one kind, 4 each of two kinds, 2 each of three kinds or 1 each of four kinds.',
  'why.warriorLimit': 'You cannot have more than {most, plural, one {one warrior} other {# warriors}} on the map: you have {own}.',
  'why.noLand': 'You control no land space.',
  'why.full':
    '{most, plural, one {There is already {what_a} {land_in}} other {There are already # {what_plural} {land_in}, with room for no more}}.',
  'why.noRoom': 'No space that you control has room for {what_a}.',
  'why.inland': 'The space does not border the sea: a port is built only on the coast.',
};
