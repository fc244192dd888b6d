import type { Catalogue } from '@pantheon/text';

/** What answers would bring about, why something cannot be had, and the names of ready answers. */
export const previews: Catalogue = {
  'preview.stay':
    '{fanatics, plural, one {# fanatic} other {# fanatics}} here: {spare, plural, =0 {nobody} one {only # piece} other {at most # pieces}} can leave before the space is lost.',
  'preview.fight':
    '{seat_is, select, you {You have} other {{seat} has}} {many, plural, one {# warrior} other {# warriors}} there: both sides lose the same number.',
  'preview.seaFight':
    '{seat_is, select, you {You have} other {{seat} has}} {many, plural, one {# ship} other {# ships}} there: both sides lose the same number.',
  'preview.enslave': 'A warrior would enslave {captives, plural, one {# worker} other {# workers}}.',
  'preview.trees': '{trees, plural, =0 {No tree stands} one {# tree stands, and it would not grow back} other {# trees stand}} here.',
  'preview.wood': 'It costs {wood} wood.',
  'preview.gain': '+{goods}',
  'preview.idle': '{idle, plural, one {# idle worker turns fanatic} other {# idle workers turn fanatic}} in {land}',
  'preview.overrun': '{land} is lost to fanatics',
  'preview.stripped': '{land} becomes bare',
  'preview.counter':
    'If the others put everybody to work: {counter, plural, one {# bare space} other {# bare spaces}} of the {next} that bring rise {stage}.',
  'preview.nearEnd': 'If the others put everybody to work: {counter} bare spaces of the {end} that end the game.',
  'preview.rise': 'If the others put everybody to work: {counter} bare spaces, and the waters rise to stage {stage}.',
  'preview.lastHarvest': 'If the others put everybody to work: {counter} bare spaces, and the game ends with this round.',
  'suggest.harvest.0': 'Everybody works',
  'suggest.harvest.1': 'Spare the forests',
  'why.enslaved': 'Your workers here are slaves: their captor moves them.',
  'why.moved': 'All your pieces here have moved.',
  'why.nowhere': 'They may not enter any space in reach.',
  'why.shipCarried': 'These ships have carried in this phase, so they stay.',
  'why.shipSailed': 'These ships have sailed in this phase.',
  'why.lost': 'The space is lost to fanatics.',
  'why.shut': '{seat_is, select, you {You} other {{seat}}} controlled it when the phase began: only warriors may enter.',
  'why.occupied': 'Somebody else is there: only warriors may enter.',
  'why.refused': 'The owner of the ships has refused this passage.',
  'why.offers': 'You have made all your {most} offers of this phase.',
  'why.unlinked': 'Neither land nor ships link you.',
  'why.noGoods': 'Nobody has anything to trade.',
  'why.cannotPay': 'You do not own what it asks.',
  'why.shipLimit': 'You have all your {most} ships on the map.',
  'why.noCoast': 'A ship needs waters beside a land that you control.',
  'why.shipPrice': 'You need {wood} wood for a ship.',
  'why.wonderPrice': 'A wonder costs one of each of the six resources.',
  'why.price': 'You need 10 of one kind, 4 each of two, 2 each of three or 1 each of four.',
  'why.warriorLimit': 'You cannot have more than {most, plural, one {# warrior} other {# warriors}} on the map.',
  'why.noLand': 'You control no land.',
  'why.full': 'A space can hold only {most}.',
  'why.inland': 'A port needs a space by the sea.',
};
