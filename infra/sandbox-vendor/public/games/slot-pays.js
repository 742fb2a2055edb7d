import { h } from '../frame/dom.js';

const ORDER = 'abcdAKQJ';

/** Every paying outcome of a slot, its lines, its return. */
export function paySheet({ data, words, art, nameOf }) {
  const { t, count } = words;
  const { pays, scatterPays, form, lines, hold } = data.facts;
  const row = (symbol, amounts) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row' }, h('span', { class: 'thumb' }, art(symbol)), t(`symbol.${nameOf(symbol)}`)),
      amounts.map((pay) => h('td', { class: 'number' }, count(pay))),
    );
  const head = h(
    'tr',
    {},
    h('th', { scope: 'col' }, t('pays.symbol')),
    [3, 4, 5].map((of) => h('th', { scope: 'col', class: 'number' }, t('pays.ofAKind', { count: of }))),
  );
  const table = (caption, ...rows) =>
    h('table', {}, h('caption', {}, caption), h('thead', {}, head.cloneNode(true)), h('tbody', {}, rows));
  return [
    h('p', {}, t('pays.return', { share: words.perCent(data.publishedReturn[0]) })),
    h('p', {}, t(form === 'ways' ? 'pays.waysRule' : 'pays.linesRule')),
    table(
      t(form === 'ways' ? 'pays.perWay' : 'pays.perLine'),
      ...[...ORDER].map((symbol) =>
        row(
          symbol,
          pays[symbol].map((pay) => pay / 20),
        ),
      ),
    ),
    ...(hold
      ? [
          h(
            'p',
            {},
            t('pays.holdRule', {
              trigger: hold.trigger,
              respins: hold.respins,
              least: count(Math.min(...hold.values)),
              most: count(Math.max(...hold.values)),
              full: count(hold.full),
            }),
          ),
        ]
      : [table(t('pays.anywhere'), row('S', scatterPays))]),
    h('p', {}, t('pays.wildRule')),
    ...(form !== 'ways' ? [h('h3', {}, t('pays.lines')), h('ol', { class: 'lines' }, lines.map(lineDrawing))] : []),
    h('p', { class: 'note' }, t('pays.fault')),
  ];
}

function lineDrawing(rows, index) {
  const cells = rows.flatMap((line, reel) =>
    [0, 1, 2].map((row) => h('i', { class: row === line ? 'on' : '', 'data-at': `${reel}-${row}` })),
  );
  return h(
    'li',
    { 'aria-label': `${index + 1}: ${rows.map((row) => row + 1).join(' ')}` },
    h('b', {}, String(index + 1)),
    h('span', { class: 'grid' }, cells),
  );
}
