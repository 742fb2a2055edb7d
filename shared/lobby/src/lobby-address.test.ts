import { EVERYTHING } from './filters.ts';
import { viewKey, viewOf, withView } from './lobby-address.ts';

const view = {
  filters: { only: 'new', kind: 'slots', minLineNum: 20, minBet: '100', sort: 'name' },
  text: 'ember fox',
} as const;

it('an address tells the whole view, and is read back as it was written', () => {
  const address = withView(new URLSearchParams('page=PG'), view);
  expect(Object.fromEntries(address)).toEqual({
    page: 'PG',
    only: 'new',
    kind: 'slots',
    lines: '20',
    stake: '100',
    sort: 'name',
    q: 'ember fox',
  });
  expect(viewOf(address)).toEqual(view);
});

it('the plain lobby has a plain address, and what is let go goes from it', () => {
  expect(viewKey({ filters: EVERYTHING, text: ' ' })).toBe('');
  expect(withView(new URLSearchParams('page=PG&only=new&q=fox'), { filters: EVERYTHING, text: '' }).toString()).toBe(
    'page=PG',
  );
});

it('what cannot be meant is not there', () => {
  const odd = new URLSearchParams(`only=gold&lines=-4&stake=1e9&sort=luck&kind=<b>&q=${'x'.repeat(500)}`);
  expect(viewOf(odd).filters).toEqual(EVERYTHING);
  expect(viewOf(odd).text).toHaveLength(80);
});
