import type { BenchDocument, FigureRow } from './figure.ts';
import { spreadOf } from './spread.ts';

type Budget = FigureRow['budget'];
const row = (
  what: string,
  bench: string,
  unit: FigureRow['unit'],
  read: FigureRow['read'],
  budget?: Budget,
): FigureRow => ({ what, bench, unit, budget, read });

/** The number at a path of the first document that has one. */
const at =
  (...path: readonly string[]) =>
  (documents: readonly BenchDocument[]): number | undefined => {
    for (const document of documents) {
      const found = path.reduce<unknown>(
        (value, key) => (value as Record<string, unknown> | undefined)?.[key],
        document,
      );
      if (typeof found === 'number') return found;
    }
    return undefined;
  };

/** The ratio that a database benchmark names. */
const ratio =
  (what: string) =>
  (documents: readonly BenchDocument[]): number | undefined =>
    documents
      .flatMap(({ ratios }) => (Array.isArray(ratios) ? (ratios as { what: string; ratio: number }[]) : []))
      .find((one) => one.what === what)?.ratio;

const divided =
  (read: FigureRow['read'], by: number): FigureRow['read'] =>
  (documents) => {
    const value = read(documents);
    return value === undefined ? undefined : value / by;
  };

/** The median of a list that a document has. */
const medianAt =
  (name: string, key: string) =>
  (documents: readonly BenchDocument[]): number | undefined => {
    const list = documents.find((one) => one.name === name)?.[key];
    return Array.isArray(list) && list.length > 0 ? spreadOf(list as number[]).median : undefined;
  };

/** How many entries the list has that a document measured. */
const countAt =
  (name: string, key: string) =>
  (documents: readonly BenchDocument[]): number | undefined => {
    const measured = documents.find((one) => one.name === name)?.measured as Record<string, unknown> | undefined;
    const list = measured?.[key];
    return Array.isArray(list) ? list.length : undefined;
  };

const KB = 1_024;
/** Medians of the pages of `bench records`, by list and depth. */
const pagesOf = (documents: readonly BenchDocument[]) =>
  documents.find(({ name }) => name === 'records')?.results as
    | { list: string; depth: number; median: number }[]
    | undefined;
const slowestPage: FigureRow['read'] = (documents) => {
  const pages = pagesOf(documents);
  return pages && Math.max(...pages.map(({ median }) => median));
};
const lastToFirst: FigureRow['read'] = (documents) => {
  const pages = pagesOf(documents)?.filter(({ list }) => !list.includes(' '));
  const at = (list: string, depth: number) => pages!.find((page) => page.list === list && page.depth === depth)!.median;
  return pages && Math.max(...['account', 'bets'].map((list) => at(list, 0.999) / at(list, 0)));
};

const betTail: FigureRow['read'] = (documents) => {
  const path = ['measured', 'bets through the whole gateway, many wallets'];
  const [median, tail] = [at(...path, 'p50')(documents), at(...path, 'p99')(documents)];
  return median && tail ? tail / median : undefined;
};

/** The rows of `bench wallet` in one set-up. */
const walletRows = (setUp: string, bench: string): readonly FigureRow[] => [
  row(
    `bets, ${setUp}many wallets: the whole gateway / one bare function call`,
    bench,
    '',
    ratio('many wallets: gateway / bare function'),
    { atLeast: 0.5 },
  ),
  row(`bets, ${setUp}many wallets: p99 / p50`, bench, '', betTail, { atMost: 10 }),
  row(
    `bets, ${setUp}one hot wallet: the whole gateway / a transaction per command`,
    bench,
    '',
    ratio('hot wallet: gateway / a transaction per command'),
    { atLeast: 5 },
  ),
];

/** The rows of README's table, in its order. Those of one benchmark are read from the same turns. */
export const FIGURE_ROWS: readonly FigureRow[] = [
  row(
    "JavaScript requested before home's largest paint, brotli",
    'home',
    ' KB',
    divided(at('measured', 'script'), KB),
    {
      atMost: 130,
    },
  ),
  row("requests before home's largest paint", 'home', '', at('measured', 'requests'), { atMost: 6 }),
  row("home's largest paint, slow 4G, a processor 4 times slower", 'home', ' ms', at('measured', 'largest')),
  row('layout shift of home, slow 4G, a processor 4 times slower', 'home', '', at('measured', 'shift'), {
    atMost: 0.02,
  }),
  row(
    'code that a second vertical loads, brotli',
    'second-vertical',
    ' KB',
    divided(at('measured', 'FISH', 'code loaded (bytes, brotli)'), KB),
    { atMost: 60 },
  ),
  row(
    'from the click on a second vertical to its painted grid / the same in a monolithic build',
    'monolith',
    '',
    at('ratios', 'second vertical, federated / monolith'),
    { atMost: 1.15 },
  ),
  ...(['p50', 'p95'] as const).map((quantile) =>
    row(
      `from a tile's click to a playable game, ${quantile}`,
      'play',
      ' ms',
      at('measured', "from the tile's click to a playable game (ms)", quantile),
    ),
  ),
  row(
    'a lobby of 5,000 games, a processor 4 times slower: heap at the end / heap after all loaded',
    'lobby',
    '',
    at('ratios', 'heap at the end / heap when all were loaded'),
    { atMost: 1.1 },
  ),
  row(
    "from the operator's command to the new screen in an open tab, p99, 10,000 streams on one gateway",
    'swap',
    ' ms',
    at('measured', 'new screen in an open tab', 'p99'),
    { atMost: 1_000 },
  ),
  row(
    'heap kept per mount and unmount, without compiled code',
    'leak',
    ' KB',
    divided(at('measured', 'mounted and unmounted', 'perRound'), KB),
    { atMost: 2 },
  ),
  row(
    'heap kept per swap to a new version and back, without compiled code',
    'leak',
    ' KB',
    divided(at('measured', 'swapped to a new version and back', 'perRound'), KB),
    { atMost: 4 },
  ),
  row(
    'GET balance: the whole gateway / bare Fastify with one prepared select',
    'gateway',
    '',
    ratio('GET balance: gateway / bare'),
    {
      atLeast: 0.6,
    },
  ),
  ...walletRows('', 'wallet'),
  ...walletRows('300,000 older bets, ', 'wallet --older-bets 300000'),
  ...walletRows('games of 50 vendors in turn, autovacuum off, ', 'wallet --vendors 50 --no-autovacuum'),
  row('bets on a lottery / bets of vendors, through the gateway', 'lottery', '', ratio('bets: lottery / wallet'), {
    atLeast: 0.5,
  }),
  row(
    'settlement of a draw: time of a bare COPY / time of the settlement',
    'lottery',
    '',
    ratio('settlement: time of COPY / time of settlement'),
    { atLeast: 0.33 },
  ),
  row(
    'what accruing cashback, points and ranks adds to a settled bet',
    'rewards',
    ' %',
    divided(medianAt('rewards', 'added'), 0.01),
    { atMost: 10 },
  ),
  row('a page of 1,000,000 records, at the slowest of three depths', 'records', ' ms', slowestPage, { atMost: 50 }),
  row('the last page of 1,000,000 records / the first one', 'records', '', lastToFirst, { atMost: 1.5 }),
  row('closing the periods of 100,000 members', 'rewards', ' s', at('closingSeconds'), { atMost: 60 }),
  row(
    "what rolling up teams' figures adds to a settled bet",
    'team-reports',
    ' %',
    divided(medianAt('team-reports', 'added'), 0.01),
    { atMost: 5 },
  ),
  row('a report over a team, 90 days', 'team-reports', ' ms', medianAt('team-reports', 'reports'), { atMost: 200 }),
  row(
    '100,000 money commands under kills of gateways and the database: money lost or made',
    'fire',
    '',
    countAt('fire', 'failures'),
    { atMost: 0 },
  ),
  row(
    'the release before is upgraded under load, gateways one by one: failed money calls and faults in the books',
    'upgrade',
    '',
    countAt('upgrade', 'failures'),
    { atMost: 0 },
  ),
  row(
    'the longest time for which an event to 10,000 streams keeps a gateway from other work',
    'fan-out',
    ' ms',
    at('longestPauseMs'),
    { atMost: 25 },
  ),
  row('agents of a tree of 10,000, and kills: faults', 'agents', '', countAt('agents', 'failures'), { atMost: 0 }),
  row('a tree of 10,000 accounts opens', 'tree', ' ms', medianAt('tree', 'opened'), { atMost: 1_000 }),
  row('the longest task while that tree is scrolled', 'tree', ' ms', medianAt('tree', 'longest'), { atMost: 50 }),
  row('10,000 hostile requests over every call: faults', 'fuzz', '', at('ratios', 'faults'), { atMost: 0 }),
];
