import type { Catalogue } from '@pantheon/text';

/** What has happened. */
export const log: Catalogue = {
  'log.round': 'Giro {n}',
  'log.phase':
    '{phase, select, movement {Spostamento} harvest {Raccolta} trade {Commercio} construction {Costruzione} growth {Crescita} other {Innalzamento delle acque}}',
  'log.colour': '{seat_is, select, you {Scegli} other {{seat} sceglie}} {colour} e {seat_is, select, you {parti} other {parte}} da {land}.',
  'log.drawn': '{seat_is, select, you {Ti tocca} other {A {seat} tocca}} {colour}: si parte da {land}.',
  'log.opens': '{seat_is, select, you {Apri} other {{seat} apre}} il giro.',
  'log.marched': '{seat_is, select, you {Sposti} other {{seat} sposta}} {who} da {from} a {to}.',
  'log.carried': '{seat_is, select, you {Trasporti} other {{seat} trasporta}} {who} per mare da {from} a {to}, passando per {via}.',
  'log.sailed': '{seat_is, select, you {Muovi} other {{seat} muove}} {ships, plural, one {# nave} other {# navi}} da {from} a {to}.',
  'log.requested':
    '{seat_is, select, you {Chiedi} other {{seat} chiede}} un passaggio {owner_is, select, you {a te} other {a {owner}}} da {from} a {to}.',
  'log.agreed': '{owner_is, select, you {Trasporti} other {{owner} trasporta}} per {seat_is, select, you {te} other {{seat}}}.',
  'log.refused': '{owner_is, select, you {Rifiuti} other {{owner} rifiuta}} il passaggio {seat_is, select, you {a te} other {a {seat}}}.',
  'log.stance':
    "D'ora in poi {seat_is, select, you {tu} other {{seat}}} {stance, select, allow {{seat_is, select, you {trasporti} other {trasporta}} sempre} refuse {non {seat_is, select, you {trasporti} other {trasporta}} mai} other {{seat_is, select, you {decidi} other {decide}} volta per volta se trasportare}} per {other_is, select, you {te} other {{other}}}.",
  'log.fought':
    '{attacker_is, select, you {Attacchi} other {{attacker} attacca}} {defender_is, select, you {te} other {{defender}}} in {land}. Le due parti perdono {lost, plural, one {# guerriero} other {# guerrieri}}; {winner_is, select, you {a te} other {a {winner}}} ne {left, plural, one {resta #} other {restano #}}.',
  'log.drawnFight':
    '{attacker_is, select, you {Attacchi} other {{attacker} attacca}} {defender_is, select, you {te} other {{defender}}} in {land}. {lost, plural, one {Muore un guerriero} other {Muoiono # guerrieri}} per parte: non ne resta nessuno.',
  'log.seaFought':
    '{attacker_is, select, you {Attacchi} other {{attacker} attacca}} {defender_is, select, you {te} other {{defender}}} in {ocean}. Le due parti perdono {lost, plural, one {# nave} other {# navi}}; {winner_is, select, you {a te} other {a {winner}}} ne {left, plural, one {resta #} other {restano #}}.',
  'log.seaDrawn':
    '{attacker_is, select, you {Attacchi} other {{attacker} attacca}} {defender_is, select, you {te} other {{defender}}} in {ocean}. {lost, plural, one {Affonda una nave} other {Affondano # navi}} per parte: non ne resta nessuna.',
  'log.enslaved':
    '{seat_is, select, you {Rendi} other {{seat} rende}} {slaves, plural, one {schiavo # operaio} other {schiavi # operai}} in {land}.',
  'log.freed': '{workers, plural, one {Un operaio torna libero} other {# operai tornano liberi}} in {land}.',
  'log.lost': '{land} cade in mano ai fanatici, per sempre{people, plural, =0 {.} other {. Perduti: {who}.}}',
  'log.harvested':
    '{seat_is, select, you {Raccogli} other {{seat} raccoglie}} {goods}{trees, plural, =0 {} one {; cade un albero} other {; cadono # alberi}}.',
  'log.stripped': "Abbattuto l'ultimo albero: {lands}.",
  'log.idle':
    '{fanatics, plural, one {Un operaio senza lavoro diventa fanatico} other {# operai senza lavoro diventano fanatici}} in {land}.',
  'log.offered': '{seat_is, select, you {Offri} other {{seat} offre}} {to_is, select, you {a te} other {a {to}}} {give} per {take}.',
  'log.offeredAll': '{seat_is, select, you {Offri} other {{seat} offre}} a tutti {give} per {take}.',
  'log.countered':
    '{seat_is, select, you {Rispondi} other {{seat} risponde}} {to_is, select, you {a te} other {a {to}}}: {give} per {take}.',
  'log.traded':
    '{seat_is, select, you {Accetti} other {{seat} accetta}}: {from_is, select, you {dai} other {{from} dà}} {give} per {take}.',
  'log.declined':
    "{seat_is, select, you {Rifiuti} other {{seat} rifiuta}} {from_is, select, you {la tua offerta} other {l'offerta di {from}}}.",
  'log.withdrew': "{seat_is, select, you {Ritiri} other {{seat} ritira}} un'offerta.",
  'log.lapsed': "{seat_is, select, you {Una tua offerta} other {Un'offerta di {seat}}} decade: la merce non c'è più.",
  'log.done': '{seat_is, select, you {Hai} other {{seat} ha}} finito di commerciare.',
  'log.built': '{seat_is, select, you {Costruisci} other {{seat} costruisce}} in {land}: {what}, per {price}.',
  'log.builtFree': '{seat_is, select, you {Costruisci} other {{seat} costruisce}} anche, in {land}: {what}.',
  'log.launched': '{seat_is, select, you {Vari} other {{seat} vara}} una nave in {ocean} per {wood} di legno.',
  'log.born': '{workers, plural, one {Nasce # operaio} other {Nascono # operai}} {seat_is, select, you {per te} other {per {seat}}}.',
  'log.fanaticsBorn': '{fanatics, plural, one {Nasce # fanatico} other {Nascono # fanatici}}.',
  'log.counter': '{counter, plural, one {# casella è} other {# caselle sono}} senza alberi. A {end} il mondo si ferma.',
  'log.rises': 'Le acque salgono{stage, select, 1 {} 2 { ancora} other { per la terza volta}}: {lands}.',
  'log.fled': '{seat_is, select, you {Fuggi} other {{seat} fugge}} da {from} a {to} con {who}.',
  'log.letGo':
    '{seat_is, select, you {I tuoi guerrieri} other {I guerrieri di {seat}}} non hanno dove fuggire da {land} e lasciano andare gli schiavi.',
  'log.drowned': 'Le acque si prendono {land}. Annegati: {who}.',
  'log.ended':
    '{how, select, deforested {Le foreste sono finite: il mondo si ferma.} extinct {Non è rimasto vivo nessuno.} stalled {Restano troppo poche foreste: non può più succedere niente.} other {È finito l’ultimo giro.}}',
};
