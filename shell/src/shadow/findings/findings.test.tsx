import { DIFFERENCE_PLACE } from '@atrium/contracts/reportable-findings';
import type { TwinResult } from '../twin/twin-input.ts';
import { compareTwins } from './compare-twins.ts';
import { takePicture } from '../twin/picture.ts';

const KEYS: Record<string, string> = { 'Fish games': 'title', Search: 'lobby.search', Play: 'lobby.play', Bet: 'bet' };
const keyOf = (text: string) => KEYS[text.trim()];

function twin(html: string, boxes: Record<string, Partial<DOMRect>> = {}): TwinResult {
  const root = document.createElement('main');
  root.innerHTML = html;
  for (const [selector, rect] of Object.entries(boxes))
    for (const element of root.querySelectorAll(selector))
      element.getBoundingClientRect = () => ({ x: 0, y: 0, width: 100, height: 40, ...rect }) as DOMRect;
  return { ready: true, errors: [], picture: takePicture(root, keyOf), refused: { writes: 0, reads: 0 } };
}
const between = (one: TwinResult, other: TwinResult) => compareTwins(one, other).differences;

it('[13-21] finds nothing between two renderings that differ in digits and white space alone', () => {
  const page = (time: string) => twin(`<h1>Fish games</h1><ul><li>P 1,500.00 of member1</li></ul><p> ${time} </p>`);
  expect(between(page('09:59'), page('10:00'))).toEqual([]);
});

it('[13-21] names texts by their keys and data by the element around it, and reports none of them', () => {
  const stable = twin('<h1>Fish games</h1><ul><li>P 1,500.00</li><li>Owl of member1</li></ul><button>Play</button>');
  const candidate = twin('<h1>Bet</h1><ul><li>NaN</li><li>Owl of member1</li></ul><button>Play</button><p>Play</p>');
  const found = between(stable, candidate);
  expect(found).toEqual(
    expect.arrayContaining([
      { kind: 'text-missing', place: 'text[title]', count: 1 },
      { kind: 'text-added', place: 'text[bet]', count: 1 },
      { kind: 'text-changed', place: 'list', count: 1 },
      { kind: 'text-added', place: 'text[lobby.play]', count: 1 },
      { kind: 'box-missing', place: 'heading[title]', count: 1 },
    ]),
  );
  expect(JSON.stringify(found)).not.toMatch(/Owl|member1|NaN|1,500|Fish games/);
  for (const { place } of found) expect(place).toMatch(DIFFERENCE_PLACE);
});

it('[13-21] finds elements that moved or changed their size, with a tolerance, and what pushed the others down once', () => {
  const page = (height: number, x: number) =>
    twin('<input placeholder="Search"><button>Play</button><a href="/">Bet</a>', {
      input: { height },
      button: { y: height, x },
      a: { y: height + 40 },
    });
  expect(between(page(40, 0), page(43, 3))).toEqual([]);
  expect(between(page(40, 0), page(90, 0))).toEqual([
    { kind: 'box-resized', place: 'textbox[lobby.search]', count: 1 },
    { kind: 'box-moved', place: 'button[lobby.play]', count: 1 },
  ]);
  expect(between(page(40, 0), page(40, 30))).toEqual([{ kind: 'box-moved', place: 'button[lobby.play]', count: 1 }]);
});

it('[13-21] reports errors that the version of the members does not have, and no differences beside a page that failed', () => {
  const known = { error: 'TypeError', message: 'a is not defined', place: '1.js:1:1' };
  const stable = { ...twin('<h1>Fish games</h1>'), errors: [known] };
  const failed = { ...twin(''), ready: false, errors: [{ ...known, place: '2.js:1:9' }, { error: 'RangeError' }] };
  expect(compareTwins(stable, failed)).toEqual({
    errors: [{ error: 'RangeError' }],
    differences: [],
    further: 0,
    refused: { writes: 0, reads: 0 },
  });
});

it('[13-21] bounds what one rendering reports, and counts the rest', () => {
  const many = twin(
    Array.from(
      { length: 40 },
      (_, index) => `<i role="r${'abcdefghij'.repeat(2).slice(0, index % 20)}x">${index}</i>`,
    ).join(''),
  );
  const { differences, further } = compareTwins(twin(''), many);
  expect(differences).toHaveLength(24);
  expect(further).toBeGreaterThan(0);
});
