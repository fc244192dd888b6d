import type { Catalogue } from '@pantheon/text';

/** What answers would bring about, why something cannot be had, and the names of ready answers. */
export const previews: Catalogue = {
  'preview.stay':
    '{fanatics, plural, one {# fanatico} other {# fanatici}} qui: {spare, plural, =0 {nessuno può uscire} one {può uscire solo # pedina} other {possono uscire al massimo # pedine}} prima che la casella sia perduta.',
  'preview.fight':
    '{seat_is, select, you {Hai} other {{seat} ha}} {many, plural, one {# guerriero} other {# guerrieri}} qui: le due parti ne perdono altrettanti.',
  'preview.seaFight':
    '{seat_is, select, you {Hai} other {{seat} ha}} {many, plural, one {# nave} other {# navi}} qui: le due parti ne perdono altrettante.',
  'preview.enslave': 'Un guerriero renderebbe {captives, plural, one {schiavo # operaio} other {schiavi # operai}}.',
  'preview.trees': 'Qui {trees, plural, =0 {non ci sono alberi} one {resta # albero, e non ricresce da solo} other {ci sono # alberi}}.',
  'preview.wood': 'Costa {wood} di legno.',
  'preview.gain': '+{goods}',
  'preview.idle':
    '{idle, plural, one {# operaio senza lavoro diventa fanatico} other {# operai senza lavoro diventano fanatici}} in {land}',
  'preview.overrun': '{land} cade ai fanatici',
  'preview.stripped': '{land} resta spoglia',
  'preview.counter':
    'Se gli altri mettono tutti al lavoro: {counter, plural, one {# casella spoglia} other {# caselle spoglie}} delle {next} che portano all’innalzamento {stage}.',
  'preview.nearEnd': 'Se gli altri mettono tutti al lavoro: {counter} caselle spoglie delle {end} che chiudono la partita.',
  'preview.rise': 'Se gli altri mettono tutti al lavoro: {counter} caselle spoglie, e le acque salgono al livello {stage}.',
  'preview.lastHarvest': 'Se gli altri mettono tutti al lavoro: {counter} caselle spoglie, e la partita finisce con questo giro.',
  'suggest.harvest.0': 'Tutti al lavoro',
  'suggest.harvest.1': 'Risparmia le foreste',
  'why.enslaved': 'Qui i tuoi operai sono schiavi: li sposta chi li tiene.',
  'why.moved': 'Tutte le tue pedine qui si sono già spostate.',
  'why.nowhere': 'Non possono entrare in nessuna casella raggiungibile.',
  'why.shipCarried': 'Queste navi hanno trasportato in questa fase: restano dove sono.',
  'why.shipSailed': 'Queste navi hanno già navigato in questa fase.',
  'why.lost': 'La casella è in mano ai fanatici.',
  'why.shut':
    "All'inizio della fase la {seat_is, select, you {controllavi tu} other {controllava {seat}}}: possono entrare solo guerrieri.",
  'why.occupied': "C'è già qualcun altro: possono entrare solo guerrieri.",
  'why.refused': 'Il padrone delle navi ha rifiutato questo passaggio.',
  'why.offers': 'Hai già fatto tutte le {most} offerte di questa fase.',
  'why.unlinked': 'Né terra né navi vi collegano.',
  'why.noGoods': 'Nessuno ha niente da scambiare.',
  'why.cannotPay': 'Non hai quello che chiede.',
  'why.shipLimit': 'Hai già tutte le tue {most} navi sulla carta.',
  'why.noCoast': 'Una nave vuole acque accanto a una terra che controlli.',
  'why.shipPrice': 'Per una nave servono {wood} di legno.',
  'why.wonderPrice': 'Una meraviglia costa una di ognuna delle sei risorse.',
  'why.price': 'Servono 10 di un tipo, 4 di due tipi, 2 di tre tipi o 1 di quattro tipi.',
  'why.warriorLimit': 'Non puoi avere più di {most, plural, one {# guerriero} other {# guerrieri}} sulla carta.',
  'why.noLand': 'Non controlli nessuna terra.',
  'why.full': 'Una casella ne può contenere solo {most}.',
  'why.inland': 'Un porto vuole una casella sul mare.',
};
