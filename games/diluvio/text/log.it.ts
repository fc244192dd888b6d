import type { Catalogue } from '@pantheon/text';

const stage = '{stage, select, 1 {Prima} 2 {Seconda} other {Terza}}';

/** Who attacks whom; what follows says where. */
const attack =
  '{defender_is, select, you {{attacker} ti attacca} other {{attacker_is, select, you {Attacchi} other {{attacker} attacca}} {defender}}}';

/** What kind of offer it is, whose, and what it is about: each kind with an article of its own. */
function offer(request: string, gift: string, swap: string, whose: string): string {
  const named = (article: string, noun: string): string => (article.endsWith('’') ? `${article}${noun}` : `${article} ${noun}`);
  return `{give_is, select, nothing {${named(request, 'richiesta')}${whose} ({take} in dono)} other {{take_is, select, nothing {${named(gift, 'dono')}${whose} ({give})} other {${named(swap, 'offerta')}${whose} ({give} per {take})}}}}`;
}

/** What has happened. */
export const log: Catalogue = {
  'log.round': 'Giro {n}',
  'log.phase':
    '{phase, select, movement {Spostamento} harvest {Raccolta} trade {Commercio} construction {Costruzione} growth {Crescita} other {Innalzamento delle acque}}',
  'log.colour': '{seat_is, select, you {Scegli {colour_the} e parti} other {{seat} sceglie {colour_the} e parte}} {land_from}.',
  'log.drawn': '{seat_is, select, you {Ti tocca {colour_the}: parti} other {{seat_To} tocca {colour_the}: parte}} {land_from}.',
  'log.opens': '{seat_is, select, you {Apri} other {{seat} apre}} il giro.',
  'log.marched': '{seat_is, select, you {Sposti} other {{seat} sposta}} {who} {from_from} {to_to}.',
  'log.carried': '{seat_is, select, you {Trasporti} other {{seat} trasporta}} {who} {from_from} {to_to} per {via_the}.',
  'log.sailed': '{seat_is, select, you {Sposti} other {{seat} sposta}} {ships, plural, one {una nave} other {# navi}} {from_from} {to_to}.',
  'log.requested':
    '{owner_is, select, you {{seat} ti chiede} other {{seat_is, select, you {Chiedi} other {{seat} chiede}} {owner_to}}} di trasportare {who} {from_from} {to_to}.',
  'log.requested.earlier':
    '{owner_is, select, you {{seat} ti chiede} other {{seat_is, select, you {Chiedi} other {{seat} chiede}} {owner_to}}} un passaggio {from_from} {to_to}.',
  'log.agreed':
    '{owner_is, select, you {Accetti} other {{owner} accetta}} {seat_is, select, you {la tua richiesta di trasporto} other {la richiesta di trasporto {seat_of}}}.',
  'log.refused':
    '{owner_is, select, you {Rifiuti} other {{owner} rifiuta}} {seat_is, select, you {la tua richiesta di trasporto} other {la richiesta di trasporto {seat_of}}}.',
  'log.stance':
    'D’ora in poi {seat_is, select, you {{stance, select, allow {trasporti sempre} refuse {non trasporti mai} other {decidi volta per volta se trasportare}}} other {{seat} {stance, select, allow {trasporta sempre} refuse {non trasporta mai} other {decide volta per volta se trasportare}}}} {other_is, select, you {le tue pedine} other {le pedine {other_of}}}.',
  'log.fought': `${attack} {land_in}: ogni parte perde {lost, plural, one {un guerriero} other {# guerrieri}}, {winner_to} ne {left, plural, one {resta #} other {restano #}}.`,
  'log.drawnFight': `${attack} {land_in}: ogni parte perde {lost, plural, one {un guerriero} other {# guerrieri}}, non ne resta nessuno.`,
  'log.seaFought': `${attack} {ocean_in}: ogni parte perde {lost, plural, one {una nave} other {# navi}}, {winner_to} ne {left, plural, one {resta #} other {restano #}}.`,
  'log.seaDrawn': `${attack} {ocean_in}: ogni parte perde {lost, plural, one {una nave} other {# navi}}, non ne resta nessuna.`,
  'log.enslaved':
    '{shared, select, yes {{seat_is, select, you {Rendi} other {{seat} rende}} {slaves, plural, one {schiavo un operaio} other {schiavi # operai}} {owners_of}} other {{owner_is, select, you {{seat} ti rende {slaves, plural, one {schiavo un operaio} other {schiavi # operai}}} other {{seat_is, select, you {Rendi} other {{seat} rende}} {slaves, plural, one {schiavo un operaio} other {schiavi # operai}} {owner_of}}}}} {land_in}.',
  'log.enslaved.earlier':
    '{seat_is, select, you {Rendi} other {{seat} rende}} {slaves, plural, one {schiavo un operaio} other {schiavi # operai}} {land_in}.',
  'log.setFree':
    '{seat_is, select, you {{workers, plural, one {Un tuo operaio torna libero} other {# tuoi operai tornano liberi}}} other {{workers, plural, one {Un operaio {seat_of} torna libero} other {# operai {seat_of} tornano liberi}}}} {land_in}.',
  'log.lost':
    'I fanatici prendono il controllo {land_of}: la casella è perduta per sempre.{people, plural, =0 {} other { Pedine perdute: {who}.}}',
  'log.harvested':
    '{seat_is, select, you {Raccogli} other {{seat} raccoglie}} {goods}{trees, plural, =0 {} one {, abbattendo un albero} other {, abbattendo # alberi}}.',
  'log.stripped': '{lands_count, plural, one {Casella deforestata} other {Caselle deforestate}}: {lands}.',
  'log.idle':
    '{fanatics, plural, one {Un operaio disoccupato diventa fanatico} other {# operai disoccupati diventano fanatici}} {land_in}.',
  'log.offered':
    '{give_is, select, nothing {{to_is, select, you {{seat} ti chiede {take} in dono} other {{seat_is, select, you {Chiedi} other {{seat} chiede}} {take} in dono {to_to}}}} other {{to_is, select, you {{seat} ti offre} other {{seat_is, select, you {Offri} other {{seat} offre}} {to_to}}} {give} {take_is, select, nothing {in dono} other {per {take}}}}}.',
  'log.offeredAll':
    '{give_is, select, nothing {{seat_is, select, you {Chiedi} other {{seat} chiede}} {take} in dono a tutti} other {{seat_is, select, you {Offri} other {{seat} offre}} a tutti {give} {take_is, select, nothing {in dono} other {per {take}}}}}.',
  'log.countered':
    '{to_is, select, you {{seat} ti fa una controfferta} other {{seat_is, select, you {Fai una controfferta} other {{seat} fa una controfferta}} {to_to}}}: {give_is, select, nothing {richiesta di {take} in dono} other {{give} {take_is, select, nothing {in dono} other {per {take}}}}}.',
  'log.traded':
    '{take_is, select, nothing {{seat_is, select, you {Accetti: ricevi} other {{seat} accetta: riceve}} {give} in dono {from_from}} other {{give_is, select, nothing {{from_is, select, you {{seat} accetta: ti dà {take} in dono} other {{seat_is, select, you {Accetti: dai} other {{seat} accetta: dà}} {take} in dono {from_to}}}} other {{from_is, select, you {{seat} accetta: ti dà {take} e riceve {give}} other {{seat_is, select, you {Accetti: dai {take} {from_to} e ricevi {give}} other {{seat} accetta: dà {take} {from_to} e riceve {give}}}}}}}}}.',
  'log.turnedDown': `{seat_is, select, you {Rifiuti} other {{seat} rifiuta}} {from_is, select, you {${offer('la tua', 'il tuo', 'la tua', '')}} other {${offer('la', 'il', 'l’', ' {from_of}')}}}.`,
  'log.tookBack': `{seat_is, select, you {Ritiri ${offer('la tua', 'il tuo', 'la tua', '')}} other {{seat} ritira ${offer('la', 'il', 'l’', '')}}}.`,
  'log.ranOut': `{seat_is, select, you {${offer('La tua', 'Il tuo', 'La tua', '')}} other {${offer('La', 'Il', 'L’', ' {seat_of}')}}} decade: {why, select, phase {il commercio è finito} other {le risorse non ci sono più}}.`,
  'log.done': '{seat_is, select, you {Smetti} other {{seat} smette}} di commerciare.',
  'log.built': '{seat_is, select, you {Costruisci} other {{seat} costruisce}} {what_a} {land_in} per {price}.',
  'log.builtFree':
    '{seat_is, select, you {Con lo stesso prezzo costruisci} other {Con lo stesso prezzo {seat} costruisce}} {what_a} {land_in}.',
  'log.launched': '{seat_is, select, you {Vari} other {{seat} vara}} una nave {ocean_in} per {wood} legno.',
  'log.born':
    '{seat_is, select, you {{workers, plural, one {Ti nasce un operaio} other {Ti nascono # operai}}} other {{seat_To} {workers, plural, one {nasce un operaio} other {nascono # operai}}}}.',
  'log.fanaticsBorn': '{fanatics, plural, one {Nasce un fanatico} other {Nascono # fanatici}}.',
  'log.counter':
    '{counter, plural, =0 {Nessuna casella è deforestata} one {# casella è deforestata} other {# caselle sono deforestate}}: a {end} la partita finisce.',
  'log.rises': `${stage} crescita delle acque.{lands_is, select, nothing {} other { {lands_count, plural, one {Casella inondata} other {Caselle inondate}}: {lands}.}}`,
  'log.fled': '{seat_is, select, you {Fuggi} other {{seat} fugge}} {from_from} {to_to} con {who}.',
  'log.letGo':
    '{seat_is, select, you {I tuoi guerrieri} other {I guerrieri {seat_of}}} non hanno dove fuggire {land_from} e lasciano andare gli schiavi.',
  'log.drowned': 'Le acque inondano {land_the}. Pedine perdute: {who}.',
  'log.ended':
    '{how, select, deforested {Troppe caselle sono deforestate: la partita finisce.} extinct {Non resta nessun operaio sulla carta: la partita finisce.} stalled {Restano troppo poche foreste perché il contatore arrivi alla fine: la partita finisce.} still {Sono tutti d’accordo: la partita finisce.} other {L’ultimo giro è finito.}}',
  'log.playOn': '{seat_is, select, you {Vuoi} other {{seat} vuole}} continuare la partita.',

  // Matches begun by the first rules still tell these in their logs.
  'log.freed': '{workers, plural, one {Un operaio torna libero} other {# operai tornano liberi}} {land_in}.',
  'log.declined':
    '{seat_is, select, you {Rifiuti} other {{seat} rifiuta}} {from_is, select, you {la tua offerta} other {l’offerta {from_of}}}.',
  'log.withdrew': '{seat_is, select, you {Ritiri un’offerta} other {{seat} ritira un’offerta}}.',
  'log.lapsed':
    '{seat_is, select, you {Una tua offerta decade: non hai più le risorse} other {Un’offerta {seat_of} decade: le risorse non ci sono più}}.',
};
