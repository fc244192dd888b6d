import type { Catalogue } from '@pantheon/text';

/** What happened. */
export const log: Catalogue = {
  'log.civilisation': '{seat_is, select, you {Guidi} other {{seat} guida}} {civ_the}.',
  'log.removed': 'Fuori da questa partita: {cards_the}.',
  'log.neutral': '{civ_The} è neutrale e controlla {provinces_the}.',
  'log.startingRole': '{seat_is, select, you {Inizi} other {{seat} inizia}} come {role}.',
  'log.bought': '{seat_is, select, you {Acquisti} other {{seat} acquista}} {thing_a} {space_in}.',
  'log.boughtHero': '{seat_is, select, you {Acquisti} other {{seat} acquista}} {card_the}.',
  'log.namesCapital': '{seat_is, select, you {Scegli} other {{seat} sceglie}} {space_the} come capitale.',
  'log.turn': 'Turno {n}',
  'log.phase':
    '{phase, select, roles {Ruoli} commerce {Commercio} offering {Offerta agli Dei} building {Costruzione} military {Fase Militare} other {Preparazione}}',
  'log.copies': 'Castore e Polluce {seat_is, select, you {ti danno} other {danno {seat_to}}} il potere {card_of}.',
  'log.counted': '{role} · {counts}.',
  'log.roleMoves': '{seat_is, select, you {Diventi} other {{seat} diventa}} {role}.',
  'log.roleStays': '{seat_is, select, you {Resti} other {{seat} resta}} {role}.',
  'log.income':
    '{cards_is, select, nothing {{seat_is, select, you {Non ricevi nulla} other {{seat} non riceve nulla}}} other {{seat_is, select, you {Ricevi} other {{seat} riceve}} {cards}}}.',
  'log.destitute':
    '{seat_is, select, you {Non ricevi nulla e la tua capitale è in mano ad altri. Puoi ancora costruirvi; oppure lascia la partita dal menu del tavolo: al tuo posto gioca un bot.} other {{seat} non riceve nulla: la sua capitale è in mano ad altri.}}',
  'log.shortage': 'La banca non ha più {kind_plural}: le carte che mancano sono perse.',
  'log.circe': '{seat_is, select, you {Le tue legioni} other {Le legioni di {seat}}} lavorano {space_in}.',
  'log.circe.earlier': '{seat_is, select, you {Le tue legioni} other {Le legioni di {seat}}} lavorano: {site}.',
  'log.chosenGoods': '{seat_is, select, you {Ricevi} other {{seat} riceve}} {kind_a} grazie {card_to}.',
  'log.godUsed': '{seat_is, select, you {Attivi} other {{seat} attiva}} il potere {god_of}.',
  'log.godTargets': '{owner_is, select, you {{god} ti distrugge {thing_a}} other {{god} distrugge {thing_a} {owner_of}}} {space_in}.',
  'log.godCancelled': 'Astarte {seat_is, select, you {ti protegge} other {protegge {seat}}} {god_from}.',
  'log.gift': 'Iside ti dà {kind_a}.',
  'log.giftHidden': '{seat_is, select, you {Iside ti dà} other {Iside dà {seat_to}}} una carta.',
  'log.athena': 'Atena {seat_is, select, you {ti aiuta} other {aiuta {seat}}} a diventare {role}.',
  'log.tradeSize': '{seat_is, select, you {Chiedi} other {{seat} chiede}} a tutti di offrire {n, plural, one {# carta} other {# carte}}.',
  'log.noTrade':
    '{n, plural, =0 {{seat_is, select, you {Decidi} other {{seat} decide}} che in questo turno non c’è commercio} one {Nessun altro ha # carta da offrire: in questo turno non c’è commercio} other {Nessun altro ha # carte da offrire: in questo turno non c’è commercio}}.',
  'log.noTrade.earlier': 'In questo turno non c’è commercio.',
  'log.staysOut': 'Con Antigone {seat_is, select, you {resti} other {{seat} resta}} fuori dal commercio.',
  'log.shutOut': 'Troppo poche carte per il commercio: {seats}.',
  'log.offered': '{seat_is, select, you {Offri} other {{seat} offre}} {cards}.',
  'log.took':
    '{source_is, select, you {{seat} ti prende {kind_a}} other {{seat_is, select, you {Prendi} other {{seat} prende}} {kind_a} {source_from}}}.',
  'log.ulysses':
    'Con Ulisse {taker_is, select, you {{seat} ti costringe} other {{seat_is, select, you {costringi} other {{seat} costringe}} {taker}}} a {source_is, select, you {restituirti {kind_a}} other {restituire {kind_a} {source_to}}} e a prendere una {seat_is, select, you {tua carta} other {carta di {seat}}}.',
  'log.level':
    'Il commercio è finito: {short, select, yes {{seat_is, select, you {ti} other {{seat_to}}} manca una carta} other {nessuno resta senza una carta}}.',
  'log.level.earlier': 'Il commercio è finito.',
  'log.madeGood': '{seat} ti dà {kind_a} per la carta che ti manca.',
  'log.madeGoodHidden':
    '{receiver_is, select, you {{seat} ti dà} other {{seat_is, select, you {Dai} other {{seat} dà}} {receiver_to}}} la carta mancante.',
  'log.calls':
    '{called_is, select, you {{seat} ti chiama} other {{seat_is, select, you {Chiami} other {{seat} chiama}} {called}}} a {phase, select, offering {fare un’offerta} building {costruire} other {muovere e combattere}}.',
  'log.calls.earlier':
    '{called_is, select, you {{seat} ti chiama} other {{seat_is, select, you {Chiami} other {{seat} chiama}} {called}}}.',
  'log.goes': 'Ora tocca {seat_to} {phase, select, offering {fare un’offerta} building {costruire} other {muovere e combattere}}.',
  'log.goes.earlier': 'Ora {seat_is, select, you {giochi tu} other {gioca {seat}}}.',
  'log.offering': '{seat_is, select, you {Offri} other {{seat} offre}} {cards} {god_to}.',
  'log.freeGod': 'Con Adone {seat_is, select, you {prendi} other {{seat} prende}} {god} gratis.',
  'log.noOffering': '{seat_is, select, you {Non fai} other {{seat} non fa}} offerte agli dèi.',
  'log.built':
    '{seat_is, select, you {Costruisci} other {{seat} costruisce}} {thing_a} {space_in} {cards_is, select, nothing {gratis} other {per {cards}}}.',
  'log.free': '{seat_is, select, you {Piazzi} other {{seat} piazza}} {thing_a} {space_in} gratis, grazie {card_to}.',
  'log.giftLost': 'Non c’è posto per {thing_the} {card_of}: {seat_is, select, you {perdi} other {{seat} perde}} il dono.',
  'log.hired':
    '{seat_is, select, you {Acquisti} other {{seat} acquista}} {card_the} {cards_is, select, nothing {gratis} other {per {cards}}}.',
  'log.converted':
    '{owner_is, select, you {{seat} completa la conversione e ti toglie {space_the}} other {{seat_is, select, you {Completi} other {{seat} completa}} la conversione {space_of}, provincia {owner_of}}}.',
  'log.swapped': 'Con Cleopatra {seat_is, select, you {cambi} other {{seat} cambia}} {gave_a} con {got_a}.',
  'log.jason': 'Con Giasone {seat_is, select, you {porti} other {{seat} porta}} una carovana {from_from} {to_to}.',
  'log.buildingDone': '{seat_is, select, you {Termini} other {{seat} termina}} la Costruzione.',
  'log.kept':
    '{taxes, plural, =0 {{goods, plural, =0 {{seat_is, select, you {Non conservi} other {{seat} non conserva}} carte} other {{seat_is, select, you {Conservi} other {{seat} conserva}} {goods, plural, one {# merce} other {# merci}}}}} other {{seat_is, select, you {Conservi} other {{seat} conserva}} {taxes, plural, one {# tassa} other {# tasse}}{goods, plural, =0 {} one { e # merce} other { e # merci}}}}.',
  'log.discarded': '{seat_is, select, you {Scarti} other {{seat} scarta}} {cards}.',
  'log.launched': '{seat_is, select, you {Vari} other {{seat} vara}} una trireme {space_from} {sea_in}.',
  'log.sailed': '{seat_is, select, you {Muovi} other {{seat} muove}} {thing_a} {from_from} {to_to}.',
  'log.dived': 'Un {seat_is, select, you {tuo Kraken} other {Kraken di {seat}}} si immerge {space_in}.',
  'log.surfaced': 'Un {seat_is, select, you {tuo Kraken} other {Kraken di {seat}}} emerge {sea_in}.',
  'log.marched': '{seat_is, select, you {Muovi} other {{seat} muove}} {units} {from_from} {to_to}.',
  'log.shipped': '{seat_is, select, you {Trasporti} other {{seat} trasporta}} {units} {from_from} {to_to} per {seas_the}.',
  'log.chainBroken':
    'La catena di triremi è spezzata: le {seat_is, select, you {tue unità} other {unità di {seat}}} non raggiungono {to_the}.',
  'log.blockade':
    '{seat_is, select, you {Attacchi} other {{seat} attacca}} le {mover_is, select, you {tue triremi} other {triremi {mover_of}}} {sea_in}.',
  'log.aeneas': 'Enea {seat_is, select, you {ti apre} other {apre {seat_to}}} {sea_the} per questo turno.',
  'log.hercules': 'Ercole: una {seat_is, select, you {tua legione} other {legione di {seat}}} {space_in} combatte come {creature_a}.',
  'log.helen':
    'Con Elena {seat_is, select, you {converti} other {{seat} converte}} una {mover_is, select, you {tua legione} other {legione {mover_of}}} {space_in}.',
  'log.petrified': 'Con Medusa {seat_is, select, you {proibisci} other {{seat} proibisce}} ogni combattimento {space_in}.',
  'log.midas':
    'Con Mida {seat_is, select, you {converti} other {{seat} converte}} una {owner_is, select, you {tua legione} other {legione {owner_of}}} {space_in} per 2 tasse.',
  'log.centaurs':
    'I {side_is, select, you {tuoi Centauri} other {Centauri {side_of}}} distruggono {owner_is, select, you {{count, plural, one {una tua legione} other {# tue legioni}}} other {{count, plural, one {una legione} other {# legioni}} {owner_of}}} {space_in}.',
  'log.battle':
    '{defender_is, select, you {{attacker_The} ti attacca} other {{attacker_is, select, you {Attacchi} other {{attacker_The} attacca}} {defender_the}}} {space_in}: {force} contro {against_is, select, nothing {nessuna unità} other {{against}}}.',
  'log.strike':
    '{titans, plural, one {Un} other {#}} {seat_is, select, you {{titans, plural, one {tuo Titano} other {tuoi Titani}}} other {{titans, plural, one {Titano} other {Titani}} {seat_of}}} {target_is, select, you {{titans, plural, one {ti colpisce} other {ti colpiscono}}} other {{titans, plural, one {colpisce} other {colpiscono}} {target_the}}} {space_in}.',
  'log.rolled':
    '{rolls, plural, =0 {Nessun dado per {side_the}} other {{side_is, select, you {Tiri} other {{side_The} tira}} {dice}}}{fours, plural, =0 {} one {; # dado fissato a 4} other {; # dadi fissati a 4}}{sure, plural, =0 {} other {; # da fortezze e creature}}{bonus, plural, =0 {} other {; +# di bonus}}: totale {total}.',
  'log.rolled.earlier':
    '{dice_is, select, nothing {Nessun dado per {side_the}} other {{side_is, select, you {Tiri} other {{side_The} tira}} {dice}}}{fours, plural, =0 {} one {; # dado fissato a 4} other {; # dadi fissati a 4}}{bonus, plural, =0 {} other {; +# di bonus}}: totale {total}.',
  'log.rerolled': 'Con Aiace {seat_is, select, you {tiri} other {{seat} tira}} di nuovo i dadi: {dice}.',
  'log.losses': '{side_is, select, you {Perdi} other {{side_The} perde}} {units} {space_in}.',
  'log.noLosses': '{side_is, select, you {Non perdi} other {{side_The} non perde}} unità {space_in}.',
  'log.noLosses.earlier': '{side_is, select, you {Non perdi} other {{side_The} non perde}} unità nella battaglia.',
  'log.stillAtWar': '{space_The} {space_number, select, p {sono} other {è}} in guerra.',
  'log.pillaged':
    '{owner_is, select, you {{seat} ti distrugge {thing_a}} other {{seat_is, select, you {Distruggi} other {{seat} distrugge}} {thing_a} {owner_of}}} {space_in}.',
  'log.loot': 'Nabucodonosor {seat_is, select, you {ti porta} other {porta {seat_to}}} {kind_a}.',
  'log.occupies':
    '{seat_is, select, you {Occupi} other {{seat} occupa}} {space_the}, {owner_is, select, you {tua provincia} other {provincia {owner_of}}}.{buildings_is, select, nothing {} other { Edifici occupati: {buildings_building}.}}',
  'log.converts':
    '{seat_is, select, you {Inizi} other {{seat} inizia}} a convertire {space_the}, {owner_is, select, you {tua provincia} other {provincia {owner_of}}}.',
  'log.militaryDone': '{seat_is, select, you {Termini la tua} other {{seat} termina la sua}} Fase Militare.',
  'log.rivals': 'Possono vincere in questo turno: {seats}. Il Leader Politico non è fra loro.',
  'log.declared': '{seat_is, select, you {Hai} other {{seat} ha}} le carte per le Piramidi, che precedono ogni altra vittoria.',
  'log.noAccord': 'Nessuna vittoria condivisa. Voti contrari: {seats}. Decide l’ordine di costruzione.',
  'log.sharedVictory': 'Vittoria condivisa: {seats}.',
  'log.victory':
    '{seat_is, select, you {Vinci: {how, select, pyramids {hai costruito le Piramidi} heroes {hai abbastanza eroi e meraviglie} roles {hai tre Carte Ruolo} other {hai più eroi e meraviglie}}} other {Vince {seat}: {how, select, pyramids {ha costruito le Piramidi} heroes {ha abbastanza eroi e meraviglie} roles {ha tre Carte Ruolo} other {ha più eroi e meraviglie}}}}.',
  'log.standstill': 'Da {n} turni nessuno acquista eroi o meraviglie: la partita finisce.',
  'log.limitReached': 'Il turno {n} era l’ultimo.',
};
