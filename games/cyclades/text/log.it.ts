import type { Catalogue } from '@pantheon/text';

export const log: Catalogue = {
  'log.cycle': 'Ciclo {n}',
  'log.sideChosen':
    '{who_is, select, you {Scegli} other {{who_The} sceglie}} il {side, select, A {fronte} other {retro}} delle tessere Arcipelago.',
  'log.laid': '{who_is, select, you {Posizioni} other {{who_The} posiziona}} {tile}{near_count, plural, =0 {} other { accanto a {near}}}.',
  'log.placed': '{who_is, select, you {Scegli} other {{who_The} sceglie}} {land}, con una flotta {sea_in}.',
  'log.placedNoFleet': '{who_is, select, you {Scegli} other {{who_The} sceglie}} {land}, senza flotta.',
  'log.spread': '{who_is, select, you {Posizioni} other {{who_The} posiziona}} {n, plural, one {una truppa} other {# truppe}} {land_in}.',
  'log.spread.earlier': '{who_is, select, you {Posizioni le tue} other {{who_The} posiziona le}} prime truppe.',
  'log.heroArrives': '{hero} arriva sul tracciato degli Eroi.',
  'log.creatureArrives': 'Nuova creatura a {cost, plural, one {# moneta} other {# monete}}: {creature_the}.',
  'log.creatureLeaves': 'Creatura scartata: {creature_the}.',
  'log.godsTurn': 'Divinità di questo Ciclo: {gods}.',
  'log.reshuffled': 'Gli scarti tornano nel mazzo delle Creature: {n, plural, one {# carta} other {# carte}}.',
  'log.bid':
    '{space, plural, =0 {{who_is, select, you {Scegli} other {{who_The} sceglie}} {god}.} other {{who_is, select, you {Offri} other {{who_The} offre}} {space} {god_to}.}}',
  'log.displaced':
    '{who_is, select, you {{by_The} ti scalza} other {{by_is, select, you {Scalzi} other {{by_The} scalza}} {who_the}}} {god_from}.',
  'log.displaced.earlier': '{who_is, select, you {Devi} other {{who_The} deve}} lasciare {god}: un’offerta più alta.',
  'log.paid':
    '{coins, plural, =0 {{who_is, select, you {Non paghi} other {{who_The} non paga}} nulla} one {{who_is, select, you {Paghi} other {{who_The} paga}} # moneta} other {{who_is, select, you {Paghi} other {{who_The} paga}} # monete}} per {god}.',
  'log.fined':
    '{who_is, select, you {Non puoi pagare la tua Offerta e} other {{who_The} non può pagare la sua Offerta e}} {coins, plural, =0 {non {who_is, select, you {perdi} other {perde}} monete} one {{who_is, select, you {perdi} other {perde}} # moneta} other {{who_is, select, you {perdi} other {perde}} # monete}}.',
  'log.auctionAgain': 'Le Offerte ricominciano da capo.',
  'log.upkeep':
    '{who_is, select, you {Scarti} other {{who_The} scarta}} {n, plural, one {una sacerdotessa} other {# sacerdotesse}} e {who_is, select, you {conservi} other {conserva}} {creatures_the}.',
  'log.figureLeaves': '{who_is, select, you {Non conservi} other {{who_The} non conserva}} {creature_the}.',
  'log.figureMoves': '{who_is, select, you {Muovi} other {{who_The} muove}} {creature_the} {area_in}.',
  'log.turn': '{who_is, select, you {Il tuo turno} other {Turno {who_of}}} · {god}',
  'log.skipped': '{who_is, select, you {Non puoi} other {{who_The} non può}} costruire {building_a}.',
  'log.noNewType':
    '{who_is, select, you {Hai già tutti i tipi di edificio e non costruisci} other {{who_The} ha già tutti i tipi di edificio e non costruisce}} nulla.',
  'log.notPlaced': '{who_is, select, you {Non puoi} other {{who_The} non può}} reclutare {unit}.',
  'log.built': '{who_is, select, you {Costruisci} other {{who_The} costruisce}} {building_a} {land_in}.',
  'log.replaced': '{who_is, select, you {Sostituisci} other {{who_The} sostituisce}} {old_the} {land_of} con {building_a}.',
  'log.declined': '{who_is, select, you {Rinunci} other {{who_The} rinuncia}} a costruire {building_a}.',
  'log.removed': '{who_is, select, you {Restituisci} other {{who_The} restituisce}} {building_the} {land_of}.',
  'log.philosopher':
    '{who_is, select, you {Recluti} other {{who_The} recluta}} un filosofo{coins, plural, =0 {} one { per # moneta} other { per # monete}}.',
  'log.priestess':
    '{who_is, select, you {Recluti} other {{who_The} recluta}} una sacerdotessa{coins, plural, =0 {} one { per # moneta} other { per # monete}}.',
  'log.symbol': '{who_is, select, you {Prendi} other {{who_The} prende}} una sacerdotessa per il simbolo {land_of}.',
  'log.fleet':
    '{who_is, select, you {Recluti} other {{who_The} recluta}} una flotta {sea_in}{coins, plural, =0 {} one { per # moneta} other { per # monete}}.',
  'log.troop':
    '{who_is, select, you {Recluti} other {{who_The} recluta}} una truppa {land_in}{coins, plural, =0 {} one { per # moneta} other { per # monete}}.',
  'log.mercenary':
    '{who_is, select, you {Recluti} other {{who_The} recluta}} un mercenario {land_in}{coins, plural, =0 {} one { per # moneta} other { per # monete}}.',
  'log.recruitedHero':
    '{who_is, select, you {Recluti} other {{who_The} recluta}} {hero} {land_in} per {coins, plural, one {# moneta} other {# monete}}.',
  'log.prosperity': '{who_is, select, you {Posizioni} other {{who_The} posiziona}} un segnalino Prosperità {area_in}.',
  'log.coins': '{who_is, select, you {Ricevi} other {{who_The} riceve}} {coins, plural, one {# moneta} other {# monete}}.',
  'log.coinsGiven': '{who_is, select, you {Paghi} other {{who_The} paga}} {coins, plural, one {# moneta} other {# monete}}.',
  'log.looked': '{who_is, select, you {Guardi} other {{who_The} guarda}} la prima carta del mazzo delle Creature.',
  'log.sawTop': 'La prima carta del mazzo è {creature_the}.',
  'log.sawSecret': 'Solo {who_is, select, you {tu sai} other {{who_the} sa}} quale carta è.',
  'log.putBack': '{who_is, select, you {Rimetti} other {{who_The} rimette}} la carta in cima al mazzo.',
  'log.boughtCreature':
    '{who_is, select, you {Compri} other {{who_The} compra}} {creature_the} {coins, plural, =0 {gratis} one {per # moneta} other {per # monete}}.',
  'log.playedCreature': '{who_is, select, you {Attivi} other {{who_The} attiva}} l’effetto {creature_of}.',
  'log.noEffect': 'L’effetto {creature_of} non si applica.',
  'log.figurePlaced': '{who_is, select, you {Posizioni} other {{who_The} posiziona}} {creature_the} {area_in}.',
  'log.sailed':
    '{who_is, select, you {Muovi} other {{who_The} muove}} {fleets, plural, one {una flotta} other {# flotte}} {from_from} {to_to} per {coins, plural, one {# moneta} other {# monete}}.',
  'log.marched':
    '{who_is, select, you {Muovi} other {{who_The} muove}} {units} {from_from} {to_to}{coins, plural, =0 {} one { per # moneta} other { per # monete}}.',
  'log.flew': '{who_is, select, you {Fai} other {{who_The} fa}} volare {units} {from_from} {to_to} con {by_the}.',
  'log.attack':
    '{whom_is, select, you {{who_The} ti attacca} other {{who_is, select, you {Attacchi} other {{who_The} attacca}} {whom_the}}} {area_in}.',
  'log.round': 'Round {n}: attaccante {attack} (dado {die}), difensore {defence} (dado {against}).',
  'log.lost': '{who_is, select, you {Perdi} other {{who_The} perde}} {unit}.',
  'log.rerolled':
    '{who_is, select, you {Paghi} other {{who_The} paga}} {coins, plural, one {# moneta} other {# monete}} e {who_is, select, you {ripeti} other {ripete}} il tiro: dado {die}.',
  'log.rerolled.earlier': '{who_is, select, you {Paghi e ripeti} other {{who_The} paga e ripete}} il tiro: dado {die}.',
  'log.retreated': '{who_is, select, you {Ti ritiri} other {{who_The} si ritira}} {area_in}.',
  'log.held': '{who_is, select, you {Conservi} other {{who_The} conserva}} il controllo {area_of}.',
  'log.conquered': '{who_is, select, you {Conquisti} other {{who_The} conquista}} {area_the}.',
  'log.seaWon': '{who_is, select, you {Prendi} other {{who_The} prende}} il controllo {area_of}.',
  'log.allLost': 'Non resta nessuna unità {area_in}.',
  'log.hector': '{who_is, select, you {Elimini} other {{who_The} elimina}} {unit} dell’attaccante con Ettore.',
  'log.pandora':
    'Con Pandora {who_is, select, you {prendi} other {{who_the} prende}} {n, plural, one {un mercenario} other {# mercenari}} all’avversario.',
  'log.perseus': '{who_is, select, you {Salvi} other {{who_The} salva}} {unit} con Perseo: ritirata {area_in}.',
  'log.sacrificed': '{who_is, select, you {Sacrifichi} other {{who_The} sacrifica}} {hero}.',
  'log.copied': '{who_is, select, you {Attivi} other {{who_The} attiva}} il Potere Sacrificale {hero_of} con Pandora.',
  'log.metropolis': '{who_is, select, you {Costruisci} other {{who_The} costruisce}} una Metropoli {land_in}. Bonus: {bonus}.',
  'log.metropolisOnCard':
    '{who_is, select, you {Costruisci} other {{who_The} costruisce}} una Metropoli sulla carta {hero_of}. Bonus: {bonus}.',
  'log.metropolisLost':
    '{who_is, select, you {Perdi una Metropoli e ricevi} other {{who_The} perde una Metropoli e riceve}} il suo bonus: {bonus}.',
  'log.philosophersWasted':
    '{who_is, select, you {Scarti} other {{who_The} scarta}} {n} filosofi senza costruire: manca il posto per la Metropoli.',
  'log.set':
    '{who_is, select, you {Restituisci} other {{who_The} restituisce}} il porto {port_of}, la fortezza {fortress_of}, il tempio {temple_of} e l’università {university_of}.',
  'log.set.earlier': '{who_is, select, you {Restituisci} other {{who_The} restituisce}} un porto, una fortezza, un tempio e un’università.',
  'log.swappedHero': '{who_is, select, you {Scambi} other {{who_The} scambia}} {old} con {hero}.',
  'log.drew': '{who_is, select, you {Peschi} other {{who_The} pesca}} {creatures_the}.',
  'log.stolePriestess':
    '{whom_is, select, you {{who_The} ti ruba una sacerdotessa} other {{who_is, select, you {Rubi} other {{who_The} ruba}} una sacerdotessa {whom_to}}}.',
  'log.stolePhilosopher':
    '{whom_is, select, you {{who_The} ti ruba un filosofo} other {{who_is, select, you {Rubi} other {{who_The} ruba}} un filosofo {whom_to}}}.',
  'log.stoleCoins':
    '{whom_is, select, you {{who_The} {coins, plural, =0 {non ti ruba nessuna moneta} one {ti ruba # moneta} other {ti ruba # monete}}} other {{who_is, select, you {{coins, plural, =0 {Non rubi nessuna moneta} one {Rubi # moneta} other {Rubi # monete}}} other {{who_The} {coins, plural, =0 {non ruba nessuna moneta} one {ruba # moneta} other {ruba # monete}}}} {whom_to}}}.',
  'log.stoleMercenaries':
    '{whom_is, select, you {{who_The} ti ruba {n, plural, one {un mercenario} other {# mercenari}}} other {{who_is, select, you {Rubi} other {{who_The} ruba}} {n, plural, one {un mercenario} other {# mercenari}} {whom_to}}} {land_in}.',
  'log.killed': '{whom_is, select, you {{creature_The} ti elimina {unit_a}} other {{creature_The} elimina {unit_a} {whom_of}}} {area_in}.',
  'log.swappedFleets': 'Le flotte {sea_of} e quelle {other_of} si scambiano di posto.',
  'log.sunk': '{who_is, select, you {Perdi} other {{who_The} perde}} {n, plural, one {una flotta} other {# flotte}} {sea_in}.',
  'log.driven': '{who_is, select, you {Una tua flotta} other {Una flotta {who_of}}} fugge {sea_from} {to_to}.',
  'log.collected':
    '{coins, plural, =0 {{who_is, select, you {Non ricevi} other {{who_The} non riceve}} monete} one {{who_is, select, you {Ricevi} other {{who_The} riceve}} # moneta} other {{who_is, select, you {Ricevi} other {{who_The} riceve}} # monete}}.',
  'log.converted':
    '{who_is, select, you {Scarti} other {{who_The} scarta}} {n, plural, one {una sacerdotessa} other {# sacerdotesse}} e {who_is, select, you {prendi} other {prende}} un filosofo.',
  'log.eliminated':
    '{who_is, select, you {Non hai più Aree di Terra ed esci} other {{who_The} non ha più Aree di Terra ed esce}} dal gioco.',
  'log.end': 'La partita finisce con il Ciclo {n}',
};
