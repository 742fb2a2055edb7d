import { drawing, h } from '../frame/dom.js';
import { crest } from './crest.js';
import { verifierOf } from './verifier-link.js';

const ORDER = ['1', 'X', '2', '1X', '12', 'X2', 'over', 'under', 'yes', 'no'];
const LOCK =
  '<svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="M5 11h14v10H5zM8 11V8a4 4 0 0 1 8 0v3M12 15v2"/></svg>';
const picksOf = (picks) => Object.keys(picks).sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));

/** The first two markets of an event are in its row, the others below it on demand. */
export const columnsOf = (event) =>
  Object.keys(event.prices)
    .slice(0, 2)
    .map((market) => ({ market, picks: picksOf(event.prices[market]) }));

/** One event: time, teams, score, and a button for each price. Elements stay while numbers change, so that focus does. */
export function eventRow({ event, words, names, data, trend, toggle }) {
  const { t, odds, count, moment } = words;
  const { sport } = data.facts;
  let current = event;
  const when = h('p', { class: 'when' });
  const scores = [h('span', { class: 'score' }), h('span', { class: 'score' })];
  const team = (name, score) =>
    h('span', { class: 'team' }, crest(name), h('span', { class: 'name' }, h('bdi', {}, name)), score);
  const check = h('a', { class: 'check', target: '_blank', rel: 'noopener', hidden: true }, t('book.check'));
  const buttons = [];

  function priceButton(market, pick, isNamed) {
    const name = names.pick(market, pick, event);
    const short = ['1', 'X', '2'].includes(pick) ? pick : name;
    const price = h('b', {});
    const element = h(
      'button',
      { type: 'button', class: 'price', 'aria-pressed': 'false', onclick: () => toggle(current, market, pick) },
      h('span', { class: isNamed ? 'pick' : 'pick short' }, isNamed ? name : short),
      price,
    );
    buttons.push({ market, pick, name, price, element });
    return element;
  }
  const columns = columnsOf(event).map(({ market, picks }) =>
    h(
      'div',
      { class: `column of-${picks.length}`, role: 'group', 'aria-label': names.market(market) },
      picks.map((pick) => priceButton(market, pick, false)),
    ),
  );
  const others = Object.keys(event.prices).slice(2);
  const more = h('div', { class: 'more-markets', id: `more-${event.id}`, hidden: true });
  const opener = h(
    'button',
    {
      type: 'button',
      class: 'opener',
      'aria-expanded': 'false',
      'aria-controls': more.id,
      'aria-label': t('book.markets', { count: count(others.length) }),
      onclick: () => open(more.hidden),
    },
    h('span', { dir: 'ltr' }, `+${count(others.length)}`),
  );
  const element = h(
    'li',
    { class: 'event', 'data-event': event.id },
    h(
      'article',
      { 'aria-label': names.versus(event) },
      when,
      h('div', { class: 'teams' }, team(event.home, scores[0]), team(event.away, scores[1]), check),
      columns,
      others.length > 0 && opener,
      more,
    ),
  );

  /** The other markets are built when they are first opened. */
  function open(isOpen) {
    if (isOpen && more.children.length === 0)
      more.append(
        ...others.map((market) =>
          h(
            'div',
            { role: 'group', 'aria-label': names.market(market), class: 'market' },
            h('span', { class: 'market-name', 'aria-hidden': 'true' }, names.market(market)),
            h(
              'div',
              { class: 'market-prices' },
              picksOf(event.prices[market]).map((pick) => priceButton(market, pick, true)),
            ),
          ),
        ),
      );
    more.hidden = !isOpen;
    opener.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) show(current, shownLeg);
  }
  function whenText() {
    if (current.status === 'next') return moment(current.startsAt);
    if (current.status === 'live') return t(`book.minute.${sport}`, { minute: count(current.minute) });
    return t(`book.status.${current.status}`);
  }
  let shownLeg;
  function show(next, leg) {
    current = next;
    shownLeg = leg;
    const text = whenText();
    if (when.textContent !== text) when.textContent = text;
    element.dataset.status = next.status;
    for (const [at, score] of scores.entries()) {
      const shown = next.score ? count(next.score[at]) : '';
      if (score.textContent !== shown) score.textContent = shown;
    }
    check.hidden = next.status !== 'over';
    if (!check.hidden) check.href = verifierOf(next, data);
    for (const { market, pick, name, price, element: button } of buttons) {
      const now = next.prices[market][pick];
      const moved = trend.of(`${next.id} ${market} ${pick}`, now);
      const shown = now === null ? t('book.closed') : odds(now / 100);
      if (price.dataset.shown !== shown) price.replaceChildren(now === null ? drawing(LOCK) : shown);
      price.dataset.shown = shown;
      const isPicked = leg?.market === market && leg.pick === pick;
      const label = [name, names.market(market), shown, moved && t(moved === 'up' ? 'book.rose' : 'book.fell')];
      button.setAttribute('aria-label', label.filter(Boolean).join(', '));
      button.setAttribute('aria-pressed', String(isPicked));
      if (moved) button.dataset.moved = moved;
      else delete button.dataset.moved;
      button.disabled = now === null && !isPicked;
    }
  }
  return { element, show, open: () => open(true) };
}
