import { RECORDS, recount } from '../fair/outcomes.js';
import { h } from './dom.js';
import { createSheet } from './sheet.js';

/** The seeds of this game: the hashes before a round and before a change, the player's own seed, the check afterwards. */
export function fairSheet({ data, words, client, say }) {
  const { t, count } = words;
  const mark = h('button', { type: 'button', class: 'fair-mark', onclick: () => void look() });
  let view = data.fair;
  const name = () => mark.replaceChildren(t('fair.title'), h('code', { dir: 'ltr' }, `${view.hash.slice(0, 8)}…`));
  name();

  const body = h('div', {});
  const open = createSheet(t('fair.title'), t('sheet.close'), () => [body]);
  const fact = (label, value) => h('p', { class: 'fact' }, h('span', {}, label), h('code', { dir: 'ltr' }, value));

  function draw() {
    name();
    const seed = h('input', {
      name: 'clientSeed',
      value: view.clientSeed,
      maxlength: '64',
      required: true,
      pattern: '[A-Za-z0-9_\\-]{1,64}',
      dir: 'ltr',
      autocomplete: 'off',
    });
    const change = h(
      'form',
      { class: 'seed', onsubmit: (event) => void replace(event, seed.value) },
      h('label', {}, h('span', {}, t('fair.clientSeed')), seed),
      h('button', { type: 'submit', class: 'key' }, t('fair.change')),
    );
    body.replaceChildren(
      h('p', {}, t('fair.about')),
      fact(t('fair.hash'), view.hash),
      fact(t('fair.nextHash'), view.nextHash),
      fact(t('fair.nextNonce'), count(view.nextNonce)),
      change,
      h('p', { class: 'note' }, t('fair.changeNote')),
      h('h3', {}, t('fair.rounds')),
      view.rounds.length ? h('ul', { class: 'fair-rounds' }, view.rounds.map(entry)) : h('p', {}, t('history.none')),
    );
  }

  function entry(round) {
    const { nonce, serverSeed } = round;
    const result = h('span', { role: 'status' }, serverSeed ? '' : t('fair.sealed'));
    const check = async () => {
      const { kept, record } = await recount({
        ...round,
        kind: data.kind,
        facts: data.facts,
        choice: round.shown.fish,
      });
      const right = kept && record === RECORDS[data.kind](round.shown);
      result.textContent = `${right ? '✓' : '✗'} ${t(right ? 'fair.same' : kept ? 'fair.other' : 'fair.broken')}`;
    };
    return h(
      'li',
      {},
      h('code', { dir: 'ltr' }, round.id),
      ` ${t('fair.nonce')} ${count(nonce)} `,
      serverSeed && h('button', { type: 'button', class: 'key', onclick: () => void check() }, t('fair.check')),
      serverSeed && h('a', { href: addressOf(round), target: '_blank', rel: 'noopener' }, t('fair.verifier')),
      result,
    );
  }

  function addressOf({ hash, serverSeed, clientSeed, nonce, shown }) {
    const values = {
      game: data.fairGame,
      hash,
      serverSeed,
      clientSeed,
      nonce,
      record: RECORDS[data.kind](shown),
      choice: shown.fish ?? '',
    };
    return `/verify?language=${data.language}#${new URLSearchParams(values)}`;
  }

  async function look() {
    const answer = await client.fair();
    if (answer.status !== 'ok') return say(t('refused.OFFLINE'), 'error');
    view = answer.fair;
    draw();
    open();
  }

  async function replace(event, clientSeed) {
    event.preventDefault();
    const answer = await client.changeSeed(clientSeed);
    if (answer.status !== 'ok')
      return say(t(`refused.${answer.code in data.words.refused ? answer.code : 'OTHER'}`), 'error');
    view = answer.fair;
    draw();
  }

  return mark;
}
