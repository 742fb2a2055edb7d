import { h } from '../frame/dom.js';

/** A slip that was placed, with what is known of its legs. */
export function slipRow({ slip, words, pickName }) {
  const { t, odds, money, count } = words;
  const over = slip.status === 'settled' || slip.status === 'paying';
  const state = over ? t('book.brought', { amount: money(slip.payout) }) : t(`history.${slip.status}`);
  const marks = { true: '✓', false: '✗' };
  const legs = (slip.shown?.legs ?? []).map((leg) =>
    h(
      'li',
      {},
      h('span', {}, h('bdi', {}, leg.home), ' – ', h('bdi', {}, leg.away), leg.score ? ` ${leg.score.map(count).join(' : ')}` : ''),
      h('b', {}, pickName(leg)),
      h('b', {}, odds(leg.price / 100)),
      h('span', {}, leg.void ? t('book.status.void') : (marks[leg.won] ?? '')),
    ),
  );
  return h('li', { class: `placed ${over && slip.payout > slip.stake ? 'right' : ''}` }, h('p', {}, money(slip.stake), ' · ', state), legs.length > 0 && h('ul', {}, legs));
}
