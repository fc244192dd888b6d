import type { Catalogue } from '@pantheon/text';

export const log: Catalogue = {
  'log.cycle': 'Ciclo {n}',
  'log.placed': '{who_is, select, you {Prendi} other {{who} prende}} {land}, con una flotta {sea_in}.',
  'log.placedNoFleet': '{who_is, select, you {Prendi} other {{who} prende}} {land}, senza flotta.',
  'log.spread': '{who_is, select, you {Distribuisci} other {{who} distribuisce}} le truppe: {lands}.',
  'log.heroArrives': '{hero} arriva sul tracciato degli eroi.',
  'log.creatureArrives': '{creature_The} arriva sul tracciato delle creature per {cost} monete.',
  'log.creatureLeaves': '{creature_The} lascia il tracciato delle creature.',
  'log.godsTurn': 'Le divinità di questo ciclo: {gods}.',
  'log.reshuffled': 'Le creature scartate tornano nel mazzo: {n} carte.',
  'log.bid':
    '{space, plural, =0 {{who_is, select, you {Scegli} other {{who} sceglie}} {god}.} other {{who_is, select, you {Offri} other {{who} offre}} {space} a {god}.}}',
  'log.displaced': '{who_is, select, you {Sei scalzato} other {{who} è scalzato}} da {god}.',
  'log.paid': '{who_is, select, you {Paghi} other {{who} paga}} {coins, plural, =0 {niente} one {# moneta} other {# monete}} per {god}.',
  'log.fined':
    '{who_is, select, you {Non puoi} other {{who} non può}} pagare l’offerta: {coins, plural, one {# moneta persa} other {# monete perse}}.',
  'log.auctionAgain': 'L’asta ricomincia.',
  'log.upkeep':
    '{who_is, select, you {Conservi} other {{who} conserva}} {creatures} per {n, plural, one {# sacerdotessa} other {# sacerdotesse}}.',
  'log.figureLeaves': '{who_is, select, you {Lasci} other {{who} lascia}} andare {creature_the}.',
  'log.figureMoves': '{who_is, select, you {Muovi} other {{who} muove}} {creature_the} {area_in}.',
  'log.turn': '{who_is, select, you {Agisci} other {{who} agisce}} con {god}',
  'log.skipped': '{who_is, select, you {Non puoi} other {{who} non può}} costruire {building_the}.',
  'log.noNewType':
    '{who_is, select, you {Hai già tutti i tipi di edificio e non costruisci} other {{who} ha già tutti i tipi di edificio e non costruisce}} nulla.',
  'log.notPlaced': '{who_is, select, you {Non puoi} other {{who} non può}} mettere {unit}.',
  'log.built':
    '{who_is, select, you {Costruisci} other {{who} costruisce}} {kind, select, university {un’} fortress {una } other {un }}{building} in {land}.',
  'log.replaced':
    '{who_is, select, you {Sostituisci} other {{who} sostituisce}} {old_the} in {land} con {kind, select, university {un’} fortress {una } other {un }}{building}.',
  'log.declined': '{who_is, select, you {Rinunci} other {{who} rinuncia}} {building_to}.',
  'log.removed': '{building_The} in {land} torna nella riserva.',
  'log.philosopher':
    '{who_is, select, you {Prendi} other {{who} prende}} un filosofo{coins, plural, =0 {} one { per # moneta} other { per # monete}}.',
  'log.priestess':
    '{who_is, select, you {Prendi} other {{who} prende}} una sacerdotessa{coins, plural, =0 {} one { per # moneta} other { per # monete}}.',
  'log.symbol': '{who_is, select, you {Prendi} other {{who} prende}} una sacerdotessa in {land}.',
  'log.fleet':
    '{who_is, select, you {Metti} other {{who} mette}} una flotta {sea_in}{coins, plural, =0 {} one { per # moneta} other { per # monete}}.',
  'log.troop':
    '{who_is, select, you {Metti} other {{who} mette}} una truppa in {land}{coins, plural, =0 {} one { per # moneta} other { per # monete}}.',
  'log.mercenary':
    '{who_is, select, you {Metti} other {{who} mette}} un mercenario in {land}{coins, plural, =0 {} one { per # moneta} other { per # monete}}.',
  'log.recruitedHero': '{who_is, select, you {Recluti} other {{who} recluta}} {hero} in {land} per {coins} monete.',
  'log.prosperity': '{who_is, select, you {Metti} other {{who} mette}} la prosperità {area_in}.',
  'log.coins': '{who_is, select, you {Prendi} other {{who} prende}} {coins, plural, one {# moneta} other {# monete}}.',
  'log.coinsGiven': '{who_is, select, you {Paghi} other {{who} paga}} {coins} monete.',
  'log.looked': '{who_is, select, you {Guardi} other {{who} guarda}} la prima creatura del mazzo.',
  'log.sawTop': 'È {creature_the}.',
  'log.sawSecret': 'Solo {who_is, select, you {tu sai} other {{who} sa}} qual è.',
  'log.putBack': '{who_is, select, you {La rimetti} other {{who} la rimette}} a posto.',
  'log.boughtCreature':
    '{who_is, select, you {Compri} other {{who} compra}} {creature_the} per {coins, plural, =0 {niente} one {# moneta} other {# monete}}.',
  'log.playedCreature': '{who_is, select, you {Giochi} other {{who} gioca}} {creature_the}.',
  'log.noEffect': '{creature_The} non ha effetto.',
  'log.figurePlaced': '{who_is, select, you {Metti} other {{who} mette}} {creature_the} {area_in}.',
  'log.sailed':
    '{who_is, select, you {Salpi} other {{who} salpa}} {from_from} {to_to} con {fleets, plural, one {# flotta} other {# flotte}} per {coins, plural, one {# moneta} other {# monete}}.',
  'log.marched':
    '{who_is, select, you {Marci} other {{who} marcia}} da {from} a {to} con {units}{coins, plural, =0 {} one { per # moneta} other { per # monete}}.',
  'log.attack': '{who_is, select, you {Attacchi} other {{who} attacca}} {whom_is, select, you {te} other {{whom}}} {area_in}.',
  'log.round': 'Round {n}: l’attaccante ha {attack} (dado {die}), il difensore {defence} (dado {against}).',
  'log.lost': '{who_is, select, you {Perdi} other {{who} perde}} {unit}.',
  'log.rerolled': '{who_is, select, you {Paghi} other {{who} paga}} per rilanciare: {die}.',
  'log.retreated': '{who_is, select, you {Ti ritiri} other {{who} si ritira}} {area_in}.',
  'log.held': '{who_is, select, you {Tieni} other {{who} tiene}} {area_the}.',
  'log.conquered': '{who_is, select, you {Conquisti} other {{who} conquista}} {area}.',
  'log.seaWon': '{who_is, select, you {Conquisti} other {{who} conquista}} {area_the}.',
  'log.allLost': 'Non resta nessuno {area_in}.',
  'log.hector': '{who_is, select, you {Abbatti} other {{who} abbatte}} {unit} degli invasori con Ettore.',
  'log.pandora':
    '{n, plural, one {# mercenario passa} other {# mercenari passano}} dalla parte di {who_is, select, you {te} other {{who}}} per Pandora.',
  'log.perseus': '{who_is, select, you {Salvi} other {{who} salva}} {unit} con Perseo, {area_in}.',
  'log.sacrificed': '{who_is, select, you {Sacrifichi} other {{who} sacrifica}} {hero}.',
  'log.copied': '{who_is, select, you {Copi} other {{who} copia}} il sacrificio di {hero}.',
  'log.metropolis': '{who_is, select, you {Costruisci} other {{who} costruisce}} una Metropoli in {land}. Bonus: {bonus}.',
  'log.metropolisOnCard':
    '{who_is, select, you {Costruisci} other {{who} costruisce}} una Metropoli sulla carta di {hero}. Bonus: {bonus}.',
  'log.metropolisLost':
    '{who_is, select, you {Perdi una Metropoli e prendi} other {{who} perde una Metropoli e prende}} il suo bonus: {bonus}.',
  'log.philosophersWasted': '{who_is, select, you {Scarti} other {{who} scarta}} {n} filosofi: la Metropoli non ha posto.',
  'log.set': '{who_is, select, you {Restituisci} other {{who} restituisce}} quattro edifici: {lands}.',
  'log.swappedHero': '{who_is, select, you {Cambi} other {{who} cambia}} {old} con {hero}.',
  'log.drew': '{who_is, select, you {Peschi} other {{who} pesca}} {creatures}.',
  'log.stolePriestess':
    '{who_is, select, you {Prendi} other {{who} prende}} una sacerdotessa a {whom_is, select, you {te} other {{whom}}}.',
  'log.stolePhilosopher': '{who_is, select, you {Prendi} other {{who} prende}} un filosofo a {whom_is, select, you {te} other {{whom}}}.',
  'log.stoleCoins':
    '{who_is, select, you {Prendi} other {{who} prende}} {coins, plural, =0 {niente} one {# moneta} other {# monete}} a {whom_is, select, you {te} other {{whom}}}.',
  'log.stoleMercenaries':
    '{who_is, select, you {Prendi} other {{who} prende}} {n, plural, one {# mercenario} other {# mercenari}} a {whom_is, select, you {te} other {{whom}}} in {land}.',
  'log.killed': '{creature_The} porta via {unit} a {whom_is, select, you {te} other {{whom}}} {area_in}.',
  'log.swappedFleets': 'Le flotte {sea_of} e quelle {other_of} si scambiano.',
  'log.sunk': '{who_is, select, you {Perdi} other {{who} perde}} {n, plural, one {# flotta} other {# flotte}} {sea_in}.',
  'log.driven': 'Una flotta {who_is, select, you {tua} other {di {who}}} è scacciata {sea_from} {to_to}.',
  'log.collected':
    '{who_is, select, you {Incassi} other {{who} incassa}} {coins, plural, =0 {nessuna moneta} one {# moneta} other {# monete}}.',
  'log.converted': '{who_is, select, you {Trasformi} other {{who} trasforma}} {n} sacerdotesse in un filosofo.',
  'log.eliminated': '{who_is, select, you {Non hai più terre e sei} other {{who} non ha più terre ed è}} fuori dal gioco.',
  'log.end': 'La partita finisce con il ciclo {n}.',
};
