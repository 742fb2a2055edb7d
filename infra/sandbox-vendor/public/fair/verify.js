import { h } from '../frame/dom.js';
import { createWords } from '../frame/words.js';
import { recount } from './outcomes.js';

/* The verifier page: takes everything from its form (or from the part of the address that no server sees). */
const data = JSON.parse(document.querySelector('#game-data').textContent);
const { t } = createWords({ ...data, currency: '', mode: 'demo' });
const given = new URLSearchParams(location.hash.slice(1));

const field = (name, more = {}) => {
  const input = h('input', {
    name,
    value: given.get(name) ?? '',
    autocomplete: 'off',
    spellcheck: 'false',
    required: true,
    dir: 'ltr',
    ...more,
  });
  return h('label', {}, h('span', {}, t(`fair.${name}`)), input);
};
const game = h(
  'select',
  { name: 'game' },
  Object.keys(data.games).map((name) =>
    h('option', { value: name, selected: given.get('game') === name }, t(`fair.game.${name}`)),
  ),
);
const fishes = Object.keys(data.games.fish.facts.school);
const target = h(
  'select',
  { name: 'choice' },
  fishes.map((name) => h('option', { value: name, selected: given.get('choice') === name }, t(`fish.${name}`))),
);
const targetLabel = h('label', {}, h('span', {}, t('fish.choose')), target);
const players = field('players', { type: 'number', min: '2', max: '4', step: '1' });
const answer = h('div', { class: 'answer', role: 'status' });
const form = h(
  'form',
  { onsubmit: check },
  h('label', {}, h('span', {}, t('fair.gameName')), game),
  targetLabel,
  players,
  field('hash', { pattern: '[0-9a-f]{64}' }),
  field('serverSeed'),
  field('clientSeed'),
  field('nonce', { type: 'number', min: '0', step: '1' }),
  h('button', { type: 'submit', class: 'check' }, t('fair.check')),
);
const draw = () => {
  targetLabel.hidden = game.value !== 'fish';
  players.hidden = game.value !== 'high-card';
  players.querySelector('input').required = !players.hidden;
};
game.addEventListener('change', draw);
draw();
document
  .querySelector('#verify')
  .append(
    h('h1', {}, t('fair.verifier')),
    h('p', {}, t('fair.about')),
    form,
    answer,
    h('p', { class: 'note' }, t('fair.method')),
  );
if (given.get('serverSeed')) void check();

async function check(event) {
  event?.preventDefault();
  const values = Object.fromEntries(new FormData(form));
  const { kind, facts } = data.games[values.game];
  const { kept, record, window, course } = await recount({
    ...values,
    nonce: Number(values.nonce),
    choice: values.game === 'high-card' ? values.players : values.choice,
    kind,
    facts,
  });
  const recorded = given.get('record');
  const line = (right, text) =>
    h('p', { class: right ? 'right' : 'wrong' }, h('b', { 'aria-hidden': 'true' }, right ? '✓ ' : '✗ '), text);
  answer.replaceChildren(
    line(kept, t(kept ? 'fair.kept' : 'fair.broken')),
    h('p', {}, `${t('fair.outcome')} `, h('code', {}, record)),
    ...(window
      ? [
          h(
            'pre',
            { 'aria-label': t('fair.outcome') },
            [0, 1, 2].map((row) => window.map((column) => column[row]).join(' ')).join('\n'),
          ),
        ]
      : []),
    ...(course ? [h('p', { dir: 'ltr' }, course.join(' · '))] : []),
    ...(recorded && values.serverSeed === given.get('serverSeed')
      ? [line(recorded === record, t(recorded === record ? 'fair.same' : 'fair.other'))]
      : []),
  );
}
