import type { Catalogue } from '@pantheon/text';

export const log: Catalogue = {
  'log.cycle': 'Cycle {n}',
  'log.placed': '{who_is, select, you {You take} other {{who} takes}} {land}, with a fleet {sea_in}.',
  'log.placedNoFleet': '{who_is, select, you {You take} other {{who} takes}} {land}, without a fleet.',
  'log.spread': '{who_is, select, you {You spread} other {{who} spreads}} troops: {lands}.',
  'log.heroArrives': '{hero} comes to the hero track.',
  'log.creatureArrives': '{creature_The} comes to the creature track for {cost} coins.',
  'log.creatureLeaves': '{creature_The} leaves the creature track.',
  'log.godsTurn': 'The gods of this cycle: {gods}.',
  'log.reshuffled': 'The discarded creatures are shuffled into the deck: {n} cards.',
  'log.bid':
    '{space, plural, =0 {{who_is, select, you {You take} other {{who} takes}} {god}.} other {{who_is, select, you {You bid} other {{who} bids}} {space} on {god}.}}',
  'log.displaced': '{who_is, select, you {You are} other {{who} is}} outbid on {god}.',
  'log.paid': '{who_is, select, you {You pay} other {{who} pays}} {coins, plural, =0 {nothing} one {# coin} other {# coins}} for {god}.',
  'log.fined':
    '{who_is, select, you {You cannot} other {{who} cannot}} pay the bid: {coins, plural, one {# coin is} other {# coins are}} lost.',
  'log.auctionAgain': 'The auction is held again.',
  'log.upkeep':
    '{who_is, select, you {You keep} other {{who} keeps}} {creatures} for {n, plural, one {# priestess} other {# priestesses}}.',
  'log.figureLeaves': '{who_is, select, you {You let} other {{who} lets}} {creature_the} go.',
  'log.figureMoves': '{who_is, select, you {You move} other {{who} moves}} {creature_the} {area_to}.',
  'log.turn': '{who_is, select, you {You act} other {{who} acts}} with {god}',
  'log.skipped': '{who_is, select, you {You cannot} other {{who} cannot}} build {building_the}.',
  'log.noNewType':
    '{who_is, select, you {You have} other {{who} has}} every type of building already and {who_is, select, you {build} other {builds}} none.',
  'log.notPlaced': '{who_is, select, you {You cannot} other {{who} cannot}} place {unit}.',
  'log.built': '{who_is, select, you {You build} other {{who} builds}} a {building} in {land}.',
  'log.replaced': '{who_is, select, you {You replace} other {{who} replaces}} {old_the} in {land} by a {building}.',
  'log.declined': '{who_is, select, you {You give up} other {{who} gives up}} {building_the}.',
  'log.removed': '{building_The} in {land} is removed.',
  'log.philosopher':
    '{who_is, select, you {You take} other {{who} takes}} a philosopher{coins, plural, =0 {} one { for # coin} other { for # coins}}.',
  'log.priestess':
    '{who_is, select, you {You take} other {{who} takes}} a priestess{coins, plural, =0 {} one { for # coin} other { for # coins}}.',
  'log.symbol': '{who_is, select, you {You take} other {{who} takes}} a priestess in {land}.',
  'log.fleet':
    '{who_is, select, you {You place} other {{who} places}} a fleet {sea_in}{coins, plural, =0 {} one { for # coin} other { for # coins}}.',
  'log.troop':
    '{who_is, select, you {You place} other {{who} places}} a troop in {land}{coins, plural, =0 {} one { for # coin} other { for # coins}}.',
  'log.mercenary':
    '{who_is, select, you {You place} other {{who} places}} a mercenary in {land}{coins, plural, =0 {} one { for # coin} other { for # coins}}.',
  'log.recruitedHero': '{who_is, select, you {You recruit} other {{who} recruits}} {hero} in {land} for {coins} coins.',
  'log.prosperity': '{who_is, select, you {You place} other {{who} places}} prosperity {area_in}.',
  'log.coins': '{who_is, select, you {You take} other {{who} takes}} {coins, plural, one {# coin} other {# coins}}.',
  'log.coinsGiven': '{who_is, select, you {You pay} other {{who} pays}} {coins} coins.',
  'log.looked': '{who_is, select, you {You look} other {{who} looks}} at the top creature.',
  'log.sawTop': 'It is {creature_the}.',
  'log.sawSecret': 'Only {who_is, select, you {you know} other {{who} knows}} what it is.',
  'log.putBack': '{who_is, select, you {You put} other {{who} puts}} it back.',
  'log.boughtCreature':
    '{who_is, select, you {You buy} other {{who} buys}} {creature_the} for {coins, plural, =0 {nothing} one {# coin} other {# coins}}.',
  'log.playedCreature': '{who_is, select, you {You play} other {{who} plays}} {creature_the}.',
  'log.noEffect': '{creature_The} has no effect.',
  'log.figurePlaced': '{who_is, select, you {You put} other {{who} puts}} {creature_the} {area_in}.',
  'log.sailed':
    '{who_is, select, you {You sail} other {{who} sails}} {from_from} {to_to} with {fleets, plural, one {# fleet} other {# fleets}} for {coins, plural, one {# coin} other {# coins}}.',
  'log.marched':
    '{who_is, select, you {You march} other {{who} marches}} from {from} to {to} with {units}{coins, plural, =0 {} one { for # coin} other { for # coins}}.',
  'log.attack': '{who_is, select, you {You attack} other {{who} attacks}} {whom_is, select, you {you} other {{whom}}} {area_in}.',
  'log.round': 'Round {n}: the attacker has {attack} (die {die}), the defender {defence} (die {against}).',
  'log.lost': '{who_is, select, you {You lose} other {{who} loses}} {unit}.',
  'log.rerolled': '{who_is, select, you {You pay} other {{who} pays}} to roll again: {die}.',
  'log.retreated': '{who_is, select, you {You retreat} other {{who} retreats}} {area_to}.',
  'log.held': '{who_is, select, you {You hold} other {{who} holds}} {area_the}.',
  'log.conquered': '{who_is, select, you {You conquer} other {{who} conquers}} {area}.',
  'log.seaWon': '{who_is, select, you {You win} other {{who} wins}} {area_the}.',
  'log.allLost': 'Nobody is left {area_in}.',
  'log.hector': '{who_is, select, you {You strike} other {{who} strikes}} down {unit} of the invaders with Hector.',
  'log.pandora':
    '{n, plural, one {# mercenary turns} other {# mercenaries turn}} to {who_is, select, you {your} other {{who}’s}} side for Pandora.',
  'log.perseus': '{who_is, select, you {You save} other {{who} saves}} {unit} with Perseus, {area_to}.',
  'log.sacrificed': '{who_is, select, you {You sacrifice} other {{who} sacrifices}} {hero}.',
  'log.copied': '{who_is, select, you {You copy} other {{who} copies}} the sacrifice of {hero}.',
  'log.metropolis': '{who_is, select, you {You build} other {{who} builds}} a metropolis in {land}. Bonus: {bonus}.',
  'log.metropolisOnCard': '{who_is, select, you {You build} other {{who} builds}} a metropolis on the card of {hero}. Bonus: {bonus}.',
  'log.metropolisLost':
    '{who_is, select, you {You lose} other {{who} loses}} a metropolis and {who_is, select, you {take} other {takes}} its bonus: {bonus}.',
  'log.philosophersWasted': '{who_is, select, you {You discard} other {{who} discards}} {n} philosophers: the metropolis has no place.',
  'log.set': '{who_is, select, you {You turn} other {{who} turns}} in four buildings: {lands}.',
  'log.swappedHero': '{who_is, select, you {You swap} other {{who} swaps}} {old} for {hero}.',
  'log.drew': '{who_is, select, you {You draw} other {{who} draws}} {creatures}.',
  'log.stolePriestess':
    '{who_is, select, you {You take} other {{who} takes}} a priestess from {whom_is, select, you {you} other {{whom}}}.',
  'log.stolePhilosopher':
    '{who_is, select, you {You take} other {{who} takes}} a philosopher from {whom_is, select, you {you} other {{whom}}}.',
  'log.stoleCoins':
    '{who_is, select, you {You take} other {{who} takes}} {coins, plural, =0 {nothing} one {# coin} other {# coins}} from {whom_is, select, you {you} other {{whom}}}.',
  'log.stoleMercenaries':
    '{who_is, select, you {You take} other {{who} takes}} {n, plural, one {# mercenary} other {# mercenaries}} from {whom_is, select, you {you} other {{whom}}} in {land}.',
  'log.killed': '{creature_The} takes {unit} from {whom_is, select, you {you} other {{whom}}} {area_in}.',
  'log.swappedFleets': 'The fleets {sea_in} and those {other_in} change places.',
  'log.sunk': '{who_is, select, you {You lose} other {{who} loses}} {n, plural, one {# fleet} other {# fleets}} {sea_in}.',
  'log.driven': 'A fleet of {who_is, select, you {yours} other {{who}}} is driven {sea_from} {to_to}.',
  'log.collected':
    '{who_is, select, you {You collect} other {{who} collects}} {coins, plural, =0 {no coins} one {# coin} other {# coins}}.',
  'log.converted': '{who_is, select, you {You turn} other {{who} turns}} {n} priestesses into a philosopher.',
  'log.eliminated':
    '{who_is, select, you {You have} other {{who} has}} no land left and {who_is, select, you {are} other {is}} out of the game.',
  'log.end': 'The game ends with cycle {n}.',
};
