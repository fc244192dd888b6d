import type { Catalogue } from '@pantheon/text';

/** What happened, in words. */
export const log: Catalogue = {
  'log.round': 'Round {n}',
  'log.turn': '{seat_is, select, you {Your turn} other {The turn of {seat}}}',
  'log.house': '{seat_is, select, you {You lead} other {{seat} leads}} {house}.',
  'log.discardedGod': '{seat_is, select, you {You put} other {{seat} puts}} {god} back.',
  'log.discardedUnseen': '{seat_is, select, you {You put} other {{seat} puts}} a god back unseen.',
  'log.godsKept': '{seat_is, select, you {You keep} other {{seat} keeps}} {gods}.',
  'log.first': '{seat_is, select, you {You are} other {{seat} is}} first player for the whole game.',
  'log.objectives': 'Objectives: {war} at War, {technology} at Technology, {commerce} at Commerce, {domination} at Domination.',
  'log.pawn': '{seat_is, select, you {You move your} other {{seat} moves the}} pawn to {tile}.',
  'log.cube': '{seat_is, select, you {You place} other {{seat} places}} a cube {segment_on}{mana, plural, =0 {} other { for # Mana}}.',
  'log.shifted': '{seat_is, select, you {You shift} other {{seat} shifts}} a cube {from_from} {to_to}.',
  'log.tokenTaken':
    '{seat_is, select, you {You enclose} other {{seat} encloses}} {token, select, major {the Major summoning token} other {a Minor summoning token}}.',
  'log.performed':
    '{seat_is, select, you {You perform} other {{seat} performs}} {tile}{side, select, improved { on its improved side} other {}}.',
  'log.moved':
    '{seat_is, select, you {You move} other {{seat} moves}} {piece, select, follower {a Follower} minor {a Minor god} major {the Major god} other {a Settlement}} from {from} to {to}.',
  'log.carried': '{seat_is, select, you {You take} other {{seat} takes}} {riders} along to {to}.',
  'log.portalled':
    '{seat_is, select, you {You send} other {{seat} sends}} {piece, select, follower {a Follower} minor {a Minor god} major {the Major god} other {a Settlement}} through the Portal from {from} to {to}.',
  'log.contested': '{land} is contested: {seat_is, select, you {you fight} other {{seat} fights}} there in this turn.',
  'log.cultureShown': 'The Culture token between {lands} is turned over: {culture}.',
  'log.pactTaken': '{seat_is, select, you {You take} other {{seat} takes}} {pact}.',
  'log.pactShown': '{pact} joins the display.',
  'log.harvested': '{seat_is, select, you {You harvest} other {{seat} harvests}} {land}: {goods}.',
  'log.harvestedAfterlife': '{seat_is, select, you {You harvest} other {{seat} harvests}} {land}.',
  'log.exhausted': 'An icon of {resource} in {land} is exhausted.',
  'log.gained': '{seat_is, select, you {You gain} other {{seat} gains}} {goods}.',
  'log.paid': '{seat_is, select, you {You pay} other {{seat} pays}} {goods}.',
  'log.scored': '{seat_is, select, you {You score} other {{seat} scores}} {vp} VP.',
  'log.advanced':
    '{seat_is, select, you {You advance} other {{seat} advances}} {steps, plural, one {# step} other {# steps}} on {track}, to space {space}.',
  'log.blockedAtGate':
    '{seat_is, select, you {You have} other {{seat} has}} not passed the lightning: the last space of {track} stays closed.',
  'log.dominated':
    '{seat_is, select, you {You advance} other {{seat} advances}} {steps, plural, one {# step} other {# steps}} on the Domination track, to {vp} VP.',
  'log.tokenScored': '{seat_is, select, you {You take} other {{seat} takes}} {vp} VP on the way.',
  'log.manaAction':
    '{seat_is, select, you {You take} other {{seat} takes}} a Mana action{mana, plural, =0 {} other { for # Mana}}: {action}.',
  'log.armed': '{seat_is, select, you {You take} other {{seat} takes}} the {weapon}.',
  'log.armedUnseen': '{seat_is, select, you {You take} other {{seat} takes}} an Advanced weapon unseen.',
  'log.developed': '{seat_is, select, you {You develop} other {{seat} develops}} {tile}.',
  'log.built': '{seat_is, select, you {You build} other {{seat} builds}} a Settlement in {land}.',
  'log.deployed': '{seat_is, select, you {You deploy} other {{seat} deploys}} {n, plural, one {# Follower} other {# Followers}} in {land}.',
  'log.redeployed': '{seat_is, select, you {You move} other {{seat} moves}} a Follower from {from} to {to}.',
  'log.summoned': '{seat_is, select, you {You summon} other {{seat} summons}} {god} in {land}.',
  'log.completed':
    '{seat_is, select, you {You complete} other {{seat} completes}} {pact}{line, select, bonus { for its bonus line} score { for its score line} other {}}.',
  'log.battle': '{seat_is, select, you {You fight} other {{seat} fights}} the Ancient Civilisation in {land}.',
  'log.battleAgainst': '{seat_is, select, you {You attack} other {{seat} attacks}} {foe_is, select, you {you} other {{foe}}} in {land}.',
  'log.lostAtOnce': '{seat_is, select, you {You have} other {{seat} has}} no Advanced weapon to play: the battle for {land} is lost.',
  'log.cardShown': '{seat_is, select, you {You show} other {{seat} shows}} the {weapon}.',
  'log.cardUnused': '{seat_is, select, you {You take} other {{seat} takes}} the {weapon} back to hand.',
  'log.cardSentBack': 'The Viking Helmet sends the {weapon} of {seat_is, select, you {yours} other {{seat}}} back.',
  'log.cardAdded': '{seat_is, select, you {You add} other {{seat} adds}} the {weapon}.',
  'log.metalAdded': '{seat_is, select, you {You spend} other {{seat} spends}} {metal} Metal for strength.',
  'log.cancelled': '{seat_is, select, you {You cancel} other {{seat} cancels}} the effect of the enemy.',
  'log.civilisationShown': 'The tile is turned over: {civilisation}, strength {strength}.',
  'log.strengths': '{seat_is, select, you {You attack} other {{seat} attacks}} with {attack} against {defence}.',
  'log.won': '{seat_is, select, you {You win} other {{seat} wins}} the battle for {land}.',
  'log.stole': '{seat_is, select, you {You steal} other {{seat} steals}} {resource} from {from_is, select, you {you} other {{from}}}.',
  'log.retreated': '{seat_is, select, you {Your pieces go} other {The pieces of {seat} go}} home to {land}: {pieces}.',
  'log.conquered': '{seat_is, select, you {You conquer} other {{seat} conquers}} {land}.',
  'log.artefact': '{seat_is, select, you {You keep} other {{seat} keeps}} the {artefact}.',
  'log.fateBound': '{seat_is, select, you {You bind} other {{seat} binds}} the Fate token to {track}.',
  'log.fateHidden': '{seat_is, select, you {You bind} other {{seat} binds}} the Fate token to a track in secret.',
  'log.artefactUsed': '{seat_is, select, you {You use} other {{seat} uses}} the {artefact}.',
  'log.pandora': "{seat_is, select, you {You open} other {{seat} opens}} Pandora's Box: {token}.",
  'log.lostMana': '{seat_is, select, you {You lose} other {{seat} loses}} {n} Mana.',
  'log.lostFollower': '{seat_is, select, you {You take} other {{seat} takes}} a Follower of {land} back into the reserve.',
  'log.lostCard': '{seat_is, select, you {You put} other {{seat} puts}} the {weapon} back.',
  'log.lostCardUnseen': '{seat_is, select, you {You put} other {{seat} puts}} an Advanced weapon back unseen.',
  'log.culture': 'The Culture token between {lands} is resolved: {culture}.',
  'log.endCubes':
    '{seat_is, select, you {You have} other {{seat} has}} placed the last cube: the game ends after this round, and Atlantis is closed.',
  'log.endTrack':
    '{seat_is, select, you {You have} other {{seat} has}} reached the end of {track}: the game ends after this round, and Atlantis is closed.',
  'log.roundLimit': 'Round {n} was the last one allowed: the game is over.',
  'log.scarab': 'The Scarab Amulet moves {seat_is, select, you {your marker} other {the marker of {seat}}} on {track} to space {space}.',
};
