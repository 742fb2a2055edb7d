import { choiceGroup } from '../frame/choice-group.js';
import { h } from '../frame/dom.js';
import { eventCard } from './book-event.js';
import { slipRow } from './book-slips.js';

const LOOK_AGAIN_MS = 2_000;

/** A sports book: events with live scores and prices, the slip that is being filled, and the slips that were placed. */
export function createGame({ data, words, client, settled }) {
  const { t, odds, count, money, perCent } = words;
  const { sport, mostLegs } = data.facts;
  const list = h('div', { class: 'fixtures' });
  const legs = h('ul', { class: 'legs' });
  const total = h('p', { class: 'total', role: 'status' });
  const accept = choiceGroup(
    t('book.accept'),
    'accept',
    ['better', 'any', 'same'].map((value) => ({ value, content: [t(`book.accepts.${value}`)] })),
    'better',
  );
  const placed = h('ul', { class: 'legs' });
  const stage = h(
    'section',
    { class: `stage pitch ${sport}`, 'aria-label': data.gameName },
    h('p', { class: 'felt-title', 'aria-hidden': 'true' }, data.gameName),
    h('div', { class: 'book' }, list, h(
      'aside',
      { class: 'slip', 'aria-label': t('book.slip') },
      h('h2', {}, t('book.slip')),
      legs,
      total,
      accept.element,
      h('h2', {}, t('book.mine')),
      placed,
    )),
  );

  /** What is chosen, by event. */
  const chosen = new Map();
  const cards = new Map();
  const known = new Map();
  let events = [];
  let stake = 0;
  if (client) void follow();

  async function follow() {
    for (;;) {
      if (document.visibilityState === 'visible') await look();
      await new Promise((done) => setTimeout(done, LOOK_AGAIN_MS));
    }
  }
  async function look() {
    const answer = await client.book();
    if (answer.status !== 'ok') return;
    events = answer.events;
    draw(answer.now);
    drawSlips(answer.slips);
  }

  function draw(now) {
    for (const event of events) {
      if (!cards.has(event.id)) cards.set(event.id, eventCard({ event, words, toggle }));
      cards.get(event.id).show(event, chosen.get(event.id), now);
    }
    const order = { live: 0, next: 1, over: 2, void: 2 };
    const shown = [...events].sort((one, other) => order[one.status] - order[other.status] || one.startsAt - other.startsAt);
    for (const [id, card] of cards) if (!shown.some((event) => event.id === id)) { card.element.remove(); cards.delete(id); }
    for (const [at, { id }] of shown.entries()) {
      const { element } = cards.get(id);
      if (list.children[at] !== element) list.insertBefore(element, list.children[at] ?? null);
    }
    for (const [id, { event }] of chosen) {
      const current = events.find((one) => one.id === id);
      if (!current || current.status === 'over' || current.status === 'void') chosen.delete(id);
      else chosen.get(id).event = current ?? event;
    }
    drawLegs();
  }
  function toggle(event, market, pick, on) {
    if (on && chosen.size >= mostLegs && !chosen.has(event.id)) {
      total.textContent = t('book.full', { most: count(mostLegs) });
      return cards.get(event.id).show(event, undefined, Date.now());
    }
    if (on) chosen.set(event.id, { event, market, pick, price: event.prices[market][pick] });
    else chosen.delete(event.id);
    cards.get(event.id).show(event, chosen.get(event.id), Date.now());
    drawLegs();
  }
  const priceOf = ({ event, market, pick }) => event.prices[market][pick];
  function drawLegs() {
    const rows = [...chosen.values()];
    legs.replaceChildren(
      ...rows.map((leg) =>
        h(
          'li',
          {},
          h('span', {}, h('bdi', {}, leg.event.home), ' – ', h('bdi', {}, leg.event.away)),
          h('b', {}, `${t(`book.market.${leg.market}`)}: ${pickName(leg)}`),
          h('b', { class: priceOf(leg) === leg.price ? '' : 'moved' }, priceOf(leg) === null ? t('book.closed') : odds(priceOf(leg) / 100)),
          h('button', { type: 'button', class: 'sheet-close', 'aria-label': t('book.remove', { home: leg.event.home, away: leg.event.away }), onclick: () => toggle(leg.event, leg.market, leg.pick, false) }, '×'),
        ),
      ),
    );
    const product = rows.reduce((all, leg) => (all * (priceOf(leg) ?? leg.price)) / 100, 1);
    total.textContent = rows.length
      ? `${t(rows.length > 1 ? 'book.together' : 'book.odds')}: ${odds(product)}. ${t('book.brings', { amount: money(Math.floor(stake * product)) })}`
      : t('book.empty');
  }
  function pickName({ event, market, pick, home, away }) {
    return t(`book.pick.${sport}.${market}.${pick}`, { home: home ?? event.home, away: away ?? event.away });
  }
  function drawSlips(slips) {
    placed.replaceChildren(...(slips.length ? slips.map((slip) => slipRow({ slip, words, pickName })) : [h('li', { class: 'none' }, t('book.none'))]));
    for (const slip of slips) {
      const before = known.get(slip.id);
      if (before && before !== slip.status && (slip.status === 'settled' || slip.status === 'void')) settled(slip);
      known.set(slip.id, slip.status);
    }
  }

  return {
    stage,
    choice: () =>
      chosen.size
        ? { legs: [...chosen.values()].map(({ event, market, pick, price }) => ({ event: event.id, market, pick, price })), accept: accept.value() }
        : undefined,
    missing: () => 'book.missing',
    stake(next) {
      stake = next;
      drawLegs();
    },
    /** The slip is placed and stands by itself; the next one begins empty. */
    placed(round) {
      chosen.clear();
      known.set(round.id, round.status);
      void look();
    },
    /** Prices have moved or closed: what is chosen takes those of now, for the player to look at. */
    async refused() {
      await look();
      for (const leg of chosen.values()) leg.price = priceOf(leg) ?? leg.price;
      drawLegs();
    },
    table() {},
    play() {},
    describe: ({ legs: seen }) => seen.map((leg) => `${leg.home} – ${leg.away}: ${pickName(leg)} ${leg.void ? `(${t('book.status.void')})` : leg.won === null ? '' : leg.won ? '✓' : '✗'}`).join(' · '),
    pays: () => [
      h('p', {}, t(`book.rules.${sport}`, { minutes: count(data.facts.minutes) })),
      h('p', {}, t('book.rule', { most: count(mostLegs) })),
      h('p', {}, t('book.moves')),
      h('p', {}, t('book.voids')),
      h('p', {}, t('book.share', { most: perCent(data.publishedReturn[1]), least: perCent(data.publishedReturn[0]) })),
      h('p', { class: 'note' }, t('pays.fault')),
    ],
  };
}
