import { dressOf, symbolKeyOf } from '../art/dress.js';
import { scene } from '../art/scene.js';
import { brush } from '../art/shapes.js';
import { letter, PICTURES, plate, rosette } from '../art/symbols.js';
import { drawing, h, stillness, wait } from '../frame/dom.js';
import { heldCoins } from './slot-coins.js';
import { paySheet } from './slot-pays.js';

const LETTERS = { A: '#d9482b', K: '#1f7a76', Q: '#b5662a', J: '#7d3b4a' };
const ROWS = 3;
const TRAVEL = 18;

/** Five reels in a cabinet before a landscape. */
export function createGame({ data, words, sound, turbo = () => false }) {
  const { t } = words;
  const dress = dressOf(data);
  const { palette } = dress;
  for (const [name, colour] of Object.entries(palette)) document.documentElement.style.setProperty(`--${name}`, colour);
  const b = brush(palette);
  const symbols = symbolArt(b, dress, t('slot.wild'));
  const coins = heldCoins({ cellAt, art: (symbol) => art(symbol), words, reels: () => reels });
  const art = (symbol) =>
    drawing(
      `<svg viewBox="-62 -62 124 124" aria-hidden="true"><use href="#symbol-${symbol}" x="-62" y="-62" width="124" height="124"/></svg>`,
    );

  let window = data.facts.idle;
  const strips = window.map(() => h('div', { class: 'strip' }));
  const reels = h(
    'div',
    { class: 'reels', role: 'img' },
    strips.map((strip) => h('div', { class: 'reel' }, strip)),
  );
  const lineMarks = data.facts.form !== 'ways' ? ['start', 'end'].map((side) => rail(side)) : [];
  const stage = h(
    'section',
    { class: 'stage slot', 'aria-label': data.gameName },
    drawing(scene(dress.scene, palette)),
    drawing(`<svg class="defs" aria-hidden="true">${symbols}</svg>`),
    board('start', t('slot.top'), topPay(data.facts), t('slot.return'), words.perCent(data.publishedReturn[0])),
    h(
      'div',
      { class: 'cabinet' },
      h('p', { class: 'title', 'aria-hidden': 'true' }, h('span', {}, data.gameName)),
      h('div', { class: 'bulbs', 'aria-hidden': 'true' }),
      ...lineMarks,
      reels,
    ),
    board('end', t('slot.form'), t(`slot.${data.facts.form}`), t('slot.maker'), data.vendorName),
  );
  rest();

  function board(side, ...pairs) {
    const entry = (index) => h('div', { class: 'plaque' }, h('dt', {}, pairs[index]), h('dd', {}, pairs[index + 1]));
    return h('dl', { class: `board ${side}` }, entry(0), entry(2));
  }
  function topPay({ pays, scatterPays }) {
    const most = Math.max(...Object.values(pays).map((pay) => pay[2] / 20), scatterPays[2], data.facts.hold?.full ?? 0);
    return t('slot.times', { times: words.count(most) });
  }
  function rail(side) {
    const numbers = Array.from({ length: 10 }, (_, index) =>
      h(
        'li',
        { 'data-line': String(index * 2 + (side === 'start' ? 1 : 2)) },
        String(index * 2 + (side === 'start' ? 1 : 2)),
      ),
    );
    return h('ol', { class: `rail ${side}`, 'aria-hidden': 'true' }, numbers);
  }
  function rest() {
    for (const [index, strip] of strips.entries()) strip.replaceChildren(...cells(window[index]));
    reels.setAttribute('aria-label', t('slot.reels', { rows: rowsText() }));
  }
  function cells(column) {
    return [...column].map((symbol) => h('div', { class: 'cell' }, art(symbol)));
  }
  function rowsText() {
    return [0, 1, 2].map((row) => window.map((column) => t(`symbol.${nameOf(column[row])}`)).join(', ')).join('; ');
  }
  function nameOf(symbol) {
    return symbolKeyOf(dress, symbol);
  }

  function cellAt(cell) {
    return strips[Math.floor(cell / ROWS)].children[cell % ROWS];
  }

  function clear() {
    coins.clear();
    for (const marked of stage.querySelectorAll('.hit, .lit')) marked.classList.remove('hit', 'lit', 'loud');
  }

  async function spinReel(index, column) {
    const strip = strips[index];
    const reel = data.facts.reels[index];
    const passing = Array.from(
      { length: turbo() ? 4 + index : TRAVEL + index * 5 },
      () => reel[Math.floor(Math.random() * reel.length)],
    ).join('');
    const before = window[index];
    strip.replaceChildren(...cells(column + passing + before));
    const rows = ROWS + passing.length;
    const travel = strip.animate(
      [
        { transform: `translateY(calc(var(--cell) * -${rows}))` },
        { transform: 'translateY(calc(var(--cell) * .12))', offset: 0.94 },
        { transform: 'none' },
      ],
      { duration: turbo() ? 260 + index * 60 : 900 + index * 260, easing: 'cubic-bezier(.25,.6,.3,1)' },
    );
    await travel.finished;
    sound?.stop(index);
    strip.replaceChildren(...cells(column));
  }

  return {
    stage,
    choice: () => null,
    table() {},
    pays: () => paySheet({ data, words, art, nameOf }),
    describe: (shown) =>
      shown?.held
        ? coins.describe(shown.held)
        : shown?.wins?.length
          ? shown.wins
              .map((win) =>
                t(win.line ? 'slot.lineWin' : 'slot.otherWin', {
                  line: win.line,
                  count: win.count,
                  symbol: t(`symbol.${nameOf(win.symbol)}`),
                }),
              )
              .slice(0, 2)
              .join(' ')
          : t('slot.noWin'),
    begin: clear,
    async play(round) {
      const target = round.shown.window;
      sound?.spin();
      if (stillness.matches) await wait(150);
      else await Promise.all(target.map((column, index) => spinReel(index, column)));
      window = target;
      rest();
      if (round.shown.held) await coins.show(round.shown.held);
    },
    end(round) {
      const loud = round.payout > round.stake;
      if (loud) sound?.win();
      for (const win of round.shown.wins) {
        for (const cell of win.cells) {
          cellAt(cell).classList.add('hit', ...(loud ? ['loud'] : []));
        }
        if (win.line) for (const mark of stage.querySelectorAll(`[data-line="${win.line}"]`)) mark.classList.add('lit');
      }
    },
  };
}

function symbolArt(b, { palette, pictures }, wild) {
  const { hero, accent, cream } = palette;
  const entries = [
    ...pictures.map(([name, colour], index) => [
      'abcd'[index],
      PICTURES[name](b, colour, name === 'flame' ? hero : accent),
    ]),
    ...Object.entries(LETTERS).map(([name, colour]) => [name, letter(b, name, colour, cream)]),
    ['W', plate(b, wild, hero, accent, cream)],
    ['S', rosette(b, hero, accent, cream)],
    ['C', PICTURES.coin(b, '#e3ad3d')],
  ];
  return entries
    .map(([name, inner]) => `<symbol id="symbol-${name}" viewBox="-62 -62 124 124">${inner}</symbol>`)
    .join('');
}
