import type { Catalogue } from '@pantheon/text';

/** Che cosa è successo, a parole. */
export const log: Catalogue = {
  'log.round': 'Giro {n}',
  'log.turn': '{seat_is, select, you {Tocca a te} other {Tocca a {seat}}}',
  'log.house': '{seat_is, select, you {Guidi} other {{seat} guida}} la Casata {house}.',
  'log.discardedGod': '{seat_is, select, you {Rimetti} other {{seat} rimette}} nella scatola {god}.',
  'log.discardedUnseen': '{seat_is, select, you {Rimetti} other {{seat} rimette}} nella scatola una Divinità, coperta.',
  'log.godsKept': '{seat_is, select, you {Tieni} other {{seat} tiene}} {gods}.',
  'log.first': '{seat_is, select, you {Sei} other {{seat} è}} il primo giocatore per tutta la partita.',
  'log.objectives': 'Obiettivi: {war} alla Guerra, {technology} alla Tecnologia, {commerce} al Commercio, {domination} al Dominio.',
  'log.pawn': '{seat_is, select, you {Muovi il tuo pedone} other {{seat} muove il pedone}} su {tile}.',
  'log.cube': '{seat_is, select, you {Piazzi} other {{seat} piazza}} un cubetto {segment_on}{mana, plural, =0 {} other { per # Mana}}.',
  'log.shifted': '{seat_is, select, you {Sposti} other {{seat} sposta}} un cubetto {from_from} {to_to}.',
  'log.tokenTaken':
    '{seat_is, select, you {Circondi} other {{seat} circonda}} {token, select, major {il segnalino Evocazione Maggiore} other {un segnalino Evocazione Minore}}.',
  'log.performed': '{seat_is, select, you {Esegui} other {{seat} esegue}} {tile}{side, select, improved { sul lato migliorato} other {}}.',
  'log.moved':
    '{seat_is, select, you {Muovi} other {{seat} muove}} {piece, select, follower {un Seguace} minor {una Divinità Minore} major {la Divinità Maggiore} other {un Insediamento}} da {from} a {to}.',
  'log.carried': '{seat_is, select, you {Porti} other {{seat} porta}} con sé {riders} a {to}.',
  'log.portalled':
    '{seat_is, select, you {Teletrasporti} other {{seat} teletrasporta}} {piece, select, follower {un Seguace} minor {una Divinità Minore} major {la Divinità Maggiore} other {un Insediamento}} da {from} a {to}.',
  'log.contested': '{land} è conteso: {seat_is, select, you {combatti} other {{seat} combatte}} lì in questo turno.',
  'log.cultureShown': 'Il segnalino Cultura fra {lands} viene rivelato: {culture}.',
  'log.pactTaken': '{seat_is, select, you {Prendi} other {{seat} prende}} {pact}.',
  'log.pactShown': '{pact} entra in vetrina.',
  'log.harvested': '{seat_is, select, you {Raccogli} other {{seat} raccoglie}} in {land}: {goods}.',
  'log.harvestedAfterlife': '{seat_is, select, you {Raccogli} other {{seat} raccoglie}} in {land}.',
  'log.exhausted': "Un'icona {resource} in {land} si esaurisce.",
  'log.gained': '{seat_is, select, you {Ottieni} other {{seat} ottiene}} {goods}.',
  'log.paid': '{seat_is, select, you {Paghi} other {{seat} paga}} {goods}.',
  'log.scored': '{seat_is, select, you {Guadagni} other {{seat} guadagna}} {vp} PV.',
  'log.advanced':
    '{seat_is, select, you {Avanzi} other {{seat} avanza}} di {steps, plural, one {# passo} other {# passi}} sul tracciato {track}, fino allo spazio {space}.',
  'log.blockedAtGate':
    "{seat_is, select, you {Non hai} other {{seat} non ha}} oltrepassato il fulmine: l'ultimo spazio del tracciato {track} resta chiuso.",
  'log.dominated':
    '{seat_is, select, you {Avanzi} other {{seat} avanza}} di {steps, plural, one {# passo} other {# passi}} sul tracciato Dominio, fino a {vp} PV.',
  'log.tokenScored': '{seat_is, select, you {Prendi} other {{seat} prende}} {vp} PV lungo la strada.',
  'log.manaAction':
    "{seat_is, select, you {Svolgi} other {{seat} svolge}} un'azione Mana{mana, plural, =0 {} other { per # Mana}}: {action}.",
  'log.armed': '{seat_is, select, you {Prendi} other {{seat} prende}} la carta {weapon}.',
  'log.armedUnseen': "{seat_is, select, you {Prendi} other {{seat} prende}} un'Arma Avanzata, coperta.",
  'log.developed': '{seat_is, select, you {Sviluppi} other {{seat} sviluppa}} {tile}.',
  'log.built': '{seat_is, select, you {Costruisci} other {{seat} costruisce}} un Insediamento in {land}.',
  'log.deployed': '{seat_is, select, you {Schieri} other {{seat} schiera}} {n, plural, one {# Seguace} other {# Seguaci}} in {land}.',
  'log.redeployed': '{seat_is, select, you {Sposti} other {{seat} sposta}} un Seguace da {from} a {to}.',
  'log.summoned': '{seat_is, select, you {Evochi} other {{seat} evoca}} {god} in {land}.',
  'log.completed':
    '{seat_is, select, you {Completi} other {{seat} completa}} {pact}{line, select, bonus { per la riga del bonus} score { per la riga dei punti} other {}}.',
  'log.battle': "{seat_is, select, you {Combatti} other {{seat} combatte}} contro l'Antica Civiltà in {land}.",
  'log.battleAgainst':
    '{foe_is, select, you {{seat} ti attacca} other {{seat_is, select, you {Attacchi} other {{seat} attacca}} {foe}}} in {land}.',
  'log.lostAtOnce': "{seat_is, select, you {Non puoi} other {{seat} non può}} giocare un'Arma Avanzata: la battaglia per {land} è persa.",
  'log.cardShown': '{seat_is, select, you {Mostri} other {{seat} mostra}} la carta {weapon}.',
  'log.cardUnused': '{seat_is, select, you {Riprendi} other {{seat} riprende}} in mano la carta {weapon}.',
  'log.cardSentBack': "L'Elmo Vichingo rimanda indietro la carta {weapon} {seat_is, select, you {tua} other {di {seat}}}.",
  'log.cardAdded': '{seat_is, select, you {Aggiungi} other {{seat} aggiunge}} la carta {weapon}.',
  'log.metalAdded': '{seat_is, select, you {Spendi} other {{seat} spende}} {metal} Metallo per la forza.',
  'log.cancelled': "{seat_is, select, you {Annulli} other {{seat} annulla}} l'effetto del nemico.",
  'log.civilisationShown': 'La tessera viene rivelata: {civilisation}, forza {strength}.',
  'log.strengths': '{seat_is, select, you {Attacchi} other {{seat} attacca}} con {attack} contro {defence}.',
  'log.won': '{seat_is, select, you {Vinci} other {{seat} vince}} la battaglia per {land}.',
  'log.stole':
    '{from_is, select, you {{seat} ti ruba 1 {resource}} other {{seat_is, select, you {Rubi} other {{seat} ruba}} 1 {resource} a {from}}}.',
  'log.retreated': '{seat_is, select, you {I tuoi pezzi tornano} other {I pezzi di {seat} tornano}} a {land}: {pieces}.',
  'log.conquered': '{seat_is, select, you {Conquisti} other {{seat} conquista}} {land}.',
  'log.artefact': '{seat_is, select, you {Tieni} other {{seat} tiene}} {artefact}.',
  'log.fateBound': '{seat_is, select, you {Leghi} other {{seat} lega}} il segnalino Destini al tracciato {track}.',
  'log.fateHidden': '{seat_is, select, you {Leghi} other {{seat} lega}} in segreto il segnalino Destini a un tracciato.',
  'log.artefactUsed': '{seat_is, select, you {Usi} other {{seat} usa}} {artefact}.',
  'log.pandora': '{seat_is, select, you {Apri} other {{seat} apre}} il Vaso di Pandora: {token}.',
  'log.lostMana': '{seat_is, select, you {Perdi} other {{seat} perde}} {n} Mana.',
  'log.lostFollower': '{seat_is, select, you {Rimetti} other {{seat} rimette}} in riserva un Seguace di {land}.',
  'log.lostCard': '{seat_is, select, you {Rimetti} other {{seat} rimette}} nel mazzetto la carta {weapon}.',
  'log.lostCardUnseen': "{seat_is, select, you {Rimetti} other {{seat} rimette}} nel mazzetto un'Arma Avanzata, coperta.",
  'log.culture': 'Si risolve il segnalino Cultura fra {lands}: {culture}.',
  'log.endCubes':
    "{seat_is, select, you {Hai} other {{seat} ha}} piazzato l'ultimo cubetto: la partita finisce dopo questo giro e Atlantide è chiusa.",
  'log.endTrack':
    '{seat_is, select, you {Hai} other {{seat} ha}} raggiunto la fine del tracciato {track}: la partita finisce dopo questo giro e Atlantide è chiusa.',
  'log.roundLimit': "Il giro {n} era l'ultimo consentito: la partita è finita.",
  'log.scarab':
    "L'Amuleto dello Scarabeo porta {seat_is, select, you {il tuo segnalino} other {il segnalino di {seat}}} sul tracciato {track} allo spazio {space}.",
};
