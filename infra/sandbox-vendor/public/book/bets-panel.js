import { h } from '../frame/dom.js';
import { verifierOf } from './verifier-link.js';

const MARKS = { true: '✓', false: '✗' };
const isOver = ({ status }) => status !== 'open';

/** The bets that were placed: the open ones with the house's offer for each, then the settled ones. */
export function createBetsPanel({ data, words, names, cashOut }) {
  const { t } = words;
  const rows = new Map();
  const none = h('p', { class: 'empty' }, t('book.none'));
  const lists = ['open', 'settled'].map((name) => {
    const list = h('ul', { class: 'bets' });
    return {
      list,
      element: h('section', { hidden: true, 'aria-label': t(`book.${name}`) }, h('h3', {}, t(`book.${name}`)), list),
    };
  });
  const element = h(
    'section',
    { class: 'card bets-card', 'aria-label': t('book.mine') },
    h('h2', {}, t('book.mine')),
    none,
    lists.map((one) => one.element),
  );
  return {
    element,
    draw(slips, now) {
      const shown = slips.filter(({ status }) => status !== 'refused');
      for (const [id, row] of rows)
        if (!shown.some((slip) => slip.id === id)) {
          row.element.remove();
          rows.delete(id);
        }
      for (const [at, { list, element: part }] of lists.entries()) {
        const own = shown.filter((slip) => isOver(slip) === (at === 1));
        part.hidden = own.length === 0;
        for (const [place, slip] of own.entries()) {
          if (!rows.has(slip.id)) rows.set(slip.id, betRow({ data, words, names, cashOut }));
          const row = rows.get(slip.id);
          row.show(slip, (slip.cashOut?.validUntil ?? now) - now);
          if (list.children[place] !== row.element) list.insertBefore(row.element, list.children[place] ?? null);
        }
      }
      none.hidden = shown.length > 0;
    },
  };
}

/** A placed slip with what is known of its legs. The cash-out button stays while its amount changes. */
function betRow({ data, words, names, cashOut }) {
  const { t, odds, money, count } = words;
  const state = h('p', { class: 'state' });
  const legs = h('ul', { class: 'bet-legs' });
  const validity = h('i', { 'aria-hidden': 'true' });
  const amount = h('span', {});
  const button = h(
    'button',
    { type: 'button', class: 'cash-out', hidden: true, onclick: () => void cashOut(current) },
    amount,
    validity,
  );
  const shut = h('p', { class: 'soft', hidden: true }, t('book.cashOutClosed'));
  const element = h('li', { class: 'bet' }, state, legs, button, shut);
  let current;

  function stateOf({ status, payout, stake, shown }) {
    if (shown?.cashedOut) return t('book.cashedOut', { amount: money(shown.cashedOut.amount) });
    return status === 'settled' || status === 'paying'
      ? t('book.brought', { amount: money(payout) })
      : t(`history.${status}`, { stake: money(stake) });
  }
  const legRow = (leg) =>
    h(
      'li',
      {},
      h('span', {}, h('b', {}, names.pick(leg.market, leg.pick, leg)), ` ${odds(leg.price / 100)}`),
      h('span', { class: 'mark' }, leg.void ? t('book.status.void') : (MARKS[leg.won] ?? '')),
      h(
        'span',
        { class: 'soft' },
        `${names.market(leg.market)} · ${names.versus(leg)}${leg.score ? ` ${leg.score.map(count).join(' : ')}` : ''}`,
      ),
      leg.seed &&
        h(
          'a',
          { href: verifierOf({ id: leg.event, ...leg }, data), target: '_blank', rel: 'noopener' },
          t('book.check'),
        ),
    );
  function show(slip, leftMs) {
    const { cashOut: offer, ...settled } = slip;
    const { cashOut: _, ...before } = current ?? {};
    const news = JSON.stringify(settled) !== JSON.stringify(before);
    const moved = offer?.amount !== current?.cashOut?.amount || offer?.validUntil !== current?.cashOut?.validUntil;
    current = slip;
    if (news) {
      element.classList.toggle('won', isOver(slip) && slip.payout > slip.stake);
      state.replaceChildren(h('b', {}, money(slip.stake)), h('span', {}, stateOf(slip)));
      legs.replaceChildren(...(slip.shown?.legs ?? []).map(legRow));
    }
    button.hidden = offer?.status !== 'offered';
    shut.hidden = offer?.status !== 'suspended';
    if (button.hidden || !moved) return;
    amount.textContent = t('book.cashOut', { amount: money(offer.amount) });
    // The time for which the offer holds: the line under it runs out with it.
    for (const running of validity.getAnimations()) running.cancel();
    validity.animate([{ transform: 'none' }, { transform: 'scaleX(0)' }], {
      duration: Math.max(leftMs, 1),
      fill: 'forwards',
    });
  }
  return { element, show };
}
