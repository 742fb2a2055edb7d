import { choiceGroup } from '../frame/choice-group.js';
import { h } from '../frame/dom.js';
import { follow } from '../frame/live-stream.js';
import { eventCard } from './book-event.js';
import { slipRow } from './book-slips.js';

/** Later events are in the programme of the days ahead. */
const SOON_MS = 20 * 60_000;

/** A sports book: events with live scores and prices, the slip that is being filled, and the slips that were placed. */
export function createGame({ data, words, client, settled, refuse }) {
  const { t, odds, count, money, perCent } = words;
  const { sport, mostLegs } = data.facts;
  const list = h('div', { class: 'fixtures' });
  const later = h('div', { class: 'fixtures' });
  const past = h('div', { class: 'fixtures' });
  const ahead = h('details', { class: 'ahead' }, h('summary', {}, t('book.ahead')), later);
  const legs = h('ul', { class: 'legs' });
  const total = h('p', { class: 'total', role: 'status' });
  const accept = choiceGroup(
    t('book.accept'),
    'accept',
    ['better', 'any', 'same'].map((value) => ({ value, content: [t(`book.accepts.${value}`)] })),
    'better',
  );
  const placed = h('ul', { class: 'legs' });
  const none = h('p', { class: 'none' }, t('book.none'));
  const slip = h(
    'aside',
    { class: 'slip idle bare', 'aria-label': t('book.slip') },
    h('h2', {}, t('book.slip')),
    legs,
    total,
    accept.element,
    h('h2', {}, t('book.mine')),
    none,
    placed,
  );
  const stage = h(
    'section',
    { class: `stage pitch ${sport}`, 'aria-label': data.gameName },
    h('p', { class: 'felt-title', 'aria-hidden': 'true' }, data.gameName),
    h('div', { class: 'book' }, h('div', { class: 'programme' }, list, ahead, past), slip),
  );

  /** What is chosen, by event. */
  const chosen = new Map();
  const cards = new Map();
  const known = new Map();
  const rows = new Map();
  let events = [];
  let stake = 0;
  let repriced = false;
  if (client)
    void follow('/table/book', data.playKey, ({ now, events: next, slips }) => {
      if (next) {
        events = next;
        draw();
      }
      if (slips) drawSlips(slips, now);
    });

  function draw() {
    for (const event of events) {
      if (!cards.has(event.id)) cards.set(event.id, eventCard({ event, words, data, toggle }));
      cards.get(event.id).show(event, chosen.get(event.id));
    }
    const order = { live: 0, next: 1, over: 2, void: 2 };
    const shown = [...events].sort(
      (one, other) => order[one.status] - order[other.status] || one.startsAt - other.startsAt,
    );
    for (const [id, card] of cards)
      if (!shown.some((event) => event.id === id)) {
        card.element.remove();
        cards.delete(id);
      }
    const isLater = ({ status, startsAt }) => status === 'next' && startsAt - Date.now() > SOON_MS;
    const isPast = ({ status }) => status === 'over' || status === 'void';
    put(
      list,
      shown.filter((event) => !isLater(event) && !isPast(event)),
    );
    put(past, shown.filter(isPast));
    put(later, shown.filter(isLater));
    for (const [id, leg] of chosen) {
      const current = events.find((one) => one.id === id);
      if (!current || current.status === 'over' || current.status === 'void') chosen.delete(id);
      else {
        leg.event = current;
        if (repriced) leg.price = priceOf(leg) ?? leg.price;
      }
    }
    repriced = false;
    drawLegs();
  }
  function put(into, shown) {
    for (const [at, { id }] of shown.entries()) {
      const { element } = cards.get(id);
      if (into.children[at] !== element) into.insertBefore(element, into.children[at] ?? null);
    }
  }
  function toggle(event, market, pick, on) {
    if (on && chosen.size >= mostLegs && !chosen.has(event.id)) {
      total.textContent = t('book.full', { most: count(mostLegs) });
      return cards.get(event.id).show(event, undefined);
    }
    if (on) chosen.set(event.id, { event, market, pick, price: event.prices[market][pick] });
    else chosen.delete(event.id);
    cards.get(event.id).show(event, chosen.get(event.id));
    drawLegs();
  }
  const priceOf = ({ event, market, pick }) => event.prices[market][pick];
  function drawLegs() {
    const picked = [...chosen.values()];
    slip.classList.toggle('idle', picked.length === 0);
    legs.replaceChildren(
      ...picked.map((leg) =>
        h(
          'li',
          {},
          h('span', {}, h('bdi', {}, leg.event.home), ' – ', h('bdi', {}, leg.event.away)),
          h('b', {}, `${t(`book.market.${leg.market}`)}: ${pickName(leg)}`),
          h(
            'b',
            { class: priceOf(leg) === leg.price ? '' : 'moved' },
            priceOf(leg) === null ? t('book.closed') : odds(priceOf(leg) / 100),
          ),
          h(
            'button',
            {
              type: 'button',
              class: 'sheet-close',
              'aria-label': t('book.remove', { home: leg.event.home, away: leg.event.away }),
              onclick: () => toggle(leg.event, leg.market, leg.pick, false),
            },
            '×',
          ),
        ),
      ),
    );
    const product = picked.reduce((all, leg) => (all * (priceOf(leg) ?? leg.price)) / 100, 1);
    total.textContent = picked.length
      ? `${t(picked.length > 1 ? 'book.together' : 'book.odds')}: ${odds(product)}. ${t('book.brings', { amount: money(Math.floor(stake * product)) })}`
      : t('book.empty');
  }
  function pickName({ event, market, pick, home, away }) {
    return t(`book.pick.${sport}.${market}.${pick}`, { home: home ?? event.home, away: away ?? event.away });
  }
  function drawSlips(slips, now) {
    for (const [id, row] of rows)
      if (!slips.some((one) => one.id === id)) {
        row.element.remove();
        rows.delete(id);
      }
    for (const [at, one] of slips.entries()) {
      if (!rows.has(one.id)) rows.set(one.id, slipRow({ words, pickName, data, cashOut: takeOffer }));
      const row = rows.get(one.id);
      row.show(one, (one.cashOut?.validUntil ?? now) - now);
      if (placed.children[at] !== row.element) placed.insertBefore(row.element, placed.children[at] ?? null);
      const before = known.get(one.id);
      if (before && before !== one.status && (one.status === 'settled' || one.status === 'void')) settled(one);
      known.set(one.id, one.status);
    }
    none.hidden = slips.length > 0;
    slip.classList.toggle('bare', slips.length === 0);
  }
  /** The player takes the house's offer for a slip; a lower one is shown first. */
  async function takeOffer({ id, stake: staked, cashOut }) {
    if (cashOut?.status !== 'offered') return;
    const answer = await client.cashOut(id, cashOut.amount);
    if (answer.status === 'refused') await refuse(answer, staked);
  }

  return {
    stage,
    choice: () =>
      chosen.size
        ? {
            legs: [...chosen.values()].map(({ event, market, pick, price }) => ({
              event: event.id,
              market,
              pick,
              price,
            })),
            accept: accept.value(),
          }
        : undefined,
    missing: () => 'book.missing',
    stake(next) {
      stake = next;
      drawLegs();
    },
    /** The slip is placed; the next one begins empty. */
    placed(round) {
      chosen.clear();
      known.set(round.id, round.status);
      drawLegs();
      for (const [id, card] of cards) card.show(events.find((event) => event.id === id));
    },
    /** Prices have moved or closed: what is chosen takes those of now, for the player to look at. */
    refused() {
      for (const leg of chosen.values()) leg.price = priceOf(leg) ?? leg.price;
      // The page may be behind by the moment in which they moved.
      repriced = true;
      drawLegs();
    },
    table() {},
    play() {},
    describe: ({ legs: seen, cashedOut }) =>
      `${seen.map((leg) => `${leg.home} – ${leg.away}: ${pickName(leg)} ${leg.void ? `(${t('book.status.void')})` : leg.won === null ? '' : leg.won ? '✓' : '✗'}`).join(' · ')}${cashedOut ? ` · ${t('book.cashedOut', { amount: money(cashedOut.amount) })}` : ''}`,
    pays: () => [
      h('p', {}, t(`book.rules.${sport}`, { minutes: count(data.facts.minutes) })),
      h('p', {}, t('book.rule', { most: count(mostLegs) })),
      h('p', {}, t('book.moves')),
      h('p', {}, t('book.voids')),
      h('p', {}, t('book.cashOutRule', { share: perCent(data.facts.keptAtCashOut / 100) })),
      h('p', {}, t('book.sealed')),
      h('p', {}, t('book.share', { most: perCent(data.publishedReturn[1]), least: perCent(data.publishedReturn[0]) })),
      h('p', { class: 'note' }, t('pays.fault')),
    ],
  };
}
