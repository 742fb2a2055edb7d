import { createControls } from './frame/controls.js';
import { h, wait } from './frame/dom.js';
import { fairSheet } from './frame/fair-sheet.js';
import { historySheet } from './frame/history-sheet.js';
import { createJackpots } from './frame/jackpots.js';
import { createParent } from './frame/parent.js';
import { createSheet } from './frame/sheet.js';
import { createSlotModes } from './frame/slot-modes.js';
import { createSound } from './frame/sound.js';
import { createTableClient } from './frame/table-client.js';
import { createWords } from './frame/words.js';

const data = JSON.parse(document.querySelector('#game-data').textContent);
const words = createWords(data);
const notifyParent = createParent(data.parentOrigin);
const client = createTableClient(data.playKey);
const { createGame } = await import(`./games/${data.kind}.js`);

/** The most by which two requests can differ in the time that they took. */
const LATE_MS = 500;

let playing = false;
/** The last round that was shown to its end. */
let ended;
const sound = createSound();
let modes;
let controls;
const game = createGame({
  data,
  words,
  client,
  play: press,
  leave,
  notifyParent,
  sound,
  turbo: () => modes?.turbo() ?? false,
  say: (...text) => controls?.say(...text),
  staked: (total) => controls?.total(total),
});
const openPays = createSheet(words.t('controls.pays'), words.t('sheet.close'), () => game.pays());
const openHistory = historySheet({
  words,
  rounds: async () => (await client.table()).rounds ?? [],
  describe: game.describe,
});
controls = createControls({
  data,
  words,
  ownStake: Boolean(game.stakeNow),
  onPlay: press,
  onPays: openPays,
  onHistory: openHistory,
  onStake: (stake) => game.stake?.(stake),
});

if (data.kind === 'slot') {
  modes = createSlotModes({ data, words, sound, controls, playOnce });
  controls.addModes(modes.element);
}

const jackpots =
  data.kind === 'slot' && data.mode === 'real' && createJackpots({ words, parentOrigin: data.parentOrigin });
const demo =
  data.mode === 'demo' && h('p', { class: 'demo' }, words.t('demo.mark'), h('span', {}, words.t('demo.note')));
const main = document.querySelector('#game');
const fair = data.fair ? [fairSheet({ data, words, client, say: controls.say })] : [];
main.append(
  h('h1', { class: 'hidden' }, data.gameName),
  ...(jackpots ? [jackpots] : []),
  game.stage,
  ...fair,
  ...(demo ? [demo] : []),
  controls.element,
);
notifyParent('ready');
void resume();

/** The round button: it ends an autoplay, and plays a round otherwise. */
function press() {
  if (modes?.auto?.running()) modes.auto.stop('pressed');
  else void playOnce();
}

/** Plays a round; resolves to it when it was settled without delay. */
async function playOnce() {
  if (playing) return undefined;
  const choice = game.choice();
  if (choice === undefined) return controls.say(words.t(game.missing()), 'error');
  playing = true;
  ended = undefined;
  controls.busy(true);
  controls.say(words.t('round.placing'));
  const stake = game.stakeNow?.() ?? controls.stake();
  const started = performance.now();
  // The wallet books the win before the reels stop: until then the portal shows no balance that would give it away.
  notifyParent('outcome-pending');
  let answer = await client.play(stake, choice);
  if (answer.code === 'TOO_FAST' && answer.waitMs < LATE_MS) {
    // The page has waited, but by a clock that the way to the server had made fast.
    await wait(answer.waitMs);
    answer = await client.play(stake, choice);
  }
  if (answer.status === 'refused' || answer.round.status === 'open') notifyParent('outcome-shown');
  if (answer.status === 'refused') await refuse(answer, stake);
  else await show(answer.round, answer, started);
  playing = false;
  controls.busy(false);
  return answer.status !== 'refused' && answer.round.status === 'settled' ? ended : undefined;
}

async function show(round, answer, started) {
  notifyParent('round-started');
  game.begin?.(round);
  if (round.status === 'open') return follow(round, answer.balance);
  const paid = BigInt(answer.balance ?? 0) - BigInt(round.status === 'settled' && round.payout ? round.payout : 0);
  if (answer.balance !== null) controls.balance(String(paid < 0n ? 0n : paid));
  controls.say(words.t('round.running'));
  await game.play(round, answer.table);
  finish(round, answer.balance);
  await wait((modes?.shortestRoundMs() ?? data.minimumRoundMs) - (performance.now() - started));
  if (round.status === 'paying') await follow(round, answer.balance);
}

function finish(round, balance) {
  ended = round;
  controls.balance(balance);
  controls.result(round.payout, round.stake);
  const amount = words.money(round.payout);
  const key = round.payout === 0 ? 'round.nothing' : round.payout > round.stake ? 'round.won' : 'round.returned';
  controls.say(
    `${game.describe(round.shown)} ${words.t(key, { amount })}`,
    round.payout > round.stake ? 'won' : 'plain',
  );
  game.end?.(round);
  over();
}

/** Nothing of the round is still to be seen. */
function over() {
  notifyParent('outcome-shown');
  notifyParent('round-ended');
}

async function refuse({ code, balance, waitMs }, stake) {
  if (code === 'TOO_FAST') await wait(waitMs);
  else if (!['ROUND_OPEN', 'BETS_CLOSED', 'CARDS_DEALT', 'LEFT_JUST_NOW', 'REALITY_CHECK_DUE'].includes(code))
    notifyParent('error');
  if (balance !== null) controls.balance(balance);
  const known = data.words.refused[code] ? code : 'OTHER';
  controls.say(words.t(`refused.${known}`, { stake: words.money(stake) }), 'error');
  if (code === 'INSUFFICIENT_FUNDS' && data.mode === 'real' && window.parent !== window)
    controls.offer(words.t('controls.deposit'), () => notifyParent('deposit'));
  if (code === 'CHOICE_NOT_OFFERED' || code === 'STAKE_RETURNED') await refresh();
}

/** A round that is not over, or whose win is not with the wallet yet: asked for until it is settled. */
async function follow(round, balance) {
  controls.balance(balance);
  let asked = false;
  for (let pause = 500; ; pause = Math.min(pause * 1.3, 4_000)) {
    const answer = await client.round(round.id);
    if (answer.status === 'ok') {
      game.progress?.(answer.round);
      if (answer.round.status === 'settled') {
        await game.shown?.(answer.round);
        finish(answer.round, answer.balance);
        return refresh();
      }
      if (answer.round.status === 'void') {
        game.void?.();
        controls.say(
          words.t(`refused.${data.words.refused[answer.round.reason] ? answer.round.reason : 'STAKE_RETURNED'}`, {
            stake: words.money(round.stake),
          }),
          'error',
        );
        over();
        return refresh();
      }
      const isAsking = game.asks && answer.round.status === 'open';
      // A question is said once: what a decision was refused for stays readable.
      if (!isAsking || !asked)
        controls.say(
          game.status?.(answer.round) ??
            words.t(isAsking ? game.asks : answer.round.status === 'paying' ? 'round.paying' : 'round.open', {
              round: round.id,
            }),
        );
      asked = isAsking;
    }
    await wait(Math.min(pause, game.pollMs ?? 1_000));
  }
}

/** Gives a seat up; the round that is followed learns of it. */
async function leave(id) {
  const answer = await client.leave(id);
  if (answer.status === 'refused') await refuse(answer, 0);
}

async function refresh() {
  const answer = await client.table();
  if (answer.status !== 'ok') return;
  controls.balance(answer.balance);
  game.table(answer.table);
}

/** A round left open by an earlier visit goes on from its state. */
async function resume() {
  game.table(data.view.table);
  const open = data.view.rounds.find((round) => round.status === 'open' || round.status === 'paying');
  const ready = matchMedia('(pointer: coarse)').matches ? 'round.readyTouch' : 'round.ready';
  controls.say(words.t(open ? 'round.resumed' : ready, { round: open?.id ?? '' }));
  if (!open) return;
  playing = true;
  controls.busy(true);
  notifyParent('round-started');
  game.begin?.(open);
  await follow(open, data.view.balance);
  playing = false;
  controls.busy(false);
}

document.addEventListener(
  'visibilitychange',
  () => document.visibilityState === 'visible' && !playing && void refresh(),
);
