import { h, wait } from '../frame/dom.js';
import { follow } from '../frame/live-stream.js';
import { createParent } from '../frame/parent.js';
import { createSheet } from '../frame/sheet.js';
import { createTableClient } from '../frame/table-client.js';
import { createWords } from '../frame/words.js';
import { createBetsPanel } from './bets-panel.js';
import { createDraft } from './draft.js';
import { typedOf } from './money.js';
import { bookNames } from './names.js';
import { createPriceTrend } from './price-trend.js';
import { createProgramme } from './programme.js';
import { rulesOf } from './rules.js';
import { createSlipPanel } from './slip-panel.js';

const data = JSON.parse(document.querySelector('#game-data').textContent);
const words = createWords(data);
const { t, count, money } = words;
const { sport, mostLegs } = data.facts;
const names = bookNames(words, sport);
const notifyParent = createParent(data.parentOrigin);
const client = createTableClient(data.playKey);
const { least, most } = data.stakeRange;
const draft = createDraft({
  key: `slip ${data.slipKey}`,
  mostLegs,
  firstStake: typedOf(Math.min(Math.max(1_000, least), most), words.fractionDigits),
});

/** Refusals after which the other bets of a slip would be refused as well. */
const FOR_ALL = [
  'INSUFFICIENT_FUNDS',
  'SESSION_ENDED',
  'OFFLINE',
  'VENDOR_DOWN',
  'REALITY_CHECK_DUE',
  'PLAYER_DISABLED',
];

const NEWS_MS = 10_000;

let events = new Map();
let carried = data.selection;
let balanceNow = data.view.balance === null ? undefined : Number(data.view.balance);
const statuses = new Map();
let noticeTimer;

const notice = h('p', { class: 'notice', role: 'status' });
const balance = h('output', {
  class: 'balance',
  'aria-label': t(data.mode === 'demo' ? 'controls.credits' : 'controls.balance'),
});
const openRules = createSheet(t('book.rulesTitle'), t('sheet.close'), () => rulesOf({ data, words }));
const eventOf = (id) => events.get(id);
const programme = createProgramme({
  data,
  words,
  names,
  trend: createPriceTrend(),
  toggle,
  legOf: (event) => draft.legOf(event),
});
const slip = createSlipPanel({
  data,
  words,
  names,
  draft,
  eventOf,
  remove,
  place: (bets, accept) => void place(bets, accept),
  balance: () => balanceNow,
});
const bets = createBetsPanel({ data, words, names, cashOut });
const opener = h('button', {
  type: 'button',
  class: 'open-slip',
  'aria-expanded': 'false',
  'aria-controls': 'slip',
  onclick: () => openSlip(true),
});
const closer = h(
  'button',
  { type: 'button', class: 'quiet close-slip', onclick: () => openSlip(false) },
  t('book.closeSlip'),
);
const column = h('div', { class: 'slip-column', id: 'slip' }, closer, slip.element, bets.element);
const picks = h('p', { class: 'picks' });
const bar = h('div', { class: 'slip-bar' }, picks, opener);
const scrim = h('div', { class: 'scrim', onclick: () => openSlip(false) });
opener.textContent = t('book.openSlip');

document.querySelector('#book').append(
  h(
    'header',
    { class: 'book-head' },
    // The portal shows the name above the frame.
    h('h1', { class: 'unseen' }, data.gameName),
    programme.times,
    h(
      'div',
      { class: 'head-end' },
      data.mode === 'demo' && h('span', { class: 'demo-mark' }, t('demo.mark')),
      h(
        'span',
        { class: 'soft', 'aria-hidden': 'true' },
        t(data.mode === 'demo' ? 'controls.credits' : 'controls.balance'),
      ),
      balance,
      h('button', { type: 'button', class: 'quiet', onclick: openRules }, t('book.rulesTitle')),
    ),
  ),
  notice,
  h('div', { class: 'book-grid' }, programme.side, programme.element, column),
  scrim,
  bar,
);
drawBalance();
draw();
notifyParent('ready');
void follow('/table/book', data.playKey, ({ now, events: next, slips }) => {
  if (next) {
    events = new Map(next.map((event) => [event.id, event]));
    dropClosed();
    if (carried) takeCarried();
    programme.update(next);
    draw();
  }
  if (slips) drawBets(slips, now);
});
addEventListener('keydown', ({ key }) => key === 'Escape' && column.classList.contains('open') && openSlip(false));
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void refresh());
// Marks of moved prices go after a while, with or without news.
setInterval(() => programme.redraw(), 15_000);

/** What was chosen in the portal's lobby, at the price that was shown there. */
function takeCarried() {
  const { event: id, answer } = carried;
  carried = null;
  const event = eventOf(id);
  const isOffered = event && isOpen(event) && (!answer || answer.pick in (event.prices[answer.market] ?? {}));
  if (!isOffered) return say(t('book.gone'), 'error');
  if (!answer) return queueMicrotask(() => programme.openEvent(event));
  if (draft.isFull(id)) return say(t('book.full', { most: count(mostLegs) }), 'error');
  pick(event, answer.market, answer.pick, answer.price);
}
const isOpen = ({ status }) => status === 'next' || status === 'live';

function pick({ id, home, away }, market, name, price) {
  draft.put({ event: id, home, away, market, pick: name, price });
}
function toggle(event, market, name) {
  const leg = draft.legOf(event.id);
  if (leg?.market === market && leg.pick === name) draft.remove(event.id);
  else if (draft.isFull(event.id)) say(t('book.full', { most: count(mostLegs) }), 'error');
  else pick(event, market, name, event.prices[market][name]);
  programme.redraw();
  draw();
}
function remove(event) {
  draft.remove(event);
  programme.redraw();
  draw();
}
/** An event that is over, or called off, leaves the slip. */
function dropClosed() {
  for (const { event } of draft.legs()) {
    const current = eventOf(event);
    if (!current || !isOpen(current)) draft.remove(event);
  }
}

/** Places bets one after the other; what was refused stays in the slip with the prices of now. */
async function place(wanted, accept) {
  slip.busy(true);
  say(t('round.placing'));
  let placed = 0;
  let refusal;
  let isShort = false;
  for (const { legs, stake, prices } of wanted) {
    const answer = await inTurn(() =>
      client.play(stake, {
        legs: legs.map(({ event, market, pick: name }, at) => ({ event, market, pick: name, price: prices[at] })),
        accept,
      }),
    );
    if (answer.balance !== null && answer.balance !== undefined) setBalance(answer.balance);
    if (answer.status === 'ok') {
      placed += 1;
      statuses.set(answer.round.id, answer.round.status);
      for (const { event } of legs) draft.remove(event);
      say(t('book.placed', { round: answer.round.id }));
      continue;
    }
    refusal ??= refusedText(answer, stake);
    isShort ||= answer.code === 'INSUFFICIENT_FUNDS';
    reprice(legs, answer.prices);
    if (FOR_ALL.includes(answer.code)) break;
  }
  if (refusal)
    say(
      placed > 0 ? `${t('book.some', { placed: count(placed), count: count(wanted.length) })} ${refusal}` : refusal,
      'error',
    );
  if (isShort && data.mode === 'real' && window.parent !== window)
    notice.append(
      ' ',
      h('button', { type: 'button', class: 'quiet', onclick: () => notifyParent('deposit') }, t('controls.deposit')),
    );
  slip.busy(false);
  programme.redraw();
  draw();
  if (!refusal) openSlip(false);
}
/** Rounds of a player have a shortest time; the next bet waits for it. */
async function inTurn(ask) {
  for (;;) {
    const answer = await ask();
    if (answer.code !== 'TOO_FAST') return answer;
    await wait(answer.waitMs);
  }
}
function refusedText({ code, offer }, stake) {
  if (code === 'ODDS_CHANGED') return t('book.changed');
  const known = data.words.refused[code] ? code : 'OTHER';
  return t(`refused.${known}`, { stake: money(stake), offer: money(offer ?? 0) });
}
/** The page may be behind by the moment in which prices moved. */
function reprice(legs, prices = {}) {
  for (const leg of legs) {
    const price = prices[leg.event];
    const event = eventOf(leg.event);
    if (price === undefined || !event) continue;
    event.prices[leg.market][leg.pick] = price;
    if (price !== null) draft.put({ ...leg, price });
  }
}
/** The player takes the house's offer for a slip; a lower one is shown first. */
async function cashOut({ id, stake, cashOut: offer }) {
  if (offer?.status !== 'offered') return;
  const answer = await client.cashOut(id, offer.amount);
  if (answer.status === 'refused') say(refusedText(answer, stake), 'error');
}

function drawBets(slips, now) {
  bets.draw(slips, now);
  let isNews = false;
  for (const one of slips) {
    const before = statuses.get(one.id);
    statuses.set(one.id, one.status);
    if (!before || before === one.status || (one.status !== 'settled' && one.status !== 'void')) continue;
    isNews = true;
    say(endText(one), one.payout > one.stake ? 'won' : 'plain');
  }
  if (isNews) {
    notifyParent('round-ended');
    void refresh();
  }
}
function endText({ status, reason, stake, payout, shown }) {
  if (status === 'void') return t(`refused.${reason ?? 'STAKE_RETURNED'}`, { stake: money(stake) });
  if (shown.cashedOut) return names.slip(shown, money);
  const key = payout === 0 ? 'round.nothing' : payout > stake ? 'round.won' : 'round.returned';
  return `${names.slip(shown, money)} ${t(key, { amount: money(payout) })}`;
}

async function refresh() {
  const answer = await client.table();
  if (answer.status === 'ok') setBalance(answer.balance);
}
function setBalance(minor) {
  if (minor === null || minor === undefined) return;
  balanceNow = Number(minor);
  drawBalance();
  draw();
}
function drawBalance() {
  balance.textContent = balanceNow === undefined ? '–' : money(balanceNow);
}
function draw() {
  slip.draw();
  const { length } = draft.legs();
  opener.classList.toggle('waiting', length === 0);
  picks.replaceChildren(
    ...(length > 0 ? [t('book.picks', { count: count(length) }), ...slip.summary()] : [t('book.mine')]),
  );
}
function openSlip(isOpen) {
  if (column.classList.contains('open') === isOpen) return;
  column.classList.toggle('open', isOpen);
  scrim.classList.toggle('open', isOpen);
  opener.setAttribute('aria-expanded', String(isOpen));
  (isOpen ? closer : opener).focus();
}
/** News covers the first row while it is shown, so it goes after a while; a fault stays. */
function say(text, tone = 'plain') {
  clearTimeout(noticeTimer);
  notice.textContent = text;
  notice.dataset.tone = tone;
  if (tone !== 'error') noticeTimer = setTimeout(() => notice.replaceChildren(), NEWS_MS);
}
