import type { Catalogue } from '@pantheon/text';

export const log: Catalogue = {
  'log.cycle': 'Cycle {n}',
  'log.sideChosen':
    '{who_is, select, you {You choose} other {{who} chooses}} the {side, select, A {front} other {back}} side of the tiles.',
  'log.laid': '{who_is, select, you {You lay} other {{who} lays}} {tile}{near_count, plural, =0 {} other { beside {near}}}.',
  'log.placed': '{who_is, select, you {You choose} other {{who} chooses}} {land}, with a fleet {sea_in}.',
  'log.placedNoFleet': '{who_is, select, you {You choose} other {{who} chooses}} {land}, without a fleet.',
  'log.spread': '{who_is, select, you {You place} other {{who} places}} {n, plural, one {a troop} other {# troops}} {land_in}.',
  'log.spread.earlier': '{who_is, select, you {You place your} other {{who} places the}} first troops.',
  'log.heroArrives': '{hero} enters the hero track.',
  'log.creatureArrives': 'New creature at {cost, plural, one {# coin} other {# coins}}: {creature_the}.',
  'log.creatureLeaves': 'Creature discarded: {creature_the}.',
  'log.godsTurn': 'Gods of this cycle: {gods}.',
  'log.reshuffled': 'The discarded creatures go back into the deck: {n, plural, one {# card} other {# cards}}.',
  'log.bid':
    '{space, plural, =0 {{who_is, select, you {You choose} other {{who} chooses}} {god}.} other {{who_is, select, you {You bid} other {{who} bids}} {space} on {god}.}}',
  'log.displaced':
    '{who_is, select, you {{by} displaces you} other {{by_is, select, you {You displace} other {{by} displaces}} {who}}} from {god}.',
  'log.displaced.earlier': '{who_is, select, you {You are} other {{who} is}} displaced from {god}.',
  'log.paid': '{who_is, select, you {You pay} other {{who} pays}} {coins, plural, =0 {nothing} one {# coin} other {# coins}} for {god}.',
  'log.fined':
    '{who_is, select, you {You cannot pay your bid and lose} other {{who} cannot pay their bid and loses}} {coins, plural, =0 {no coins} one {# coin} other {# coins}}.',
  'log.auctionAgain': 'The bidding starts again.',
  'log.upkeep':
    '{who_is, select, you {You discard} other {{who} discards}} {n, plural, one {a priestess} other {# priestesses}} and {who_is, select, you {keep} other {keeps}} {creatures_the}.',
  'log.figureLeaves': '{who_is, select, you {You do not} other {{who} does not}} keep {creature_the}.',
  'log.figureMoves': '{who_is, select, you {You move} other {{who} moves}} {creature_the} {area_to}.',
  'log.turn': '{who_Whose} turn · {god}',
  'log.skipped': '{who_is, select, you {You cannot} other {{who} cannot}} build {building_a}.',
  'log.noNewType':
    '{who_is, select, you {You already have every type of building and build} other {{who} already has every type of building and builds}} nothing.',
  'log.notPlaced': '{who_is, select, you {You cannot} other {{who} cannot}} recruit {unit}.',
  'log.built': '{who_is, select, you {You build} other {{who} builds}} {building_a} {land_in}.',
  'log.replaced': '{who_is, select, you {You replace} other {{who} replaces}} {old_the} {land_in} with {building_a}.',
  'log.declined': '{who_is, select, you {You choose} other {{who} chooses}} not to build {building_a}.',
  'log.removed': '{who_is, select, you {You return} other {{who} returns}} {building_the} {land_in}.',
  'log.philosopher':
    '{who_is, select, you {You recruit} other {{who} recruits}} a philosopher{coins, plural, =0 {} one { for # coin} other { for # coins}}.',
  'log.priestess':
    '{who_is, select, you {You recruit} other {{who} recruits}} a priestess{coins, plural, =0 {} one { for # coin} other { for # coins}}.',
  'log.symbol': '{who_is, select, you {You take} other {{who} takes}} a priestess for the symbol {land_in}.',
  'log.fleet':
    '{who_is, select, you {You recruit} other {{who} recruits}} a fleet {sea_in}{coins, plural, =0 {} one { for # coin} other { for # coins}}.',
  'log.troop':
    '{who_is, select, you {You recruit} other {{who} recruits}} a troop {land_in}{coins, plural, =0 {} one { for # coin} other { for # coins}}.',
  'log.mercenary':
    '{who_is, select, you {You recruit} other {{who} recruits}} a mercenary {land_in}{coins, plural, =0 {} one { for # coin} other { for # coins}}.',
  'log.recruitedHero':
    '{who_is, select, you {You recruit} other {{who} recruits}} {hero} {land_in} for {coins, plural, one {# coin} other {# coins}}.',
  'log.prosperity': '{who_is, select, you {You place} other {{who} places}} a prosperity token {area_in}.',
  'log.coins': '{who_is, select, you {You receive} other {{who} receives}} {coins, plural, one {# coin} other {# coins}}.',
  'log.coinsGiven': '{who_is, select, you {You pay} other {{who} pays}} {coins, plural, one {# coin} other {# coins}}.',
  'log.looked': '{who_is, select, you {You look} other {{who} looks}} at the top card of the creature deck.',
  'log.sawTop': 'The top card of the deck is {creature_the}.',
  'log.sawSecret': 'Only {who_is, select, you {you know} other {{who} knows}} which card it is.',
  'log.putBack': '{who_is, select, you {You put} other {{who} puts}} the card back on top of the deck.',
  'log.boughtCreature':
    '{who_is, select, you {You buy} other {{who} buys}} {creature_the} for {coins, plural, =0 {free} one {# coin} other {# coins}}.',
  'log.playedCreature': '{who_is, select, you {You use} other {{who} uses}} the effect {creature_of}.',
  'log.noEffect': 'The effect {creature_of} does not apply.',
  'log.figurePlaced': '{who_is, select, you {You place} other {{who} places}} {creature_the} {area_in}.',
  'log.sailed':
    '{who_is, select, you {You move} other {{who} moves}} {fleets, plural, one {a fleet} other {# fleets}} {from_from} {to_to} for {coins, plural, one {# coin} other {# coins}}.',
  'log.marched':
    '{who_is, select, you {You move} other {{who} moves}} {units} {from_from} {to_to}{coins, plural, =0 {} one { for # coin} other { for # coins}}.',
  'log.flew': '{who_is, select, you {You fly} other {{who} flies}} {units} {from_from} {to_to} with {by_the}.',
  'log.attack': '{who_is, select, you {You attack} other {{who} attacks}} {whom_the} {area_in}.',
  'log.round': 'Round {n}: attacker {attack} (die {die}), defender {defence} (die {against}).',
  'log.lost': '{who_is, select, you {You lose} other {{who} loses}} {unit}.',
  'log.rerolled':
    '{who_is, select, you {You pay} other {{who} pays}} {coins, plural, one {# coin} other {# coins}} and {who_is, select, you {roll} other {rolls}} again: die {die}.',
  'log.rerolled.earlier': '{who_is, select, you {You pay and roll} other {{who} pays and rolls}} again: die {die}.',
  'log.retreated': '{who_is, select, you {You retreat} other {{who} retreats}} {area_to}.',
  'log.held': '{who_is, select, you {You keep} other {{who} keeps}} control {area_of}.',
  'log.conquered': '{who_is, select, you {You conquer} other {{who} conquers}} {area_the}.',
  'log.seaWon': '{who_is, select, you {You take} other {{who} takes}} control {area_of}.',
  'log.allLost': 'No unit is left {area_in}.',
  'log.hector': '{who_is, select, you {You eliminate} other {{who} eliminates}} {unit} of the attacker with Hector.',
  'log.pandora':
    '{who_is, select, you {You take} other {{who} takes}} {n, plural, one {a mercenary} other {# mercenaries}} from the opponent with Pandora.',
  'log.perseus': '{who_is, select, you {You save} other {{who} saves}} {unit} with Perseus: it retreats {area_to}.',
  'log.sacrificed': '{who_is, select, you {You sacrifice} other {{who} sacrifices}} {hero}.',
  'log.copied': '{who_is, select, you {You use} other {{who} uses}} {hero_whose} sacrifice power with Pandora.',
  'log.metropolis': '{who_is, select, you {You build} other {{who} builds}} a metropolis {land_in}. Bonus: {bonus}.',
  'log.metropolisOnCard': '{who_is, select, you {You build} other {{who} builds}} a metropolis on {hero_whose} card. Bonus: {bonus}.',
  'log.metropolisLost':
    '{who_is, select, you {You lose a metropolis and receive} other {{who} loses a metropolis and receives}} its bonus: {bonus}.',
  'log.philosophersWasted':
    '{who_is, select, you {You discard} other {{who} discards}} {n} philosophers for nothing: there is no place for the metropolis.',
  'log.set':
    '{who_is, select, you {You return} other {{who} returns}} the port {port_in}, the fortress {fortress_in}, the temple {temple_in} and the university {university_in}.',
  'log.set.earlier': '{who_is, select, you {You return} other {{who} returns}} a port, a fortress, a temple and a university.',
  'log.swappedHero': '{who_is, select, you {You exchange} other {{who} exchanges}} {old} for {hero}.',
  'log.drew': '{who_is, select, you {You draw} other {{who} draws}} {creatures_the}.',
  'log.stolePriestess': '{who_is, select, you {You steal} other {{who} steals}} a priestess {whom_from}.',
  'log.stolePhilosopher': '{who_is, select, you {You steal} other {{who} steals}} a philosopher {whom_from}.',
  'log.stoleCoins':
    '{who_is, select, you {You steal} other {{who} steals}} {coins, plural, =0 {no coins} one {# coin} other {# coins}} {whom_from}.',
  'log.stoleMercenaries':
    '{who_is, select, you {You steal} other {{who} steals}} {n, plural, one {a mercenary} other {# mercenaries}} {whom_from} {land_in}.',
  'log.killed': '{creature_The} eliminates {whom_whose} {unit_short} {area_in}.',
  'log.swappedFleets': 'The fleets {sea_in} and those {other_in} change places.',
  'log.sunk': '{who_is, select, you {You lose} other {{who} loses}} {n, plural, one {a fleet} other {# fleets}} {sea_in}.',
  'log.driven': '{who_is, select, you {One of your fleets} other {One of {who_whose} fleets}} flees {sea_from} {to_to}.',
  'log.collected':
    '{who_is, select, you {You receive} other {{who} receives}} {coins, plural, =0 {no coins} one {# coin} other {# coins}}.',
  'log.converted':
    '{who_is, select, you {You discard} other {{who} discards}} {n, plural, one {a priestess} other {# priestesses}} and {who_is, select, you {take} other {takes}} a philosopher.',
  'log.eliminated':
    '{who_is, select, you {You have no land areas left and are} other {{who} has no land areas left and is}} out of the game.',
  'log.end': 'The game ends with cycle {n}',
};
