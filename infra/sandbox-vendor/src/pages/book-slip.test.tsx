// @ts-expect-error The page's own scripts, without types: they are the ones that members' browsers run.
import { betsOf, createDraft } from '../../public/book/draft.js';
// @ts-expect-error As above.
import { minorOf, payoutOf, typedOf } from '../../public/book/money.js';
// @ts-expect-error As above.
import { bookNames } from '../../public/book/names.js';
// @ts-expect-error As above.
import { createPriceTrend } from '../../public/book/price-trend.js';
// @ts-expect-error As above.
import { createSlipPanel } from '../../public/book/slip-panel.js';
// @ts-expect-error As above.
import { createWords } from '../../public/frame/words.js';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { type Leg, settle } from '../mechanics/book/book.ts';
import { wordsOf } from '../languages.ts';

/* The slip of a sports book's page. */

const EVENTS: Record<string, object> = Object.fromEntries(
  ['one', 'two', 'three'].map((id, at) => [
    id,
    {
      id,
      home: `Home ${id}`,
      away: `Away ${id}`,
      status: 'next',
      startsAt: 0,
      score: null,
      prices: { result: { 1: 185 + at, X: 340, 2: 410 } },
    },
  ]),
);
const data = {
  language: 'en',
  currency: 'P',
  mode: 'real',
  facts: { sport: 'football', mostLegs: 4 },
  stakeRange: { least: 100, most: 100_000 },
  words: wordsOf('en'),
};
const words = createWords(data);
let draft: ReturnType<typeof createDraft>;
let panel: ReturnType<typeof createSlipPanel>;
let placed: { bets: { stake: number; prices: number[]; legs: { event: string }[] }[]; accept: string }[];
let events: typeof EVENTS;

const pick = (event: string, price = 185) =>
  draft.put({ event, home: `Home ${event}`, away: `Away ${event}`, market: 'result', pick: '1', price });
beforeEach(() => {
  sessionStorage.clear();
  events = structuredClone(EVENTS);
  placed = [];
  draft = createDraft({ key: 'slip', mostLegs: 4, firstStake: '10.00' });
  panel = createSlipPanel({
    data,
    words,
    names: bookNames(words, 'football'),
    draft,
    eventOf: (id: string) => events[id],
    remove(id: string) {
      draft.remove(id);
      panel.draw();
    },
    place: (bets: (typeof placed)[number]['bets'], accept: string) => void placed.push({ bets, accept }),
    balance: () => 5_000,
  });
  document.body.replaceChildren(panel.element);
  panel.draw();
});
const button = () => screen.getByRole('button', { name: 'Place bet' });
const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

it('[MN-02] asks for odds first, and places a single bet at the price and for the stake in currency that are shown', async () => {
  expect(screen.getByText('Choose one or more odds.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Stake' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '10.00' })).not.toBeInTheDocument();
  await userEvent.click(button());
  expect(screen.getByRole('alert')).toHaveTextContent('Choose at least one of the odds first.');
  expect(placed).toEqual([]);
  pick('one', 190);
  panel.draw();
  expect(screen.getByText('It was 1.90 when you picked it')).toBeVisible();
  expect(screen.getByRole('button', { name: '10.00', pressed: true })).toBeVisible();
  expect([fact('Total stake'), fact('Pays if every pick wins')]).toEqual(['P 10.00', 'P 18.50']);
  await userEvent.click(button());
  expect(placed).toMatchObject([
    { bets: [{ stake: 1_000, prices: [185], legs: [{ event: 'one' }] }], accept: 'better' },
  ]);
});

it('[15-05] multiplies an accumulator, and stakes singles one by one', async () => {
  for (const event of ['one', 'two', 'three']) pick(event);
  panel.draw();
  expect([fact('Total odds'), fact('Total stake'), fact('Pays if every pick wins')]).toEqual([
    '6.43',
    'P 10.00',
    'P 64.34',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Singles' }));
  const own = screen.getByRole('textbox', { name: 'Stake on Home two' });
  await userEvent.clear(own);
  await userEvent.type(own, '20');
  expect([fact('Total stake'), fact('Pays if every pick wins')]).toEqual(['P 40.00', 'P 74.40']);
  await userEvent.click(button());
  expect(placed[0]!.bets.map(({ stake, prices }) => [stake, prices])).toEqual([
    [1_000, [185]],
    [2_000, [186]],
    [1_000, [187]],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Home two – Away two from the slip' }));
  expect(within(screen.getByRole('region', { name: 'Your slip' })).queryByText('Home two')).not.toBeInTheDocument();
});

it.each([
  ['0.50', 'Enter a stake from P 1.00 to P 1,000.00.'],
  ['2000', 'Enter a stake from P 1.00 to P 1,000.00.'],
  ['ten', 'Enter a stake from P 1.00 to P 1,000.00.'],
  ['60', "Your balance doesn't cover this stake."],
])('does not place a stake of %s', async (text, fault) => {
  pick('one');
  panel.draw();
  const stake = screen.getByRole('textbox', { name: 'Stake' });
  await userEvent.clear(stake);
  await userEvent.type(stake, text);
  expect(screen.getByRole('alert')).toHaveTextContent(fault);
  await userEvent.click(button());
  expect(placed).toEqual([]);
  expect(stake).toHaveFocus();
});

it('does not place a pick on which betting is closed', async () => {
  pick('one');
  (events.one as { prices: { result: Record<string, number | null> } }).prices.result[1] = null;
  panel.draw();
  expect(screen.getByRole('alert')).toHaveTextContent('Betting on this is suspended');
  await userEvent.click(button());
  expect(placed).toEqual([]);
});

it('keeps what was picked and staked for the next launch in the same tab, and survives a broken store', () => {
  pick('one');
  draft.setStakeText('25.00');
  const next = createDraft({ key: 'slip', mostLegs: 4, firstStake: '10.00' });
  expect([next.legOf('one').price, next.stakeText()]).toEqual([185, '25.00']);
  expect(createDraft({ key: 'other', mostLegs: 4, firstStake: '10.00' }).legs()).toEqual([]);
  sessionStorage.setItem('slip', '{"legs":5');
  expect(createDraft({ key: 'slip', mostLegs: 4, firstStake: '10.00' }).legs()).toEqual([]);
});

it('reads typed amounts in minor units', () => {
  expect(['5', '5.5', '5,05', ' 12.00 ', '0', '1.234', '-1', '1e3', ''].map((text) => minorOf(text))).toEqual([
    500,
    550,
    505,
    1_200,
    0,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('[11-09] reads and writes amounts of a currency without decimals', () => {
  expect(['50000', '50,000', '5.5'].map((text) => minorOf(text, 0))).toEqual([50_000, undefined, undefined]);
  expect([typedOf(50_000, 0), typedOf(1_050)]).toEqual(['50000', '10.50']);
  const words = createWords({ words: wordsOf('en'), language: 'en', currency: '₫', mode: 'real', fractionDigits: 0 });
  expect(words.money('1250000')).toBe('₫ 1,250,000');
});

it('shows the payout that the house settles, for all stakes and prices', () => {
  const leg = (price: number) => ({ price, won: true, void: false, endsAfterMs: 0 }) as Leg;
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 50_000 }),
      fc.array(fc.integer({ min: 102, max: 5_000 }), { minLength: 1, maxLength: 4 }),
      (stake, prices) => {
        expect(payoutOf(stake, prices)).toBe(settle({ legs: prices.map(leg) }, stake).payout);
        const [bet] = betsOf(
          {
            legs: () => prices.map((price, at) => ({ event: String(at), price })),
            isTogether: () => true,
            stakeText: () => (stake / 100).toFixed(2),
          },
          ({ price }: Leg) => price,
          minorOf,
        );
        expect([bet.stake, bet.payout]).toEqual([stake, payoutOf(stake, prices)]);
      },
    ),
  );
});

it('marks a price that moved for a minute', () => {
  let now = 0;
  const trend = createPriceTrend(() => now);
  expect(trend.of('a', 200)).toBeUndefined();
  expect(trend.of('a', 190)).toBe('down');
  now = 59_000;
  expect(trend.of('a', 190)).toBe('down');
  now = 61_000;
  expect(trend.of('a', 190)).toBeUndefined();
  expect(trend.of('a', null)).toBeUndefined();
  expect(trend.of('a', 210)).toBe('up');
});
