import { h } from '../frame/dom.js';
import { betsOf } from './draft.js';
import { minorOf, typedOf } from './money.js';

/** Stakes at a press, in minor units, as far as the player's limits allow them. */
const QUICK_STAKES = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000];
const QUICK_COUNT = 4;

/** The slip that is being filled. `place` gets the bets as they are shown at the press. */
export function createSlipPanel({ data, words, names, draft, eventOf, remove, place, balance }) {
  const { t, odds, count, money, moment, fractionDigits } = words;
  const inputText = (minor) => typedOf(minor, fractionDigits);
  const minorIn = (text) => minorOf(text, fractionDigits);
  const { least, most } = data.stakeRange;
  const rows = new Map();
  const legs = h('ul', { class: 'legs' });
  const empty = h('p', { class: 'empty' }, t('book.empty'));
  const modes = [false, true].map((together) =>
    h(
      'button',
      {
        type: 'button',
        'aria-pressed': 'false',
        onclick: () => {
          draft.setTogether(together);
          draw();
        },
      },
      t(together ? 'book.accumulator' : 'book.singles'),
    ),
  );
  const mode = h('div', { class: 'modes', role: 'group', hidden: true }, modes);
  const stake = h('input', {
    class: 'amount-field',
    inputmode: 'decimal',
    autocomplete: 'off',
    'aria-label': t('controls.stake'),
    oninput: () => {
      draft.setStakeText(stake.value);
      draw();
    },
  });
  const offered = QUICK_STAKES.filter((amount) => amount >= least && amount <= most).slice(0, QUICK_COUNT);
  const quick = offered.map((amount) =>
    h(
      'button',
      { type: 'button', 'aria-pressed': 'false', onclick: () => stakeAll(inputText(amount)) },
      words.plain(amount),
    ),
  );
  const range = t('book.range', { least: money(least), most: money(most) });
  const stakeField = h(
    'div',
    { class: 'stake-field' },
    h(
      'div',
      { class: 'field-head' },
      h('span', { 'aria-hidden': 'true' }, t('controls.stake')),
      h('span', { class: 'soft' }, range),
    ),
    stake,
  );
  const quickRow = h('div', { class: 'quick', role: 'group', 'aria-label': t('controls.stake') }, quick);
  const fact = (name, strong) => {
    const value = h('dd', {});
    const element = h('div', { class: strong ? 'strong' : '' }, h('dt', {}, t(name)), value);
    return { element, value };
  };
  const total = fact('book.together');
  const staked = fact('book.totalStake');
  const pays = fact('book.pays', true);
  const facts = h('dl', {}, total.element, staked.element, pays.element);
  const accept = h(
    'select',
    { 'aria-label': t('book.accept') },
    ['better', 'any', 'same'].map((value) => h('option', { value }, t(`book.accepts.${value}`))),
  );
  const acceptance = h('label', { class: 'accept' }, h('span', { class: 'soft' }, t('book.accept')), accept);
  const fault = h('p', { class: 'fault', role: 'alert' });
  const button = h('button', { type: 'button', class: 'place', onclick: () => press() }, t('action.bet'));
  const form = h('div', { class: 'slip-form' }, stakeField, quickRow, facts, fault, button, acceptance);
  const element = h(
    'section',
    { class: 'card slip', 'aria-label': t('book.slip') },
    h('h2', {}, t('book.slip')),
    mode,
    empty,
    legs,
    form,
  );

  const priceOf = ({ event, market, pick }) => eventOf(event)?.prices[market]?.[pick] ?? null;
  const bets = () => betsOf(draft, priceOf, minorIn);

  function stakeAll(text) {
    draft.setStakeText(text);
    stake.value = text;
    if (!draft.isTogether())
      for (const leg of draft.legs()) {
        draft.put({ ...leg, stakeText: text });
        rows.get(leg.event).stake.value = text;
      }
    draw();
  }
  function rowOf(leg) {
    if (rows.has(leg.event)) return rows.get(leg.event);
    const name = h('b', {});
    const price = h('b', { class: 'odds' });
    const about = h('p', { class: 'soft' });
    const moved = h('p', { class: 'moved' });
    const own = h('input', {
      class: 'amount-field',
      inputmode: 'decimal',
      autocomplete: 'off',
      oninput: () => {
        draft.put({ ...draft.legOf(leg.event), stakeText: own.value });
        draw();
      },
    });
    const versus = names.versus(eventOf(leg.event) ?? leg);
    const drop = h(
      'button',
      {
        type: 'button',
        class: 'drop',
        'aria-label': t('book.remove', { home: leg.home, away: leg.away }),
        onclick: () => remove(leg.event),
      },
      '×',
    );
    const row = {
      element: h('li', {}, name, price, drop, about, moved, own),
      name,
      price,
      about,
      moved,
      stake: own,
      versus,
    };
    rows.set(leg.event, row);
    return row;
  }
  function drawLeg(leg, isSingle) {
    const row = rowOf(leg);
    const event = eventOf(leg.event);
    const now = priceOf(leg);
    const name = names.pick(leg.market, leg.pick, leg);
    write(row.name, name);
    write(row.price, now === null ? '–' : odds(now / 100));
    const when =
      event?.status === 'live'
        ? `${t(`book.minute.${data.facts.sport}`, { minute: count(event.minute) })}, ${event.score.map(count).join('\u00a0:\u00a0')}`
        : event && moment(event.startsAt);
    write(row.about, [names.market(leg.market), row.versus, when].filter(Boolean).join(' · '));
    const isMoved = now !== leg.price;
    row.moved.hidden = !isMoved;
    if (isMoved) write(row.moved, now === null ? t('book.closed') : t('book.was', { odds: odds(leg.price / 100) }));
    row.stake.hidden = !isSingle;
    row.stake.setAttribute('aria-label', t('book.stakeOn', { pick: name }));
    if (document.activeElement !== row.stake && row.stake.value !== leg.stakeText) row.stake.value = leg.stakeText;
  }
  function draw() {
    const picked = draft.legs();
    const isTogether = draft.isTogether();
    const isAlone = picked.length === 1;
    for (const [event, row] of rows)
      if (!draft.legOf(event)) {
        row.element.remove();
        rows.delete(event);
      }
    for (const leg of picked) {
      drawLeg(leg, !isTogether && !isAlone);
      const { element: item } = rowOf(leg);
      if (!item.isConnected) legs.append(item);
    }
    const isEmpty = picked.length === 0;
    empty.hidden = !isEmpty;
    for (const part of [quickRow, facts, acceptance]) part.hidden = isEmpty;
    button.classList.toggle('waiting', isEmpty);
    mode.hidden = picked.length < 2;
    for (const [at, one] of modes.entries()) one.setAttribute('aria-pressed', String(isTogether === (at === 1)));
    stakeField.hidden = isEmpty || (picked.length > 1 && !isTogether);
    if (document.activeElement !== stake && stake.value !== draft.stakeText()) stake.value = draft.stakeText();
    const now = bets();
    for (const [at, amount] of offered.entries())
      quick[at].setAttribute('aria-pressed', String(now.every((bet) => bet.stake === amount)));
    const known = now.every((bet) => bet.stake !== undefined);
    total.element.hidden = !isTogether;
    write(total.value, odds(now[0]?.prices.reduce((all, price) => (all * price) / 100, 1) ?? 1));
    write(staked.value, known ? money(sum(now, 'stake')) : '–');
    write(pays.value, known ? money(sum(now, 'payout')) : '–');
    write(fault, faultOf(now) ?? '');
  }
  function faultOf(now) {
    if (now.some(({ stake: amount }) => amount === undefined || amount < least || amount > most))
      return t('book.outside', { least: money(least), most: money(most) });
    if (balance() !== undefined && sum(now, 'stake') > balance()) return t('book.short');
    return now.some(({ isOpen }) => !isOpen) ? t('refused.MARKET_SUSPENDED') : undefined;
  }
  function press() {
    const now = bets();
    if (button.getAttribute('aria-disabled') === 'true') return;
    if (now.length === 0) return write(fault, t('book.missing'));
    if (faultOf(now)) {
      const field = stakeField.hidden ? legs.querySelector('input:not([hidden])') : stake;
      return field?.focus();
    }
    place(now, accept.value);
  }

  return {
    element,
    draw,
    /** What a closed slip shows of its bets. */
    summary() {
      const now = bets();
      const known = now.length > 0 && now.every((bet) => bet.stake !== undefined);
      return known ? [h('span', { class: 'soft' }, t('book.pays')), h('b', {}, money(sum(now, 'payout')))] : [];
    },
    busy: (on) => button.setAttribute('aria-disabled', String(on)),
  };
}

const sum = (bets, field) => bets.reduce((all, bet) => all + (bet[field] ?? 0), 0);
const write = (element, text) => {
  if (element.textContent !== text) element.textContent = text;
};
