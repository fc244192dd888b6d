import type { Catalogue } from '@pantheon/text';

const PIECE = '{piece, select, follower {a Follower} minor {a Minor God} major {the Major God} other {a Settlement}}';

/** A space of the Domination track, with its sign. */
const SPACE = '{vp, plural, =-8 {−8} =-7 {−7} =-6 {−6} =-5 {−5} =-4 {−4} =-3 {−3} =-2 {−2} =-1 {−1} other {#}}';

/** What happened, in words. */
export const log: Catalogue = {
  'log.round': 'Round {n}',
  'log.turn': '{seat_is, select, you {Your turn} other {{seat_whose} turn}}',
  'log.house': '{seat_is, select, you {You lead} other {{seat} leads}} the {house_full}.',
  'log.discardedGod': '{seat_is, select, you {You put} other {{seat} puts}} {god} back in the box.',
  'log.discardedUnseen': '{seat_is, select, you {You put} other {{seat} puts}} a Minor God card back in the box, face down.',
  'log.godsKept': '{seat_is, select, you {You keep} other {{seat} keeps}} {gods}.',
  'log.first': '{seat_is, select, you {You are} other {{seat} is}} first player for the whole game.',
  'log.objectives': 'Objectives: {war} for War, {technology} for Technology, {commerce} for Commerce, {domination} for Domination.',
  'log.pawn': '{seat_is, select, you {You move your} other {{seat} moves their}} pawn to the {tile_full}.',
  'log.cube': '{seat_is, select, you {You place} other {{seat} places}} a cube {segment_on}.',
  'log.shifted': '{seat_is, select, you {You shift} other {{seat} shifts}} a cube {from_from} {to_to}.',
  'log.tokenTaken':
    '{seat_is, select, you {You enclose} other {{seat} encloses}} {token, select, major {the Major God Summoning token} other {a Minor God Summoning token}}.',
  'log.performed':
    '{seat_is, select, you {You perform} other {{seat} performs}} {tile_the}{side, select, improved { with its improved side} other {}}.',
  'log.moved': `{seat_is, select, you {You move} other {{seat} moves}} ${PIECE} {from_from} {to_to}.`,
  'log.carried': '{seat_is, select, you {You take} other {{seat} takes}} {riders} along {to_to}.',
  'log.portalled': `{seat_is, select, you {You teleport} other {{seat} teleports}} ${PIECE} {from_from} {to_to}.`,
  'log.contested': 'Contested Territory: {land}; {seat_is, select, you {you fight} other {{seat} fights}} this turn.',
  'log.cultureShown': 'Culture token revealed between {lands_the}: {culture}.',
  'log.pactTaken': '{seat_is, select, you {You take} other {{seat} takes}} {pact_the}.',
  'log.pactShown': '{pact_The} joins the display.',
  'log.harvested': '{seat_is, select, you {You harvest} other {{seat} harvests}} {goods} {land_in}.',
  'log.harvestedAfterlife': '{seat_is, select, you {You harvest} other {{seat} harvests}} {land_in}.',
  'log.exhausted': 'One {resource} icon is exhausted {land_in}.',
  'log.gained': '{seat_is, select, you {You receive} other {{seat} receives}} {goods}.',
  'log.paid': '{seat_is, select, you {You pay} other {{seat} pays}} {goods}.',
  'log.scored': '{seat_is, select, you {You score} other {{seat} scores}} {vp} VP.',
  'log.advanced':
    '{seat_is, select, you {You advance} other {{seat} advances}} {steps, plural, one {# step} other {# steps}} {track_on}, to space {space}.',
  'log.blockedAtGate':
    '{seat_is, select, you {You have} other {{seat} has}} not passed the blue lightning: the last space {track_of} stays closed.',
  'log.dominated': `{seat_is, select, you {You advance} other {{seat} advances}} {steps, plural, one {# step} other {# steps}} on the Domination track, to space ${SPACE}.`,
  'log.tokenScored':
    '{seat_is, select, you {You collect} other {{seat} collects}} {vp, plural, =2 {a # VP token} other {2 VP tokens worth # VP in all}}.',
  'log.manaAction':
    '{seat_is, select, you {{mana, plural, =0 {You take} one {You spend # Mana crystal and take} other {You spend # Mana crystals and take}}} other {{seat} {mana, plural, =0 {takes} one {spends # Mana crystal and takes} other {spends # Mana crystals and takes}}}} the Mana action “{action}”.',
  'log.armed': '{seat_is, select, you {You take} other {{seat} takes}} {weapon_the}.',
  'log.armedUnseen': '{seat_is, select, you {You take} other {{seat} takes}} an Advanced Weapon card, face down.',
  'log.developed': '{seat_is, select, you {You develop} other {{seat} develops}} the {tile_full}.',
  'log.built': '{seat_is, select, you {You build} other {{seat} builds}} a Settlement {land_in}.',
  'log.deployed': '{seat_is, select, you {You deploy} other {{seat} deploys}} {n, plural, one {a Follower} other {# Followers}} {land_in}.',
  'log.redeployed': '{seat_is, select, you {You redeploy} other {{seat} redeploys}} a Follower {from_from} {to_to}.',
  'log.summoned': '{seat_is, select, you {You summon} other {{seat} summons}} {god} {land_in}.',
  'log.completed':
    '{seat_is, select, you {You complete {pact_the}{line, select, bonus { and take only the rewards in the middle} score { and take only the rewards at the bottom} other {}}} other {{seat} completes {pact_the}{line, select, bonus { and takes only the rewards in the middle} score { and takes only the rewards at the bottom} other {}}}}.',
  'log.battle': '{seat_is, select, you {You fight} other {{seat} fights}} the Ancient Civilisation {land_in}.',
  'log.battleAgainst': '{seat_is, select, you {You attack} other {{seat} attacks}} {foe_is, select, you {you} other {{foe}}} {land_in}.',
  'log.lostAtOnce':
    '{seat_is, select, you {You cannot play an Advanced Weapon card and lose} other {{seat} cannot play an Advanced Weapon card and loses}} the battle {land_in}.',
  'log.cardShown': '{seat_is, select, you {You reveal} other {{seat} reveals}} {weapon_the}.',
  'log.cardUnused': '{seat_is, select, you {You take} other {{seat} takes}} {weapon_the} back in hand.',
  'log.cardSentBack': 'The Viking Helmet sends {seat_is, select, you {your} other {{seat_whose}}} {weapon} back to hand.',
  'log.cardAdded': '{seat_is, select, you {You add} other {{seat} adds}} {weapon_the}.',
  'log.metalAdded': '{seat_is, select, you {You spend} other {{seat} spends}} {metal} Metal to gain strength.',
  'log.cancelled': '{seat_is, select, you {You cancel} other {{seat} cancels}} the effects of the other side in this battle.',
  'log.civilisationShown': 'Tile revealed: {civilisation}, strength {strength}.',
  'log.strengths': '{seat_is, select, you {You attack} other {{seat} attacks}} with strength {attack} against {defence}.',
  'log.won': '{seat_is, select, you {You win} other {{seat} wins}} the battle {land_in}.',
  'log.stole': '{seat_is, select, you {You steal} other {{seat} steals}} 1 {resource} {from_from}.',
  'log.retreated': '{seat_is, select, you {You retreat} other {{seat} retreats}} {land_to} with {pieces}.',
  'log.conquered': '{seat_is, select, you {You conquer} other {{seat} conquers}} {land_the}.',
  'log.artefact': '{seat_is, select, you {You keep} other {{seat} keeps}} {artefact_the}.',
  'log.fateBound': '{seat_is, select, you {You bind} other {{seat} binds}} the Fate token {track_to}.',
  'log.fateHidden': '{seat_is, select, you {You bind} other {{seat} binds}} the Fate token to a Development track in secret.',
  'log.artefactUsed': '{seat_is, select, you {You use} other {{seat} uses}} {artefact_the}.',
  'log.pandora': '{seat_is, select, you {You discard} other {{seat} discards}} a Pandora token: {token}.',
  'log.lostMana': '{seat_is, select, you {You lose} other {{seat} loses}} {n, plural, one {# Mana crystal} other {# Mana crystals}}.',
  'log.lostFollower': '{seat_is, select, you {You take} other {{seat} takes}} a Follower {land_from} back to the reserve.',
  'log.lostCard': '{seat_is, select, you {You put} other {{seat} puts}} {weapon_the} back in the deck.',
  'log.lostCardUnseen': '{seat_is, select, you {You put} other {{seat} puts}} an Advanced Weapon card back in the deck, face down.',
  'log.culture': 'Culture token resolved between {lands_the}: {culture}.',
  'log.endCubes':
    '{seat_is, select, you {You have} other {{seat} has}} no cubes left to place: the game will end after this round, and Atlantis is closed.',
  'log.endTrack':
    '{seat_is, select, you {You reach} other {{seat} reaches}} the end {track_of}: the game will end after this round, and Atlantis is closed.',
  'log.roundLimit': 'Round {n} was the last: the game is over.',
  'log.scarab': 'The Scarab Amulet moves {seat_is, select, you {your} other {{seat_whose}}} marker to space {space} {track_of}.',
};
