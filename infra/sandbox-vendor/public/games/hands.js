import { cardArt } from '../art/cards.js';
import { drawing, h } from '../frame/dom.js';
import { dealerWorth, describeHands, handName, worthName } from './hands-words.js';
import { cardName } from './live-words.js';

/** A card table against the house: the player decides within the round, or the server does when the time is over. */
export function createGame({ data, words, client, refuse }) {
  const { t, money, count } = words;
  const { game, side, decideSeconds } = data.facts;
  const dealer = place(t('hands.dealer'), 'dealer');
  const board = game === 'holdem' ? place(t('hands.board'), 'community') : undefined;
  const own = h('div', { class: 'own-hands' });
  const clock = h('p', { class: 'phase', role: 'timer' });
  const bar = h('i', { class: 'clock-bar' });
  const actions = h('div', { class: 'actions', role: 'group', 'aria-label': t('hands.decide') });
  const sideBox = side && h('input', { type: 'checkbox', name: 'side' });
  const asks = h(
    'div',
    { class: 'asks', hidden: true },
    h('div', { class: 'clock' }, clock, h('span', { class: 'clock-rail', 'aria-hidden': 'true' }, bar)),
    actions,
  );
  const stage = h(
    'section',
    { class: `stage felt table-hands ${game}`, 'aria-label': data.gameName },
    h('p', { class: 'felt-title', 'aria-hidden': 'true' }, data.gameName),
    dealer.element,
    ...(board ? [board.element] : []),
    own,
    asks,
    ...(side
      ? [
          h(
            'label',
            { class: 'side-bet' },
            sideBox,
            h('b', {}, t(`hands.side.${side}`)),
            h('small', {}, t('hands.sideNote')),
          ),
        ]
      : []),
  );
  let round;
  let decidesAt = 0;
  let sending = false;
  function place(name, className) {
    const cards = h('div', { class: 'cards' });
    const worth = h('p', { class: 'points' });
    return {
      cards,
      worth,
      element: h('section', { class: `hand ${className}`, 'aria-label': name }, h('h2', {}, name), cards, worth),
    };
  }
  const open = (card) => h('span', { role: 'img', 'aria-label': cardName(words, card) }, drawing(cardArt(card)));
  const closed = (number) => Array.from({ length: Math.max(0, number) }, () => drawing(cardArt()));

  blank();
  setInterval(tick, 500);

  function blank() {
    const each = game === 'three-card' ? 3 : 2;
    dealer.cards.replaceChildren(...closed(each));
    dealer.worth.textContent = '–';
    board?.cards.replaceChildren(...closed(5));
    const mine = place(t('hands.you'), 'mine');
    mine.cards.append(...closed(each));
    mine.worth.textContent = '–';
    own.replaceChildren(mine.element);
  }

  function see(next) {
    if (!next.shown?.hands) return;
    // An answer that was under way when the player decided.
    if (round?.id === next.id && next.shown.step < round.shown.step) return;
    round = next;
    const { shown } = next;
    const each = game === 'three-card' ? 3 : 2;
    dealer.cards.replaceChildren(...shown.dealer.map(open), ...closed(each - shown.dealer.length));
    dealer.worth.textContent = dealerWorth(words, shown) || '–';
    if (board) {
      board.cards.replaceChildren(...shown.board.map(open), ...closed(5 - shown.board.length));
      board.worth.textContent = '';
    }
    own.replaceChildren(
      ...shown.hands.map((hand, at) => {
        const mine = place(handName(words, shown.hands, at), `mine ${hand.active ? 'active' : ''}`);
        mine.cards.append(...hand.cards.map(open));
        const end = endOf(shown, hand);
        mine.worth.textContent = [worthName(words, hand), end].filter(Boolean).join(' · ');
        mine.element.classList.toggle('wins', end === t('hands.won'));
        if (shown.hands.length > 1) mine.element.append(h('p', { class: 'left' }, money(hand.stake)));
        return mine.element;
      }),
    );
    decidesAt = performance.now() + shown.waitMs;
    asks.hidden = shown.options.length === 0;
    if (sideBox) sideBox.disabled = !asks.hidden;
    drawActions(shown.options);
    tick();
  }

  function endOf(shown, hand) {
    if (shown.options.length > 0) return '';
    if (shown.folded) return t('hands.folded');
    const over = hand.payout === null ? shown.won : Math.sign(hand.payout - hand.stake);
    return t(over > 0 ? 'hands.won' : over === 0 ? 'hands.push' : 'hands.lost');
  }

  function drawActions(options) {
    const key = options.map(({ action }) => action).join(' ');
    const focused = actions.contains(document.activeElement);
    if (actions.dataset.options === `${round.id} ${round.shown.step} ${key}`) return;
    actions.dataset.options = `${round.id} ${round.shown.step} ${key}`;
    actions.replaceChildren(
      ...options.map(({ action, stake }) =>
        h(
          'button',
          { type: 'button', class: `act ${action}`, onclick: () => void decide(action, stake) },
          h('b', {}, t(`hands.act.${action}`)),
          stake > 0 && h('small', {}, t('hands.adds', { amount: money(stake) })),
        ),
      ),
    );
    if (focused) actions.querySelector('button')?.focus();
  }

  async function decide(action, stake) {
    if (sending) return;
    sending = true;
    for (const button of actions.children) button.disabled = true;
    const answer = await client.decide(round.id, { step: round.shown.step, action });
    sending = false;
    for (const button of actions.children) button.disabled = false;
    if (answer.round) see(answer.round);
    if (answer.status === 'refused' && answer.code !== 'DECISION_OVER') await refuse(answer, stake);
  }

  function tick() {
    const options = round?.shown?.options ?? [];
    if (options.length === 0) return;
    const left = Math.max(0, decidesAt - performance.now());
    const text = t('hands.clock', {
      seconds: count(Math.ceil(left / 1000)),
      action: t(`hands.act.${options[0].action}`),
    });
    if (clock.textContent !== text) clock.textContent = text;
    bar.style.transform = `scaleX(${left / (decideSeconds * 1000)})`;
  }

  return {
    stage,
    choice: () => (side ? { side: sideBox.checked } : null),
    asks: 'hands.decide',
    table() {},
    begin: see,
    progress: see,
    async play(next) {
      see(next);
    },
    async shown(next) {
      see(next);
    },
    end: see,
    void() {
      round = undefined;
      asks.hidden = true;
      if (sideBox) sideBox.disabled = false;
      blank();
    },
    describe: (shown) => describeHands(words, shown),
    pays: () => [
      h('p', {}, t(`hands.rules.${game}`)),
      h('p', {}, t('hands.auto', { seconds: count(decideSeconds) })),
      h('p', {}, t('hands.share', { share: words.perCent(data.publishedReturn[1]) })),
      h('p', { class: 'note' }, t('pays.fault')),
    ],
  };
}
