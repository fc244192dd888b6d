import type { Catalogue } from '@pantheon/text';

export const log: Catalogue = {
  'log.cycle': 'Ciclo {n}',
  'log.placed': '{who_is, select, you {Prendi} other {{who} prende}} {land}, con una flotta in {sea}.',
  'log.placedNoFleet': '{who_is, select, you {Prendi} other {{who} prende}} {land}, senza flotta.',
  'log.spread': '{who_is, select, you {Distribuisci} other {{who} distribuisce}} le truppe: {lands}.',
  'log.heroArrives': '{hero} arriva sul tracciato degli eroi.',
  'log.creatureArrives': '{creature} arriva sul tracciato delle creature per {cost} monete.',
  'log.creatureLeaves': '{creature} lascia il tracciato delle creature.',
  'log.godsTurn': 'Le divinità di questo ciclo: {gods}, e Apollo.',
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
  'log.figureLeaves': '{who_is, select, you {Lasci} other {{who} lascia}} andare {creature}.',
  'log.figureMoves': '{who_is, select, you {Muovi} other {{who} muove}} {creature} in {area}.',
  'log.turn': '{who_is, select, you {Agisci} other {{who} agisce}} con {god}',
  'log.skipped': '{who_is, select, you {Non puoi} other {{who} non può}} costruire: {building}.',
  'log.notPlaced': '{who_is, select, you {Non puoi} other {{who} non può}} mettere: {unit}.',
  'log.built': '{who_is, select, you {Costruisci} other {{who} costruisce}} in {land}: {building}.',
  'log.replaced': '{who_is, select, you {Sostituisci} other {{who} sostituisce}} in {land}: {old} diventa {building}.',
  'log.declined': '{who_is, select, you {Rinunci} other {{who} rinuncia}} a costruire: {building}.',
  'log.removed': 'In {land} viene tolto: {building}.',
  'log.philosopher':
    '{who_is, select, you {Prendi} other {{who} prende}} un filosofo{coins, plural, =0 {} one { per # moneta} other { per # monete}}.',
  'log.priestess':
    '{who_is, select, you {Prendi} other {{who} prende}} una sacerdotessa{coins, plural, =0 {} one { per # moneta} other { per # monete}}.',
  'log.symbol': '{who_is, select, you {Prendi} other {{who} prende}} una sacerdotessa in {land}.',
  'log.fleet':
    '{who_is, select, you {Metti} other {{who} mette}} una flotta in {sea}{coins, plural, =0 {} one { per # moneta} other { per # monete}}.',
  'log.troop':
    '{who_is, select, you {Metti} other {{who} mette}} una truppa in {land}{coins, plural, =0 {} one { per # moneta} other { per # monete}}.',
  'log.mercenary':
    '{who_is, select, you {Metti} other {{who} mette}} un mercenario in {land}{coins, plural, =0 {} one { per # moneta} other { per # monete}}.',
  'log.recruitedHero': '{who_is, select, you {Recluti} other {{who} recluta}} {hero} in {land} per {coins} monete.',
  'log.prosperity': '{who_is, select, you {Metti} other {{who} mette}} la prosperità in {area}.',
  'log.coins': '{who_is, select, you {Prendi} other {{who} prende}} {coins, plural, one {# moneta} other {# monete}}.',
  'log.coinsGiven': '{who_is, select, you {Paghi} other {{who} paga}} {coins} monete.',
  'log.looked': '{who_is, select, you {Guardi} other {{who} guarda}} la prima creatura del mazzo.',
  'log.sawTop': 'È {creature}.',
  'log.sawSecret': 'Solo {who_is, select, you {tu sai} other {{who} sa}} qual è.',
  'log.putBack': '{who_is, select, you {La rimetti} other {{who} la rimette}} a posto.',
  'log.boughtCreature':
    '{who_is, select, you {Compri} other {{who} compra}} {creature} per {coins, plural, =0 {niente} one {# moneta} other {# monete}}.',
  'log.playedCreature': '{who_is, select, you {Giochi} other {{who} gioca}} {creature}.',
  'log.noEffect': '{creature} non ha effetto.',
  'log.figurePlaced': '{who_is, select, you {Metti} other {{who} mette}} {creature} in {area}.',
  'log.sailed':
    '{who_is, select, you {Salpi} other {{who} salpa}} da {from} a {to} con {fleets, plural, one {# flotta} other {# flotte}} per {coins, plural, one {# moneta} other {# monete}}.',
  'log.marched':
    '{who_is, select, you {Marci} other {{who} marcia}} da {from} a {to} con {units}{coins, plural, =0 {} one { per # moneta} other { per # monete}}.',
  'log.attack': '{who_is, select, you {Attacchi} other {{who} attacca}} {whom_is, select, you {te} other {{whom}}} in {area}.',
  'log.round': 'Round {n}: l’attaccante ha {attack} (dado {die}), il difensore {defence} (dado {against}).',
  'log.lost': '{who_is, select, you {Perdi} other {{who} perde}}: {unit}.',
  'log.rerolled': '{who_is, select, you {Paghi} other {{who} paga}} per rilanciare: {die}.',
  'log.retreated': '{who_is, select, you {Ti ritiri} other {{who} si ritira}} in {area}.',
  'log.held': '{who_is, select, you {Tieni} other {{who} tiene}} {area}.',
  'log.conquered': '{who_is, select, you {Conquisti} other {{who} conquista}} {area}.',
  'log.seaWon': '{who_is, select, you {Vinci} other {{who} vince}} {area}.',
  'log.allLost': 'In {area} non resta nessuno.',
  'log.hector': '{who_is, select, you {Abbatti} other {{who} abbatte}} uno degli invasori con Ettore: {unit}.',
  'log.pandora':
    '{n, plural, one {# mercenario passa} other {# mercenari passano}} dalla parte di {who_is, select, you {te} other {{who}}} per Pandora.',
  'log.perseus': '{who_is, select, you {Salvi} other {{who} salva}} un’unità con Perseo, in {area}: {unit}.',
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
  'log.killed':
    '{who_is, select, you {Elimini} other {{who} elimina}} un’unità {whom_is, select, you {tua} other {di {whom}}} in {area}: {unit}.',
  'log.swappedFleets': 'Le flotte di {sea} e {other} si scambiano.',
  'log.sunk': '{who_is, select, you {Perdi} other {{who} perde}} {n, plural, one {# flotta} other {# flotte}} in {sea}.',
  'log.driven': 'Una flotta {who_is, select, you {tua} other {di {who}}} è scacciata da {sea} a {to}.',
  'log.collected':
    '{who_is, select, you {Incassi} other {{who} incassa}} {coins, plural, =0 {nessuna moneta} one {# moneta} other {# monete}}.',
  'log.converted': '{who_is, select, you {Trasformi} other {{who} trasforma}} {n} sacerdotesse in un filosofo.',
  'log.eliminated': '{who_is, select, you {Non hai più terre e sei} other {{who} non ha più terre ed è}} fuori dal gioco.',
  'log.end': 'La partita finisce con il ciclo {n}.',
};
