import { h } from './frame/dom.js';
import { createWords } from './frame/words.js';

/* A look back at one round: its stage plays the stored outcome, under a mark that says that it is no new round. */
const data = JSON.parse(document.querySelector('#game-data').textContent);
const words = createWords(data);
const { t, money, instant } = words;
const { round } = data;
/** The games whose stage can show an outcome; a table's outcome is described in words. */
const STAGED = ['slot', 'fish', 'high-card', 'contest'];

const { createGame } = await import(`./games/${data.kind}.js`);
const game = createGame({ data, words, play: () => {} });
const over = round.payout !== null;
const outcome = h('p', { class: 'outcome', role: 'status' });
const again = h('button', { type: 'button', class: 'key', onclick: () => void show() }, t('replay.again'));
const fact = (label, value) => h('div', {}, h('dt', {}, label), h('dd', {}, value));

document
  .querySelector('#replay')
  .append(
    h('header', { class: 'replay-mark' }, h('b', {}, t('replay.mark')), h('span', {}, t('replay.note'))),
    h('h1', {}, data.gameName),
    ...(over && STAGED.includes(data.kind) ? [h('div', { class: 'replay-stage', inert: true }, game.stage)] : []),
    outcome,
    h(
      'dl',
      { class: 'replay-facts' },
      fact(t('history.round'), round.id),
      fact(t('history.time'), instant(round.at)),
      fact(t('controls.stake'), money(round.stake)),
      ...(over ? [fact(t('history.back'), money(round.payout))] : []),
    ),
    ...(over && STAGED.includes(data.kind) ? [again] : []),
  );
if (over) void show();
else
  outcome.textContent = t(
    round.status === 'open' || round.status === 'placing' ? 'replay.sealed' : `history.${round.status}`,
  );

async function show() {
  again.disabled = true;
  outcome.textContent = '';
  if (STAGED.includes(data.kind)) {
    game.begin?.(round);
    await game.play(round, null);
    game.end?.(round);
  }
  outcome.textContent = game.describe(round.shown);
  again.disabled = false;
}
