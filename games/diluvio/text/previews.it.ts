import type { Catalogue } from '@pantheon/text';

const stage = '{stage, select, 1 {prima} 2 {seconda} other {terza}}';
const ifAllWork =
  'Se gli altri mettono tutti al lavoro, {counter, plural, one {è deforestata # casella} other {sono deforestate # caselle}}';

/** What answers would bring about, why something cannot be had, and the names of ready answers. */
export const previews: Catalogue = {
  'preview.stay':
    '{fanatics, plural, one {C’è un fanatico} other {Ci sono # fanatici}}: {spare, plural, =0 {se esce una pedina, i fanatici prendono} one {se esce più di # pedina, i fanatici prendono} other {se escono più di # pedine, i fanatici prendono}} il controllo della casella.',
  'preview.behind': 'Restano indietro: {who}.',
  'preview.fight':
    '{seat_is, select, you {Hai} other {{seat} ha}} {many, plural, one {un guerriero} other {# guerrieri}} in questa casella: ogni parte ne perde quanti ne ha la meno numerosa.',
  'preview.seaFight':
    '{seat_is, select, you {Hai} other {{seat} ha}} {many, plural, one {una nave} other {# navi}} in questa casella: ogni parte ne perde quante ne ha la meno numerosa.',
  'preview.enslave': 'Con un guerriero rendi {captives, plural, one {schiavo un operaio} other {schiavi # operai}}.',
  'preview.trees':
    '{trees, plural, =0 {Nessun albero.} one {Resta # albero: se cade, la casella è deforestata.} other {Restano # alberi.}}',
  'preview.likely': '{give} per {take}? {seat} ha {held} e {lacks, select, yes {non ha {what}} other {solo {own}}}.',
  'preview.thing': '{thing}',
  'preview.idle':
    '{idle, plural, one {Un operaio disoccupato diventa fanatico} other {# operai disoccupati diventano fanatici}} {land_in}.',
  'preview.overrun': 'I fanatici prendono il controllo {land_of}.',
  'preview.stripped': 'Casella deforestata: {land}.',
  'preview.counter': `${ifAllWork}: a {next} arriva la ${stage} crescita delle acque.`,
  'preview.nearEnd': `${ifAllWork}: a {end} la partita finisce.`,
  'preview.rise': `${ifAllWork}: arriva la ${stage} crescita delle acque.`,
  'preview.lastHarvest': `${ifAllWork}: la partita finisce con questo giro.`,
  'suggest.harvest.0': 'Tutti al lavoro',
  'suggest.harvest.1': 'Risparmia le foreste',
  'why.enslaved': 'In questa casella i tuoi operai sono schiavi: li sposta chi li tiene.',
  'why.moved': 'Tutte le tue pedine in questa casella si sono già spostate.',
  'why.nowhere': 'Le tue pedine non possono entrare in nessuna casella raggiungibile.',
  'why.shipCarried': 'Queste navi hanno trasportato in questa fase: restano dove sono.',
  'why.shipSailed': 'Queste navi si sono già spostate in questa fase.',
  'why.lost': 'I fanatici hanno il controllo della casella: è perduta per sempre.',
  'why.shut':
    'All’inizio della fase la casella era {seat_is, select, you {sotto il tuo controllo} other {sotto il controllo {seat_of}}}: possono entrare solo guerrieri.',
  'why.occupied': 'Nella casella ci sono pedine di un altro colore: possono entrare solo guerrieri.',
  'why.refused': 'Chi possiede le navi ha rifiutato questo trasporto.',
  'why.offers': 'Hai già fatto {most, plural, one {l’unica offerta} other {tutte le # offerte}} di questa fase.',
  'why.unlinked': 'Non confinate via terra e nessuna catena di navi vi collega.',
  'why.noGoods': 'Nessuno ha risorse da scambiare.',
  'why.cannotPay': 'L’offerta chiede {take}: {stock_is, select, nothing {non hai risorse} other {hai {stock}}}.',
  'why.shipLimit': 'Hai già sulla carta tutte le tue {most} navi.',
  'why.noCoast': 'Nessuna casella oceano confina con una casella che controlli.',
  'why.shipPrice': 'Non hai abbastanza legno: una nave costa {wood}, ne hai {own}.',
  'why.wonderPrice': 'Una meraviglia costa 1 di ogni risorsa. Ti manca ancora: {missing}.',
  'why.price':
    '{stock_is, select, nothing {Non hai risorse} other {Hai {stock}}}: servono 10 risorse di un tipo, 4 di ciascuno di due tipi, 2 di ciascuno di tre tipi o 1 di ciascuno di quattro tipi.',
  'why.warriorLimit': 'Non puoi avere più di {most, plural, one {un guerriero} other {# guerrieri}} sulla carta: ne hai {own}.',
  'why.noLand': 'Non controlli nessuna casella di terraferma.',
  'why.full': '{land_In} {most, plural, one {c’è già {what_a}} other {ci sono già # {what_plural}: di più non ce ne stanno}}.',
  'why.noRoom': 'Nessuna casella che controlli può contenere {what_a} in più.',
  'why.inland': 'La casella non confina con il mare: un porto si costruisce solo sulla costa.',
};
