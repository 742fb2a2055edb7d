import { EVERYTHING } from './filters.ts';
import { viewKey, viewOf, withView } from './lobby-address.ts';

const view = {
  filters: { only: 'new', kind: 'slots', minLineNum: 20, minBet: '100', sort: 'name' },
  text: 'ember fox',
} as const;

it('writes the whole view into the address, and reads it back as it was', () => {
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

it('keeps the address of a plain lobby plain, and removes cleared fields from it', () => {
  expect(viewKey({ filters: EVERYTHING, text: ' ' })).toBe('');
  expect(withView(new URLSearchParams('page=PG&only=new&q=fox'), { filters: EVERYTHING, text: '' }).toString()).toBe(
    'page=PG',
  );
});

it('ignores invalid fields', () => {
  const odd = new URLSearchParams(`only=gold&lines=-4&stake=1e9&sort=luck&kind=<b>&q=${'x'.repeat(500)}`);
  expect(viewOf(odd).filters).toEqual(EVERYTHING);
  expect(viewOf(odd).text).toHaveLength(80);
});
