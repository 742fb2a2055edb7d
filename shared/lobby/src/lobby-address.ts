import { EVERYTHING, type LobbyFilters, SHELVES, SORTS } from './filters.ts';

/** What a lobby shows, as its address says it, without the query field `page` (the vendor). */
export interface LobbyView {
  readonly filters: LobbyFilters;
  readonly text: string;
}

const NAMES = ['only', 'kind', 'lines', 'stake', 'sort', 'q'] as const;
const TEXT_LENGTH_LIMIT = 80;
const matching = (value: string | null, form: RegExp): string => (value && form.test(value) ? value : '');

/** The view that an address asks for. Invalid fields are ignored. */
export function viewOf(query: URLSearchParams): LobbyView {
  return {
    filters: {
      only: SHELVES.find((shelf) => shelf === query.get('only')) ?? EVERYTHING.only,
      kind: matching(query.get('kind'), /^[\w-]{1,32}$/),
      minLineNum: Number(matching(query.get('lines'), /^[1-9]\d{0,3}$/)),
      minBet: matching(query.get('stake'), /^[1-9]\d{0,17}$/),
      sort: SORTS.find((sort) => sort === query.get('sort')) ?? EVERYTHING.sort,
    },
    text: (query.get('q') ?? '').slice(0, TEXT_LENGTH_LIMIT),
  };
}

/** The address with a view in it: defaults are left out, and fields of other parts stay. */
export function withView(query: URLSearchParams, { filters, text }: LobbyView): URLSearchParams {
  const next = new URLSearchParams(query);
  const values: Record<(typeof NAMES)[number], string> = {
    only: filters.only === EVERYTHING.only ? '' : filters.only,
    kind: filters.kind,
    lines: filters.minLineNum > 0 ? String(filters.minLineNum) : '',
    stake: filters.minBet,
    sort: filters.sort === EVERYTHING.sort ? '' : filters.sort,
    q: text.trim().slice(0, TEXT_LENGTH_LIMIT),
  };
  for (const name of NAMES) {
    if (values[name]) next.set(name, values[name]);
    else next.delete(name);
  }
  return next;
}

/** The view in an address, normalised: two addresses of the same view are equal. Empty for the plain lobby. */
export const viewKey = (view: LobbyView): string => withView(new URLSearchParams(), view).toString();
