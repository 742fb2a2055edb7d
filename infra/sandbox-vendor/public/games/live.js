import { choiceGroup } from '../frame/choice-group.js';
import { h, stillness, wait } from '../frame/dom.js';
import { follow } from '../frame/live-stream.js';
import { RECORDS } from '../fair/outcomes.js';
import { baccarat } from './live-baccarat.js';
import { createBets } from './live-bets.js';
import { dealtHands } from './live-hands.js';
import { dragonTiger, roulette, sicBo } from './live-kinds.js';
import { fanTan, fishPrawnCrab, seDie } from './live-shaken.js';

const KINDS = {
  roulette,
  'sic-bo': sicBo,
  'dragon-tiger': dragonTiger,
  baccarat,
  'se-die': seDie,
  'fan-tan': fanTan,
  'fish-prawn-crab': fishPrawnCrab,
  ...dealtHands,
};

/** The fields of a layout: all in one, in rows by part, or with parts that are shown in turn. */
function partsOf({ tabs, part }, spots, { t }) {
  if (!part) return spots.map(([, { element }]) => element);
  const rows = Map.groupBy(spots, ([field]) => part(field));
  const row = (name) =>
    h(
      'div',
      { class: `spot-row ${name}` },
      rows.get(name).map(([, { element }]) => element),
    );
  if (!tabs) return [...rows.keys()].map(row);
  const inside = tabs.map((name) => [name, row(name)]);
  const choice = choiceGroup(
    t('live.part.choose'),
    'part',
    tabs.map((value) => ({ value, content: t(`live.part.${value}`) })),
    tabs[0],
  );
  choice.element.classList.add('parts');
  const show = () => {
    for (const [name, element] of inside) element.hidden = name !== choice.value();
  };
  choice.onChange(show);
  show();
  return [choice.element, ...inside.map(([, element]) => element), row('outside')];
}

/** The time until an outcome is visible on the table; the wheel turns. */
const SHOWS_IN_MS = { roulette: 2_000 };

/** A table that deals for everybody at once: its clock, its fields, its board. */
export function createGame({ data, words, notifyParent, say, staked }) {
  const { t, count, money } = words;
  const { game, fields, mostFields } = data.facts;
  const kind = KINDS[game](words);
  const spot = new Map(
    Object.keys(fields).map((field) => {
      const chip = h('span', { class: 'chip laid', 'aria-hidden': 'true', hidden: true });
      const laid = h('span', { class: 'hidden' });
      const face = h(
        'span',
        { class: 'choice-face' },
        h('b', {}, kind.name(field)),
        kind.bare(field)
          ? undefined
          : h('small', {}, kind.pays?.(field) ?? t('live.pays', { times: count(fields[field]) })),
        chip,
        laid,
      );
      const element = h(
        'button',
        {
          type: 'button',
          class: `choice spot ${kind.tone(field)}`,
          'data-field': field,
          onclick: () => bets.lay(field),
        },
        face,
      );
      const [column, row] = kind.place?.(field) ?? [];
      if (column) {
        element.style.setProperty('--column', column);
        element.style.setProperty('--row', row);
      }
      return [field, { element, chip, laid }];
    }),
  );
  const bets = createBets({
    data,
    words,
    say: (...text) => say?.(...text),
    onChange(laid, total) {
      for (const [field, { element, chip, laid: amountText }] of spot) {
        const amount = laid.get(field) ?? 0;
        chip.hidden = amount === 0;
        chip.textContent = amount === 0 ? '' : count(amount / words.unit);
        element.classList.toggle('chosen', amount > 0);
        amountText.textContent = amount > 0 ? ` ${money(amount)}` : '';
      }
      staked?.(total);
    },
  });
  const spots = h(
    'fieldset',
    { class: `spots ${game}` },
    h('legend', { class: 'hidden' }, t('live.fields')),
    partsOf(kind, [...spot], words),
  );
  const phase = h('p', { class: 'phase', role: 'timer' });
  const bar = h('i', { class: 'clock-bar' });
  const hash = h('code', { dir: 'ltr' });
  const check = h('a', { target: '_blank', rel: 'noopener', hidden: true }, t('live.check'));
  const board = h('ol', { class: 'road' });
  const company = h('p', { class: 'company' });
  const stage = h(
    'section',
    { class: `stage felt live ${game}`, 'aria-label': data.gameName },
    h('p', { class: 'felt-title', 'aria-hidden': 'true' }, data.gameName),
    h('div', { class: 'clock' }, phase, h('span', { class: 'clock-rail', 'aria-hidden': 'true' }, bar), company),
    kind.element,
    spots,
    ...(data.stakes ? [bets.element] : []),
    h(
      'section',
      { class: 'road-box', 'aria-label': t('live.board') },
      h('h2', {}, t('live.board')),
      board,
      h('p', { class: 'left' }, t('live.sealed'), ' ', hash, ' ', check),
    ),
  );

  let view;
  let endsAt = 0;
  let lit = '';
  /** The moment when the outcome of the last dealt round is visible on the table. */
  let standsAt = 0;
  if (data.playKey)
    void follow('/table/live', data.playKey, (next) => {
      view = next;
      endsAt = performance.now() + next.phaseEndsInMs;
      hash.textContent = `${(next.seed ?? next.hash).slice(0, 24)}…`;
      stage.dataset.phase = next.phase;
      company.textContent = t('live.company', {
        dealer: next.company.dealer,
        taken: count(next.company.taken),
        seats: count(next.company.seats),
      });
      check.href = verifierOf(next.last);
      check.hidden = false;
      board.replaceChildren(
        ...next.board.map((outcome) =>
          h(
            'li',
            { class: kind.mark(outcome).tone, 'aria-label': kind.describe(outcome) },
            h('span', { 'aria-hidden': 'true' }, kind.mark(outcome).text),
          ),
        ),
      );
      const key = `${next.number}${next.phase}`;
      if (key !== lit) {
        kind.show(next.outcome, { moving: !stillness.matches, opens: next.phase === 'closing' });
        reveal(next);
      }
      lit = key;
      clock();
    });
  setInterval(clock, 500);

  /** Bets are closed: what the player's stake brings is decided before it is seen. */
  function reveal({ phase: now, outcome }) {
    if (outcome !== null) standsAt = performance.now() + (stillness.matches ? 0 : (SHOWS_IN_MS[game] ?? 600));
    if (now === 'closing' && stage.classList.contains('placed')) notifyParent?.('outcome-pending');
  }

  function clock() {
    if (!view) return;
    const left = Math.max(0, endsAt - performance.now());
    const text = t(`live.${view.phase}`, { seconds: count(Math.ceil(left / 1000)), number: view.number % 10_000 });
    if (phase.textContent !== text) phase.textContent = text;
    bar.style.transform = `scaleX(${left / view.phaseMs})`;
  }

  /** The verifier takes everything from the part of the address that no server sees. */
  function verifierOf({ number, hash: committed, seed, outcome }) {
    const values = {
      game,
      hash: committed,
      serverSeed: seed,
      clientSeed: data.table,
      nonce: number,
      record: RECORDS[game](outcome),
    };
    return `/verify?language=${data.language}#${new URLSearchParams(values)}`;
  }
  function outcomeOf({ outcome }) {
    return outcome === null ? t('live.open') : kind.describe(outcome);
  }

  return {
    stage,
    choice: () => bets.choice(),
    /** What lies on the table is the stake. */
    stakeNow: () => bets.total(),
    missing: () => 'live.missing',
    table() {},
    describe: outcomeOf,
    begin({ shown, stake }) {
      const { fields: on, bets: placed } = shown;
      bets.lock(placed ?? Object.fromEntries(on.map((field) => [field, stake / on.length])));
      stage.classList.add('placed');
    },
    void() {
      bets.free();
      stage.classList.remove('placed');
    },
    play() {},
    /** The outcome of a round is visible: the wheel has stopped. A broken stream delays this only briefly. */
    async shown({ shown: { number } }) {
      const given = performance.now() + 3_000;
      while (
        view &&
        (view.number < number || (view.number === number && view.phase !== 'result')) &&
        performance.now() < given
      )
        await wait(100);
      await wait(Math.max(0, standsAt - performance.now()));
    },
    end() {
      bets.free();
      stage.classList.remove('placed');
    },
    pays: () => [
      h('p', {}, t(`live.rules.${game}`)),
      h('p', {}, t('live.rule', { most: count(mostFields) })),
      h(
        'p',
        {},
        t('live.share', {
          least: words.perCent(data.publishedReturn[0]),
          most: words.perCent(data.publishedReturn[1]),
        }),
      ),
      h('p', {}, t('live.sealedRule')),
      h('p', { class: 'note' }, t('pays.fault')),
    ],
  };
}
