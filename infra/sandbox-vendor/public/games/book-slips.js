import { verifierOf } from './book-check.js';
import { h } from '../frame/dom.js';

const MARKS = { true: '✓', false: '✗' };

/** A slip that was placed, with what is known of its legs and the house's offer for it. The button stays while its amount changes. */
export function slipRow({ words, pickName, data, cashOut }) {
  const { t, odds, money, count } = words;
  const state = h('p', {});
  const legs = h('ul', {});
  const validity = h('i', { 'aria-hidden': 'true' });
  const amount = h('span', {});
  const button = h(
    'button',
    { type: 'button', class: 'cash-out', hidden: true, onclick: () => void cashOut(current) },
    amount,
    validity,
  );
  const shut = h('p', { class: 'shut', hidden: true }, t('book.cashOutClosed'));
  const element = h('li', { class: 'placed' }, state, legs, button, shut);
  let current;

  function stateOf({ status, payout, stake, shown }) {
    if (shown?.cashedOut) return t('book.cashedOut', { amount: money(shown.cashedOut.amount) });
    return status === 'settled' || status === 'paying'
      ? t('book.brought', { amount: money(payout) })
      : t(`history.${status}`, { stake: money(stake) });
  }
  function legRow(leg) {
    return h(
      'li',
      {},
      h(
        'span',
        {},
        h('bdi', {}, leg.home),
        ' – ',
        h('bdi', {}, leg.away),
        leg.score ? ` ${leg.score.map(count).join(' : ')}` : '',
      ),
      h('b', {}, pickName(leg)),
      h('b', {}, odds(leg.price / 100)),
      h('span', {}, leg.void ? t('book.status.void') : (MARKS[leg.won] ?? '')),
      leg.seed &&
        h(
          'a',
          { href: verifierOf({ id: leg.event, ...leg }, data), target: '_blank', rel: 'noopener' },
          t('book.check'),
        ),
    );
  }
  function show(slip, leftMs) {
    const { cashOut: offer, ...settled } = slip;
    const { cashOut: _, ...before } = current ?? {};
    const news = JSON.stringify(settled) !== JSON.stringify(before);
    const moved = offer?.amount !== current?.cashOut?.amount || offer?.validUntil !== current?.cashOut?.validUntil;
    current = slip;
    if (news) {
      const over = slip.status === 'settled' || slip.status === 'paying';
      element.classList.toggle('right', over && slip.payout > slip.stake);
      state.textContent = `${money(slip.stake)} · ${stateOf(slip)}`;
      legs.replaceChildren(...(slip.shown?.legs ?? []).map(legRow));
    }
    button.hidden = offer?.status !== 'offered';
    shut.hidden = offer?.status !== 'suspended';
    if (button.hidden || !moved) return;
    amount.textContent = t('book.cashOut', { amount: money(offer.amount) });
    // The time for which the offer holds: the line under it runs out with it.
    for (const running of validity.getAnimations()) running.cancel();
    validity.animate([{ inlineSize: '100%' }, { inlineSize: '0%' }], {
      duration: Math.max(leftMs, 1),
      fill: 'forwards',
    });
  }
  return { element, show };
}
