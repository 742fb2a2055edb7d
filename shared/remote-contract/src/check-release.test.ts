import { BUDGETS } from './budgets.ts';
import { checkRelease, type Deployed, type Release } from './check-release.ts';
import { hostFacts } from './host-facts.ts';
import { eventSchema, type JsonSchema } from './json-schema.ts';

const host = hostFacts({
  react: { version: '19.3.1' },
  'react-router-dom': { version: '7.18.5', names: ['Link', 'Routes'] },
});
const round = eventSchema('game.round')!;
const good: Release = {
  name: 'slots',
  version: '1.1.0',
  contract: 1,
  consumes: {
    react: { version: '19.3.1', names: ['useState'] },
    'react-router-dom': { version: '7.18.5', names: ['Link'] },
  },
  events: { hears: { 'vendor.health': eventSchema('vendor.health')! }, says: { 'game.round': round } },
  sizes: { entry: 7_900, initial: 40_000, total: 90_000 },
};
const live: Deployed = { name: 'live', version: '1.0.0', events: { hears: { 'game.round': round }, says: {} } };
const without = (schema: JsonSchema, field: string): JsonSchema => {
  const { [field]: _gone, ...properties } = schema.properties!;
  return { ...schema, properties, required: schema.required!.filter((name) => name !== field) };
};

it('lets a version pass that fits the host and its neighbours', () => {
  expect(checkRelease(good, host, [live, { name: 'fish', version: '0.9.0' }])).toEqual([]);
});

it('refuses a version whose event lost a field that others read', () => {
  const says = { 'game.round': without(round, 'phase') };
  expect(checkRelease({ ...good, events: { hears: {}, says } }, host, [live])).toEqual([
    'slots 1.1.0 sends "game.round" without "phase", which the host cannot read.',
    'slots 1.1.0 sends "game.round" without "phase", which live 1.0.0 cannot read.',
  ]);
});

it('refuses a version that reads a field which nobody sends any more', () => {
  const wider: JsonSchema = {
    ...round,
    properties: { ...round.properties, stake: { type: 'string' } },
    required: [...round.required!, 'stake'],
  };
  expect(
    checkRelease({ ...good, events: { hears: { 'game.round': wider }, says: {} } }, host, [
      { ...live, events: { hears: {}, says: { 'game.round': round } } },
    ]),
  ).toEqual([
    'The host sends "game.round" without "stake", which slots 1.1.0 cannot read.',
    'live 1.0.0 sends "game.round" without "stake", which slots 1.1.0 cannot read.',
  ]);
});

it('does not hold a version to the one that it takes the place of', () => {
  const before: Deployed = {
    name: 'slots',
    version: '1.0.0',
    events: { hears: { 'own.event': { type: 'object' } }, says: {} },
  };
  expect(checkRelease(good, host, [before])).toEqual([]);
});

it.each<[string, Partial<Release>, string]>([
  [
    'an event that the host does not know',
    { events: { hears: { 'jackpot.fell': { type: 'object' } }, says: {} } },
    'slots 1.1.0 uses the event "jackpot.fell", which the host does not know.',
  ],
  ['a host contract out of range', { contract: 3 }, 'slots 1.1.0 speaks host contract 3; the hosts here speak 1 to 2.'],
  [
    'a shared module that the host lacks',
    { consumes: { 'react/jsx-dev-runtime': {} } },
    'slots 1.1.0 asks the host for "react/jsx-dev-runtime", which the host does not give.',
  ],
  [
    'a shared module of a later version',
    { consumes: { react: { version: '19.4.0' } } },
    'slots 1.1.0 was built against react 19.4.0; the host gives 19.3.1.',
  ],
  [
    'a shared module of another major version',
    { consumes: { react: { version: '18.3.1' } } },
    'slots 1.1.0 was built against react 18.3.1; the host gives 19.3.1.',
  ],
  [
    'a name that the curated router lacks',
    { consumes: { 'react-router-dom': { version: '7.18.5', names: ['Link', 'useBlocker'] } } },
    'slots 1.1.0 uses "useBlocker" of react-router-dom, which the host does not give.',
  ],
  [
    'an entry over its budget',
    { sizes: { ...good.sizes, entry: BUDGETS.entry + 1_024 } },
    'slots 1.1.0 is too heavy: its entry is 9.0 KB compressed, the budget is 8.0 KB.',
  ],
  [
    'a page over its budget',
    { sizes: { ...good.sizes, initial: BUDGETS.initial * 2 } },
    'slots 1.1.0 is too heavy: what its heaviest page loads first is 160.0 KB compressed, the budget is 80.0 KB.',
  ],
  [
    'a whole over its budget',
    { sizes: { ...good.sizes, total: BUDGETS.total * 2 } },
    'slots 1.1.0 is too heavy: all of its files are 768.0 KB compressed, the budget is 384.0 KB.',
  ],
])('refuses %s', (_, change, sentence) => expect(checkRelease({ ...good, ...change }, host, [])).toEqual([sentence]));

it('takes an older minor version of a shared module: the host gives the later one', () => {
  expect(checkRelease({ ...good, consumes: { react: { version: '19.2.0' } } }, host, [])).toEqual([]);
});
