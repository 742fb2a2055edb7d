import { cardArt, rankOf, suitOf } from '../art/cards.js';
import { RECORDS } from '../fair/outcomes.js';
import { drawing, h } from '../frame/dom.js';

/** By then the portal's header has shown that the stake is gone. */
const STAKE_SHOWS_IN_MS = 500;

/** A table of a card room: members who stake the same, or the house's player when nobody comes. */
export function createGame({ data, words, leave, notifyParent }) {
  const { t, count, money, perCent } = words;
  const places = Array.from({ length: data.facts.seats }, (_, index) => {
    const name = h('h2', {});
    const cards = h('div', { class: 'cards' });
    return { name, cards, element: h('div', { class: `seat seat-${index}`, role: 'group' }, name, cards) };
  });
  const pot = h('p', { class: 'pot' });
  const clock = h('p', { class: 'phase', role: 'timer' });
  const go = h(
    'button',
    { type: 'button', class: 'key', hidden: true, onclick: () => void depart() },
    t('highCard.leave'),
  );
  const hash = h('code', { dir: 'ltr' });
  const check = h('a', { target: '_blank', rel: 'noopener', hidden: true }, t('highCard.check'));
  const stage = h(
    'section',
    { class: 'stage felt room', 'aria-label': data.gameName },
    h('p', { class: 'felt-title', 'aria-hidden': 'true' }, data.gameName),
    ...places.map((place) => place.element),
    pot,
    h('div', { class: 'room-side' }, clock, go),
    h('p', { class: 'left room-seal' }, t('highCard.sealed'), ' ', hash, ' ', check),
  );
  const named = (card) => t('card.name', { rank: rankOf(card), suit: t(`card.${suitOf(card)}`) });
  const nameOf = (name, mine) => (mine ? t('highCard.you') : (name ?? t('highCard.house')));
  let tables = {};
  let stake;
  let round;
  let dealsAt = 0;
  let holding;
  draw();
  setInterval(tick, 500);

  /** Places are turned so that the one who looks sits in front. */
  function draw() {
    const shown = round?.shown;
    for (const [index, { name, cards, element }] of places.entries()) {
      const at = shown ? (shown.me + index) % data.facts.seats : index;
      const taken = shown ? at < shown.seats.length : index === 0;
      const card = shown?.cards?.[at];
      name.textContent = taken ? nameOf(shown?.seats[at], index === 0) : t('highCard.free');
      element.setAttribute('aria-label', name.textContent);
      element.classList.toggle('free', !taken);
      element.classList.toggle('wins', Boolean(shown?.cards) && shown.winner === at);
      if (card !== undefined)
        cards.replaceChildren(h('span', { role: 'img', 'aria-label': named(card) }, drawing(cardArt(card))));
      else cards.replaceChildren(...(taken ? [drawing(cardArt())] : []));
    }
    pot.textContent = shown ? `${t('highCard.pot')} ${money(round.stake * Math.max(shown.seats.length, 2))}` : '';
    go.hidden = !shown || Boolean(shown.cards);
    check.hidden = !shown?.cards;
    if (shown?.cards) check.href = verifierOf(shown);
    const seal = shown?.seed ?? shown?.hash ?? tables[stake]?.hash;
    hash.textContent = seal ? `${seal.slice(0, 24)}…` : '–';
    tick();
  }
  function tick() {
    const shown = round?.shown;
    const others = tables[stake]?.waiting ?? 0;
    const text = !shown
      ? others > 0
        ? t('highCard.others', { count: count(others) })
        : ''
      : shown.cards
        ? ''
        : t('highCard.waiting', { seconds: count(Math.ceil(Math.max(0, dealsAt - performance.now()) / 1000)) });
    if (clock.textContent !== text) clock.textContent = text;
  }
  function see(next) {
    if (!next.shown) return;
    round = next;
    dealsAt = performance.now() + (next.shown.waitMs ?? 0);
    draw();
    if (!next.shown.cards) holding ??= setTimeout(() => notifyParent?.('outcome-pending'), STAKE_SHOWS_IN_MS);
    else letGo();
  }
  /** The cards lie open, or there will be none: nothing is to be held back for them any more. */
  function letGo() {
    clearTimeout(holding);
    holding = undefined;
  }
  function verifierOf({ hash: committed, seed, mix, table, cards }) {
    const values = {
      game: 'high-card',
      hash: committed,
      serverSeed: seed,
      clientSeed: mix,
      nonce: table,
      players: cards.length,
      record: RECORDS['high-card']({ cards }),
    };
    return `/verify?language=${data.language}#${new URLSearchParams(values)}`;
  }
  async function depart() {
    go.disabled = true;
    await leave(round.id);
    go.disabled = false;
  }

  return {
    stage,
    choice: () => null,
    stake(next) {
      stake = next;
      draw();
    },
    table(next) {
      tables = next;
      draw();
    },
    begin: see,
    progress: see,
    async play(next) {
      see(next);
    },
    end: see,
    void() {
      letGo();
      round = undefined;
      draw();
    },
    describe({ cards, winner, seats, me }) {
      if (winner === me) return t('highCard.won', { card: named(cards[me]) });
      return t('highCard.lost', { player: nameOf(seats[winner], false), card: named(cards[winner]) });
    },
    pays: () => [
      h(
        'p',
        {},
        t('highCard.rules', {
          most: count(data.facts.seats),
          rake: perCent(data.facts.rake / 100),
          share: perCent(data.publishedReturn[0]),
        }),
      ),
      h('p', {}, t('highCard.waits', { seconds: count(data.facts.waitSeconds) })),
      h('p', {}, t('highCard.drawn')),
      h('p', { class: 'note' }, t('pays.fault')),
    ],
  };
}
