import type { Catalogue } from '@pantheon/text';

/** What happened. */
export const log: Catalogue = {
  'log.civilisation': '{seat_is, select, you {You lead} other {{seat} leads}} {civ_the}.',
  'log.removed': 'Out of this game: {cards_the}.',
  'log.neutral': '{civ_The} is neutral and controls {provinces_the}.',
  'log.startingRole': '{seat_is, select, you {You start} other {{seat} starts}} as {role}.',
  'log.bought': '{seat_is, select, you {You buy} other {{seat} buys}} {thing_a} {space_in}.',
  'log.boughtHero': '{seat_is, select, you {You buy} other {{seat} buys}} {card_the}.',
  'log.namesCapital': '{seat_is, select, you {You choose} other {{seat} chooses}} {space_the} as capital.',
  'log.turn': 'Turn {n}',
  'log.phase':
    '{phase, select, roles {Roles} commerce {Commerce} offering {Offering to the Gods} building {Building} military {Military Phase} other {Set-up}}',
  'log.copies': 'Castor and Pollux give {seat_the} {card_whose} power.',
  'log.counted': '{role} · {counts}.',
  'log.roleMoves': '{seat_is, select, you {You become} other {{seat} becomes}} {role}.',
  'log.roleStays': '{seat_is, select, you {You remain} other {{seat} remains}} {role}.',
  'log.income': '{seat_is, select, you {You receive} other {{seat} receives}} {cards_is, select, nothing {nothing} other {{cards}}}.',
  'log.destitute':
    '{seat_is, select, you {You receive nothing, and others hold your capital. You can still build there; or leave the match from the menu of the table, and a bot plays on for you.} other {{seat} receives nothing: others hold their capital.}}',
  'log.shortage': 'The bank has no more {kind_plural}: the missing cards are lost.',
  'log.circe': '{seat_Whose} legions work {space_in}.',
  'log.circe.earlier': '{seat_Whose} legions work: {site}.',
  'log.chosenGoods': '{seat_is, select, you {You receive} other {{seat} receives}} {kind_a} thanks {card_to}.',
  'log.godUsed': '{seat_is, select, you {You use} other {{seat} uses}} {god_whose} power.',
  'log.godTargets': '{god} destroys {owner_whose} {thing} {space_in}.',
  'log.godCancelled': 'Astarte protects {seat_the} {god_from}.',
  'log.gift': 'Isis gives you {kind_a}.',
  'log.giftHidden': 'Isis gives {seat_the} a card.',
  'log.athena': 'Athena helps {seat_the} become {role}.',
  'log.tradeSize': '{seat_is, select, you {You ask} other {{seat} asks}} everybody to offer {n, plural, one {# card} other {# cards}}.',
  'log.noTrade':
    '{n, plural, =0 {{seat_is, select, you {You decide} other {{seat} decides}} that there is no trade this turn} one {Nobody else has # card to offer: there is no trade this turn} other {Nobody else has # cards to offer: there is no trade this turn}}.',
  'log.noTrade.earlier': 'There is no trade this turn.',
  'log.staysOut': 'With Antigone, {seat_is, select, you {you stay} other {{seat} stays}} out of the trade.',
  'log.shutOut': 'Too few cards for the trade: {seats}.',
  'log.offered': '{seat_is, select, you {You offer} other {{seat} offers}} {cards}.',
  'log.took': '{seat_is, select, you {You take} other {{seat} takes}} {kind_a} {source_from}.',
  'log.ulysses':
    'With Ulysses, {seat_is, select, you {you make} other {{seat} makes}} {taker_the} return {kind_a} {source_to} and take one of {seat_whose} cards.',
  'log.level':
    'The trade is over: {short, select, yes {{seat_is, select, you {you are} other {{seat} is}} one card short} other {nobody is short of a card}}.',
  'log.level.earlier': 'The trade is over.',
  'log.madeGood': '{seat} gives you {kind_a} for the card you are short of.',
  'log.madeGoodHidden': '{seat_is, select, you {You give} other {{seat} gives}} {receiver_the} the missing card.',
  'log.calls':
    '{seat_is, select, you {You call} other {{seat} calls}} {called_the} to {phase, select, offering {make an offering} building {build} other {move and fight}}.',
  'log.calls.earlier': '{seat_is, select, you {You call} other {{seat} calls}} {called_the}.',
  'log.goes': 'Now it is {seat_whose} turn to {phase, select, offering {make an offering} building {build} other {move and fight}}.',
  'log.goes.earlier': '{seat_is, select, you {You go} other {{seat} goes}} next.',
  'log.offering': '{seat_is, select, you {You offer} other {{seat} offers}} {cards} {god_to}.',
  'log.freeGod': 'With Adonis, {seat_is, select, you {you take} other {{seat} takes}} {god} for free.',
  'log.noOffering': '{seat_is, select, you {You make} other {{seat} makes}} no offering to the gods.',
  'log.built':
    '{seat_is, select, you {You build} other {{seat} builds}} {thing_a} {space_in} for {cards_is, select, nothing {free} other {{cards}}}.',
  'log.free': '{seat_is, select, you {You place} other {{seat} places}} {thing_a} {space_in} for free, thanks {card_to}.',
  'log.giftLost': 'There is no place for {card_whose} {thing}: {seat_is, select, you {you lose} other {{seat} loses}} the gift.',
  'log.hired': '{seat_is, select, you {You buy} other {{seat} buys}} {card_the} for {cards_is, select, nothing {free} other {{cards}}}.',
  'log.converted':
    '{owner_is, select, you {{seat} completes the conversion and takes {space_the} from you} other {{seat_is, select, you {You complete} other {{seat} completes}} the conversion {space_of}, {owner_whose} province}}.',
  'log.swapped': 'With Cleopatra, {seat_is, select, you {you swap} other {{seat} swaps}} {gave_a} for {got_a}.',
  'log.jason': 'With Jason, {seat_is, select, you {you move} other {{seat} moves}} a caravan {from_from} {to_to}.',
  'log.buildingDone': '{seat_is, select, you {You finish} other {{seat} finishes}} building.',
  'log.kept':
    '{seat_is, select, you {You keep} other {{seat} keeps}} {taxes, plural, =0 {{goods, plural, =0 {no cards} one {# goods card} other {# goods cards}}} other {{taxes, plural, one {# tax} other {# taxes}}{goods, plural, =0 {} one { and # goods card} other { and # goods cards}}}}.',
  'log.discarded': '{seat_is, select, you {You discard} other {{seat} discards}} {cards}.',
  'log.launched': '{seat_is, select, you {You launch} other {{seat} launches}} a trireme {space_from} into {sea_the}.',
  'log.sailed': '{seat_is, select, you {You move} other {{seat} moves}} {thing_a} {from_from} {to_to}.',
  'log.dived': 'One of {seat_whose} Krakens dives {space_in}.',
  'log.surfaced': 'One of {seat_whose} Krakens surfaces {sea_in}.',
  'log.marched': '{seat_is, select, you {You move} other {{seat} moves}} {units} {from_from} {to_to}.',
  'log.shipped': '{seat_is, select, you {You carry} other {{seat} carries}} {units} {from_from} {to_to} across {seas_the}.',
  'log.chainBroken': 'The chain of triremes is broken: {seat_whose} units do not reach {to_the}.',
  'log.blockade': '{seat_is, select, you {You attack} other {{seat} attacks}} {mover_whose} triremes {sea_in}.',
  'log.aeneas': 'Aeneas opens {sea_the} {seat_to} for this turn.',
  'log.hercules': 'Hercules: one of {seat_whose} legions {space_in} fights as {creature_a}.',
  'log.helen': 'With Helen, {seat_is, select, you {you convert} other {{seat} converts}} one of {mover_whose} legions {space_in}.',
  'log.petrified': 'With Medusa, {seat_is, select, you {you forbid} other {{seat} forbids}} all fighting {space_in}.',
  'log.midas':
    'With Midas, {seat_is, select, you {you convert} other {{seat} converts}} one of {owner_whose} legions {space_in} for 2 taxes.',
  'log.centaurs':
    '{side_Whose} Centaurs destroy {count, plural, one {one of {owner_whose} legions} other {# of {owner_whose} legions}} {space_in}.',
  'log.battle':
    '{attacker_is, select, you {You attack} other {{attacker_The} attacks}} {defender_the} {space_in}: {force} against {against_is, select, nothing {no units} other {{against}}}.',
  'log.strike':
    '{titans, plural, one {One of {seat_whose} Titans strikes} other {# of {seat_whose} Titans strike}} {target_the} {space_in}.',
  'log.rolled':
    '{rolls, plural, =0 {No dice for {side_the}} other {{side_is, select, you {You roll} other {{side_The} rolls}} {dice}}}{fours, plural, =0 {} one {; # die set to 4} other {; # dice set to 4}}{sure, plural, =0 {} other {; # from fortresses and creatures}}{bonus, plural, =0 {} other {; +# bonus}}: total {total}.',
  'log.rolled.earlier':
    '{dice_is, select, nothing {No dice for {side_the}} other {{side_is, select, you {You roll} other {{side_The} rolls}} {dice}}}{fours, plural, =0 {} one {; # die set to 4} other {; # dice set to 4}}{bonus, plural, =0 {} other {; +# bonus}}: total {total}.',
  'log.rerolled': 'With Ajax, {seat_is, select, you {you roll} other {{seat} rolls}} again: {dice}.',
  'log.losses': '{side_is, select, you {You lose} other {{side_The} loses}} {units} {space_in}.',
  'log.noLosses': '{side_is, select, you {You lose} other {{side_The} loses}} no unit {space_in}.',
  'log.noLosses.earlier': '{side_is, select, you {You lose} other {{side_The} loses}} no unit in the battle.',
  'log.stillAtWar': '{space_The} {space_number, select, p {are} other {is}} at war.',
  'log.pillaged': '{seat_is, select, you {You destroy} other {{seat} destroys}} {owner_whose} {thing} {space_in}.',
  'log.loot': 'Nebuchadnezzar brings {seat_the} {kind_a}.',
  'log.occupies':
    '{seat_is, select, you {You occupy} other {{seat} occupies}} {space_the}, {owner_whose} province.{buildings_is, select, nothing {} other { Occupied buildings: {buildings_building}.}}',
  'log.converts': '{seat_is, select, you {You begin} other {{seat} begins}} to convert {space_the}, {owner_whose} province.',
  'log.militaryDone': '{seat_is, select, you {You end your} other {{seat} ends their}} Military Phase.',
  'log.rivals': 'Able to win this turn: {seats}. The Political Leader is not among them.',
  'log.declared': '{seat_is, select, you {You have} other {{seat} has}} the cards for the Pyramids, which come before any other victory.',
  'log.noAccord': 'No shared victory. Against it: {seats}. The order of building decides.',
  'log.sharedVictory': 'Shared victory: {seats}.',
  'log.victory':
    '{seat_is, select, you {You win: you have {how, select, pyramids {built the Pyramids} heroes {enough heroes and wonders} roles {three role cards} other {the most heroes and wonders}}} other {{seat} wins: they have {how, select, pyramids {built the Pyramids} heroes {enough heroes and wonders} roles {three role cards} other {the most heroes and wonders}}}}.',
  'log.standstill': 'For {n} turns nobody has bought a hero or wonder: the game ends.',
  'log.limitReached': 'Turn {n} was the last one.',
};
