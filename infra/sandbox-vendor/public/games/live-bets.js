import { drawing, h } from '../frame/dom.js';

/** At most this number of different chips lie in the rack. */
const RACK = 6;

/**
 * The chips of a table: a rack to take them from, what lies on each field, and undo, repeat, double and clear. `most` is
 * the largest stake of a field, `mostFields` the number of fields that can be played at once.
 */
export function createBets({ data, words, onChange, say }) {
  const { t, money, count } = words;
  const stakes = data.stakes ?? [];
  const { mostFields } = data.facts;
  const most = stakes.at(-1) ?? 0;
  const rack = spread(stakes);
  const radios = rack.map((chip, at) =>
    h('input', { type: 'radio', name: 'chip', value: String(chip), checked: at === 0 }),
  );
  const chips = h(
    'fieldset',
    { class: 'rack' },
    h('legend', { class: 'hidden' }, t('live.chip')),
    rack.map((chip, at) =>
      h(
        'label',
        { class: 'rack-chip', 'data-chip': at % RACK },
        radios[at],
        h('span', { class: 'hidden' }, money(chip)),
        h('span', { class: 'chip', 'aria-hidden': 'true' }, count(chip / words.unit)),
      ),
    ),
  );
  const tool = (name, act) =>
    h('button', { type: 'button', class: 'tool', onclick: act }, toolIcon(name), h('span', {}, t(`live.${name}`)));
  const tools = {
    undo: tool('undo', () => back()),
    clear: tool('clear', () => place(new Map())),
    repeat: tool('repeat', () => place(new Map(last))),
    double: tool('double', () => doubled()),
  };
  const element = h(
    'div',
    { class: 'betting', role: 'group', 'aria-label': t('live.tools') },
    chips,
    h('div', { class: 'tools' }, Object.values(tools)),
  );

  let bets = new Map();
  let last = new Map();
  let before = [];
  let locked = false;
  draw();

  function chosen() {
    return Number(radios.find((radio) => radio.checked)?.value ?? rack[0]);
  }
  function place(next) {
    if (locked) return;
    before.push(bets);
    bets = next;
    draw();
  }
  function back() {
    if (locked || before.length === 0) return;
    bets = before.pop();
    draw();
  }
  function doubled() {
    const next = new Map([...bets].map(([field, amount]) => [field, amount * 2]));
    if ([...next.values()].some((amount) => amount > most))
      return say?.(t('live.most', { amount: money(most) }), 'error');
    place(next);
  }
  function draw() {
    const empty = bets.size === 0;
    tools.undo.disabled = locked || before.length === 0;
    tools.clear.disabled = locked || empty;
    tools.double.disabled = locked || empty;
    tools.repeat.disabled = locked || last.size === 0 || !empty;
    for (const radio of radios) radio.disabled = locked;
    onChange(bets, total());
  }
  function total() {
    return [...bets.values()].reduce((sum, amount) => sum + amount, 0);
  }

  return {
    element,
    total,
    /** The bets by field, in minor units; undefined while the table is empty. */
    choice: () => (bets.size > 0 ? { bets: Object.fromEntries(bets) } : undefined),
    /** Lays the chosen chip on a field. */
    lay(field) {
      if (locked) return;
      const amount = (bets.get(field) ?? 0) + chosen();
      if (amount > most) return say?.(t('live.most', { amount: money(most) }), 'error');
      if (!bets.has(field) && bets.size >= mostFields)
        return say?.(t('live.rule', { most: count(mostFields) }), 'error');
      place(new Map(bets).set(field, amount));
    },
    /** The bets are taken: they lie until the round is over. */
    lock(placed) {
      bets = new Map(Object.entries(placed));
      last = bets;
      before = [];
      locked = true;
      draw();
    },
    /** The round is over: the table is cleared for the next one. */
    free() {
      locked = false;
      bets = new Map();
      before = [];
      draw();
    },
  };
}

/** As many of the stakes as the rack holds, the smallest and the largest among them. */
function spread(stakes) {
  if (stakes.length <= RACK) return stakes;
  return Array.from({ length: RACK }, (_, at) => stakes[Math.round((at * (stakes.length - 1)) / (RACK - 1))]);
}

const TOOL_PATHS = {
  undo: 'M4 9h10a5 5 0 0 1 0 10h-4M4 9l4-4M4 9l4 4',
  clear: 'M6 6l12 12M18 6L6 18',
  repeat: 'M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5',
  double: 'M3 8l6 8M9 8l-6 8M13 9.5a3.5 3.5 0 0 1 7 0c0 2.5-7 4-7 6.5h7',
};
/** Replaces the word where a narrow screen has no room for it. */
const toolIcon = (name) =>
  drawing(`<svg viewBox="0 0 24 24" class="tool-icon" aria-hidden="true"><path d="${TOOL_PATHS[name]}"/></svg>`);
