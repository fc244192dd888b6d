import type { Catalogue } from '@pantheon/text';

const PIECE = '{piece, select, follower {un Seguace} minor {una Divinità Minore} major {la Divinità Maggiore} other {un Insediamento}}';

/** Lo spazio del tracciato Dominio, con il suo segno. */
const SPACE = '{vp, plural, =-8 {−8} =-7 {−7} =-6 {−6} =-5 {−5} =-4 {−4} =-3 {−3} =-2 {−2} =-1 {−1} other {#}}';

/** Che cosa è successo, a parole. */
export const log: Catalogue = {
  'log.round': 'Giro {n}',
  'log.turn': '{seat_is, select, you {Il tuo turno} other {Turno {seat_of}}}',
  'log.house': '{seat_is, select, you {Guidi} other {{seat} guida}} la {house_full}.',
  'log.discardedGod': '{seat_is, select, you {Rimetti} other {{seat} rimette}} {god} nella scatola.',
  'log.discardedUnseen': '{seat_is, select, you {Rimetti} other {{seat} rimette}} nella scatola una carta Divinità Minore coperta.',
  'log.godsKept': '{seat_is, select, you {Tieni} other {{seat} tiene}} {gods}.',
  'log.first': '{seat_is, select, you {Sei} other {{seat} è}} il primo giocatore per tutta la partita.',
  'log.objectives':
    'Obiettivi: {war} per la Guerra, {technology} per la Tecnologia, {commerce} per il Commercio, {domination} per il Dominio.',
  'log.pawn': '{seat_is, select, you {Muovi il tuo pedone} other {{seat} muove il suo pedone}} sulla {tile_full}.',
  'log.cube': '{seat_is, select, you {Piazzi} other {{seat} piazza}} un cubetto {segment_on}.',
  'log.shifted': '{seat_is, select, you {Sposti} other {{seat} sposta}} un cubetto {from_from} {to_to}.',
  'log.tokenTaken':
    '{seat_is, select, you {Circondi} other {{seat} circonda}} {token, select, major {il segnalino Evocazione della Divinità Maggiore} other {un segnalino Evocazione Divinità Minore}}.',
  'log.performed':
    '{seat_is, select, you {Esegui} other {{seat} esegue}} {tile_the}{side, select, improved { con il lato migliorato} other {}}.',
  'log.moved': `{seat_is, select, you {Muovi} other {{seat} muove}} ${PIECE} {from_from} {to_to}.`,
  'log.carried': '{seat_is, select, you {Porti con te} other {{seat} porta con sé}} {riders} {to_in}.',
  'log.portalled': `{seat_is, select, you {Teletrasporti} other {{seat} teletrasporta}} ${PIECE} {from_from} {to_to}.`,
  'log.contested': 'Territorio contestato: {land}; {seat_is, select, you {combatti} other {{seat} combatte}} in questo turno.',
  'log.cultureShown': 'Segnalino Cultura rivelato fra {lands_the}: {culture}.',
  'log.pactTaken': '{seat_is, select, you {Prendi} other {{seat} prende}} {pact_the}.',
  'log.pactShown': '{pact_The} entra in vetrina.',
  'log.harvested': '{seat_is, select, you {Raccogli} other {{seat} raccoglie}} {goods} {land_in}.',
  'log.harvestedAfterlife': '{seat_is, select, you {Raccogli} other {{seat} raccoglie}} {land_in}.',
  'log.exhausted': 'Un’icona {resource} si esaurisce {land_in}.',
  'log.gained': '{seat_is, select, you {Ricevi} other {{seat} riceve}} {goods}.',
  'log.paid': '{seat_is, select, you {Paghi} other {{seat} paga}} {goods}.',
  'log.scored': '{seat_is, select, you {Guadagni} other {{seat} guadagna}} {vp} PV.',
  'log.advanced':
    '{seat_is, select, you {Avanzi} other {{seat} avanza}} di {steps, plural, one {# passo} other {# passi}} {track_on}, fino allo spazio {space}.',
  'log.blockedAtGate':
    '{seat_is, select, you {Non hai} other {{seat} non ha}} superato il fulmine blu: l’ultimo spazio {track_of} resta chiuso.',
  'log.dominated': `{seat_is, select, you {Avanzi} other {{seat} avanza}} di {steps, plural, one {# passo} other {# passi}} sul tracciato Dominio, fino allo spazio ${SPACE}.`,
  'log.tokenScored':
    '{seat_is, select, you {Raccogli} other {{seat} raccoglie}} {vp, plural, =2 {un segnalino # PV} other {segnalini 2 PV per # PV in tutto}}.',
  'log.manaAction':
    '{seat_is, select, you {{mana, plural, =0 {Svolgi} one {Spendi # cristallo di Mana e svolgi} other {Spendi # cristalli di Mana e svolgi}}} other {{seat} {mana, plural, =0 {svolge} one {spende # cristallo di Mana e svolge} other {spende # cristalli di Mana e svolge}}}} l’azione Mana «{action}».',
  'log.armed': '{seat_is, select, you {Prendi} other {{seat} prende}} {weapon_the}.',
  'log.armedUnseen': '{seat_is, select, you {Prendi} other {{seat} prende}} una carta Arma Avanzata coperta.',
  'log.developed': '{seat_is, select, you {Sviluppi} other {{seat} sviluppa}} la {tile_full}.',
  'log.built': '{seat_is, select, you {Costruisci} other {{seat} costruisce}} un Insediamento {land_in}.',
  'log.deployed': '{seat_is, select, you {Schieri} other {{seat} schiera}} {n, plural, one {un Seguace} other {# Seguaci}} {land_in}.',
  'log.redeployed': '{seat_is, select, you {Rischieri} other {{seat} rischiera}} un Seguace {from_from} {to_to}.',
  'log.summoned': '{seat_is, select, you {Evochi} other {{seat} evoca}} {god} {land_in}.',
  'log.completed':
    '{seat_is, select, you {Completi {pact_the}{line, select, bonus { e prendi solo le ricompense al centro} score { e prendi solo le ricompense in basso} other {}}} other {{seat} completa {pact_the}{line, select, bonus { e prende solo le ricompense al centro} score { e prende solo le ricompense in basso} other {}}}}.',
  'log.battle': '{seat_is, select, you {Combatti} other {{seat} combatte}} contro l’Antica Civiltà {land_in}.',
  'log.battleAgainst':
    '{foe_is, select, you {{seat} ti attacca} other {{seat_is, select, you {Attacchi} other {{seat} attacca}} {foe}}} {land_in}.',
  'log.lostAtOnce':
    '{seat_is, select, you {Non puoi giocare carte Arma Avanzata: perdi} other {{seat} non può giocare carte Arma Avanzata e perde}} la battaglia {land_in}.',
  'log.cardShown': '{seat_is, select, you {Riveli} other {{seat} rivela}} {weapon_the}.',
  'log.cardUnused': '{seat_is, select, you {Riprendi} other {{seat} riprende}} in mano {weapon_the}.',
  'log.cardSentBack':
    'L’Elmo Vichingo fa tornare in mano {seat_is, select, you {{weapon_gender, select, f {la tua} other {il tuo}} {weapon}} other {{weapon_the} {seat_of}}}.',
  'log.cardAdded': '{seat_is, select, you {Aggiungi} other {{seat} aggiunge}} {weapon_the}.',
  'log.metalAdded': '{seat_is, select, you {Spendi} other {{seat} spende}} {metal} Metallo per aumentare la forza.',
  'log.cancelled': '{seat_is, select, you {Annulli} other {{seat} annulla}} gli effetti dell’altra parte in questa battaglia.',
  'log.civilisationShown': 'Tessera rivelata: {civilisation}, forza {strength}.',
  'log.strengths': '{seat_is, select, you {Attacchi} other {{seat} attacca}} con forza {attack} contro {defence}.',
  'log.won': '{seat_is, select, you {Vinci} other {{seat} vince}} la battaglia {land_in}.',
  'log.stole':
    '{from_is, select, you {{seat} ti ruba 1 {resource}} other {{seat_is, select, you {Rubi} other {{seat} ruba}} 1 {resource} {from_to}}}.',
  'log.retreated': '{seat_is, select, you {Ti ritiri} other {{seat} si ritira}} {land_in} con {pieces}.',
  'log.conquered': '{seat_is, select, you {Conquisti} other {{seat} conquista}} {land_the}.',
  'log.artefact': '{seat_is, select, you {Tieni} other {{seat} tiene}} {artefact_the}.',
  'log.fateBound': '{seat_is, select, you {Leghi} other {{seat} lega}} il segnalino Destini {track_to}.',
  'log.fateHidden': '{seat_is, select, you {Leghi} other {{seat} lega}} in segreto il segnalino Destini a un tracciato Sviluppo.',
  'log.artefactUsed': '{seat_is, select, you {Usi} other {{seat} usa}} {artefact_the}.',
  'log.pandora': '{seat_is, select, you {Scarti} other {{seat} scarta}} un segnalino Pandora: {token}.',
  'log.lostMana': '{seat_is, select, you {Perdi} other {{seat} perde}} {n, plural, one {# cristallo di Mana} other {# cristalli di Mana}}.',
  'log.lostFollower': '{seat_is, select, you {Rimetti} other {{seat} rimette}} in riserva un Seguace {land_from}.',
  'log.lostCard': '{seat_is, select, you {Rimetti} other {{seat} rimette}} {weapon_the} nel mazzetto.',
  'log.lostCardUnseen': '{seat_is, select, you {Rimetti} other {{seat} rimette}} nel mazzetto una carta Arma Avanzata coperta.',
  'log.culture': 'Segnalino Cultura risolto fra {lands_the}: {culture}.',
  'log.endCubes':
    '{seat_is, select, you {Non hai} other {{seat} non ha}} più cubetti da piazzare: la partita finirà dopo questo giro e Atlantide è chiusa.',
  'log.endTrack':
    '{seat_is, select, you {Raggiungi} other {{seat} raggiunge}} la fine {track_of}: la partita finirà dopo questo giro e Atlantide è chiusa.',
  'log.roundLimit': 'Il giro {n} era l’ultimo: la partita è finita.',
  'log.scarab':
    'L’Amuleto dello Scarabeo porta {seat_is, select, you {il tuo segnalino} other {il segnalino {seat_of}}} allo spazio {space} {track_of}.',
};
