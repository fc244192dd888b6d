import type { Catalogue } from '@pantheon/text';

/** What happened. */
export const log: Catalogue = {
  'log.civilisation': '{seat_is, select, you {Guidi} other {{seat} guida}} {civ}.',
  'log.removed': 'Fuori da questa partita: {cards}.',
  'log.neutral': '{civ} è neutrale e tiene {provinces}.',
  'log.startingRole': '{seat_is, select, you {Inizi come} other {{seat} inizia come}} {role}.',
  'log.bought': '{seat_is, select, you {Compri} other {{seat} compra}} {thing} per {space}.',
  'log.boughtHero': '{seat_is, select, you {Compri} other {{seat} compra}} {card}.',
  'log.turn': 'Turno {n}',
  'log.phase':
    '{phase, select, roles {Ruoli} commerce {Commercio} offering {Offerte} building {Costruzione} military {Guerra} other {Preparazione}}',
  'log.copies': '{seat_is, select, you {I tuoi Castore e Polluce copiano} other {Castore e Polluce di {seat} copiano}} ora {card}.',
  'log.counted': '{role}: {counts}.',
  'log.roleMoves': '{seat_is, select, you {Diventi} other {{seat} diventa}} {role}.',
  'log.roleStays': '{seat_is, select, you {Resti} other {{seat} resta}} {role}.',
  'log.income': '{seat_is, select, you {Ricevi} other {{seat} riceve}} {cards}.',
  'log.destitute':
    '{seat_is, select, you {Non ricevi nulla e altri tengono la tua capitale. Lì puoi sempre costruire; oppure abbandona dal menu del tavolo, e gioca un bot.} other {{seat} non riceve nulla e altri tengono la sua capitale.}}',
  'log.shortage': 'La banca non ha più {kind}: il resto è perso.',
  'log.circe': 'Le {seat_is, select, you {tue legioni lavorano} other {legioni di {seat} lavorano}} il sito {site}.',
  'log.chosenGoods': '{seat_is, select, you {Prendi} other {{seat} prende}} {kind} grazie {card_to}.',
  'log.godUsed': '{seat_is, select, you {Invochi} other {{seat} invoca}} {god}.',
  'log.godTargets': '{god} distrugge {owner_is, select, you {a te {thing}} other {{thing} {owner_of}}} in {space}.',
  'log.godCancelled': 'Astarte {seat_is, select, you {ti protegge} other {protegge {seat}}} da {god}.',
  'log.gift': 'Iside ti dà {kind}.',
  'log.giftHidden': 'Iside dà una carta {seat_to}.',
  'log.athena': 'Atena {seat_is, select, you {ti aiuta} other {aiuta {seat}}} a diventare {role}.',
  'log.tradeSize': '{seat_is, select, you {Chiedi} other {{seat} chiede}} a tutti {n, plural, one {# carta} other {# carte}}.',
  'log.noTrade':
    'Questo turno non si scambia: così {seat_is, select, you {hai} other {ha}} deciso{seat_is, select, you {} other { {seat}}}.',
  'log.staysOut': '{seat_is, select, you {Resti} other {{seat} resta}} fuori dallo scambio con Antigone.',
  'log.shutOut': 'Hanno troppo poche carte per partecipare: {seats}.',
  'log.offered': '{seat_is, select, you {Offri} other {{seat} offre}} {cards}.',
  'log.took': '{seat_is, select, you {Prendi} other {{seat} prende}} {kind} {source_from}.',
  'log.ulysses': '{seat_is, select, you {Il tuo Ulisse} other {L’Ulisse di {seat}}} fa rendere {taker_to} la carta {kind} {source_of}.',
  'log.level': 'Lo scambio è finito: toccava {seat_to} prendere.',
  'log.madeGood': '{seat} ti dà {kind} per la carta che ti manca.',
  'log.madeGoodHidden': '{seat_is, select, you {Dai} other {{seat} dà}} {receiver_to} la carta mancante.',
  'log.calls': '{seat_is, select, you {Chiami} other {{seat} chiama}} {called_is, select, you {te} other {{called}}}.',
  'log.goes': '{seat_is, select, you {Prendi} other {{seat} prende}} il turno.',
  'log.offering': '{seat_is, select, you {Offri} other {{seat} offre}} {cards} a {god}.',
  'log.freeGod': '{seat_is, select, you {Prendi} other {{seat} prende}} {god} con Adone.',
  'log.noOffering': '{seat_is, select, you {Non fai} other {{seat} non fa}} offerte.',
  'log.built': '{seat_is, select, you {Costruisci} other {{seat} costruisce}} {thing} in {space} con {cards}.',
  'log.free': '{seat_is, select, you {Piazzi} other {{seat} piazza}} gratis {thing} in {space} grazie {card_to}.',
  'log.giftLost': 'Non c’è posto per {thing} {card_of}: per {seat_the} va perso.',
  'log.hired': '{seat_is, select, you {Ottieni} other {{seat} ottiene}} {card_the} con {cards}.',
  'log.converted': '{space} passa {owner_from} {seat_to}.',
  'log.swapped': '{seat_is, select, you {Cambi} other {{seat} cambia}} {gave} con {got} grazie a Cleopatra.',
  'log.jason': '{seat_is, select, you {Porti} other {{seat} porta}} con Giasone la carovana {from} a {to}.',
  'log.buildingDone': '{seat_is, select, you {Hai} other {{seat} ha}} finito di costruire.',
  'log.kept':
    '{seat_is, select, you {Tieni} other {{seat} tiene}} {taxes, plural, one {# tassa} other {# tasse}}{goods, plural, =0 {} one { e # merce} other { e # merci}}.',
  'log.launched': '{seat_is, select, you {Vari} other {{seat} vara}} una trireme da {space} {sea_in}.',
  'log.sailed': '{seat_is, select, you {Muovi} other {{seat} muove}} {thing} {from_from} {to_to}.',
  'log.dived': 'Un {seat_is, select, you {tuo Kraken} other {Kraken di {seat}}} si immerge {space_in}.',
  'log.surfaced': 'Un {seat_is, select, you {tuo Kraken} other {Kraken di {seat}}} emerge {sea_in}.',
  'log.marched': '{seat_is, select, you {Marci} other {{seat} marcia}} da {from} a {to} con {units}.',
  'log.shipped': '{seat_is, select, you {Trasporti} other {{seat} trasporta}} {units} da {from} a {to} per {seas}.',
  'log.chainBroken': 'La catena di triremi è spezzata: le {seat_is, select, you {tue unità} other {unità di {seat}}} non raggiungono {to}.',
  'log.blockade':
    '{seat_is, select, you {Attacchi} other {{seat} attacca}} le {mover_is, select, you {tue navi} other {navi {mover_of}}} {sea_in}.',
  'log.aeneas': 'Enea apre {seat_to} {sea_the} per questo turno.',
  'log.hercules': 'Una {seat_is, select, you {tua legione} other {legione di {seat}}} in {space} combatte come {creature}: è Ercole!',
  'log.helen': 'Elena fa passare {seat_to} una legione {mover_is, select, you {tua} other {{mover_of}}} in {space}.',
  'log.petrified': 'La {seat_is, select, you {tua Medusa} other {Medusa di {seat}}} vieta ogni combattimento in {space}.',
  'log.midas':
    '{seat_is, select, you {Compri} other {{seat} compra}} con Mida una legione {owner_is, select, you {tua} other {{owner_of}}} in {space}.',
  'log.centaurs':
    '{side_is, select, you {I tuoi Centauri} other {I Centauri {side_of}}} distruggono {count, plural, one {# legione} other {# legioni}} {owner_is, select, you {tue} other {{owner_of}}} in {space}.',
  'log.battle': '{attacker_is, select, you {Attacchi} other {{attacker} attacca}} {defender_the} {space_in}: {force} contro {against}.',
  'log.strike':
    '{titans, plural, one {# Titano} other {# Titani}} {seat_of} {titans, plural, one {colpisce} other {colpiscono}} {target_the} {space_in}.',
  'log.rolled':
    '{side_The}: {rolls, plural, =0 {nessun dado} other {dadi {dice}}}{fours, plural, =0 {} other {, # fissati a 4}}{sure, plural, =0 {} other {, # da fortezze e creature}}{bonus, plural, =0 {} other {, bonus #}}; totale {total}.',
  'log.rerolled': 'Aiace ritira {seat_is, select, you {i tuoi dadi} other {i dadi di {seat}}}: {dice}.',
  'log.losses': '{side_is, select, you {Perdi} other {{side_The} perde}} {units} {space_in}.',
  'log.noLosses': '{side_is, select, you {Non perdi} other {{side_The} non perde}} nulla.',
  'log.stillAtWar': '{space} è in guerra.',
  'log.pillaged':
    '{seat_is, select, you {Distruggi} other {{seat} distrugge}} {owner_is, select, you {a te {thing}} other {{thing} {owner_of}}} in {space}.',
  'log.loot': 'Nabucodonosor porta {kind} {seat_to}.',
  'log.occupies':
    '{seat_is, select, you {Occupi} other {{seat} occupa}} {space}, provincia {owner_is, select, you {tua} other {{owner_of}}}. Edifici presidiati: {buildings}.',
  'log.converts':
    '{seat_is, select, you {Inizi} other {{seat} inizia}} a convertire {space}, provincia {owner_is, select, you {tua} other {{owner_of}}}.',
  'log.militaryDone': '{seat_is, select, you {Concludi} other {{seat} conclude}} il turno di guerra.',
  'log.victory':
    '{seat_is, select, you {Vinci} other {{seat} vince}}: {how, select, pyramids {le Piramidi sono costruite} heroes {gli eroi e le meraviglie bastano} roles {le carte ruolo sono tre} other {ottima partita}}.',
  'log.limitReached': 'Il turno {n} era l’ultimo.',
};
