/** Two answers or more to one question about an event; exactly one turns out right. */
export type Market = Readonly<Record<string, (home: number, away: number) => boolean>>;

export interface Sport {
  readonly name: 'football' | 'esports' | 'cockfight';
  /** Leagues of nowhere with their teams, the same number in each: a name that exists would be somebody's. */
  readonly leagues: Readonly<Record<string, readonly string[]>>;
  /** The minutes of an event on its own clock, and the length of each on ours. */
  readonly minutes: number;
  readonly minuteMs: number;
  /** A new event starts so often: whole minutes of its clock, so that all events of a sport move on at the same moments. */
  readonly everyMs: number;
  /** Chances in ten thousandths that a side scores in a minute; at most one side does. */
  readonly rates: readonly (readonly [home: number, away: number])[];
  /** Minutes for which prices are closed after a point. */
  readonly closedAfterPoint: number;
  readonly markets: Readonly<Record<string, Market>>;
}

export const FOOTBALL: Sport = {
  name: 'football',
  leagues: {
    'Harbour League': [
      'Harrow Quay',
      'Castra United',
      'Old Brewery',
      'San Telmo Sur',
      'Lindvik',
      'Belmora',
      'Vale Athletic',
      'Kestrel Town',
    ],
    'Inland Cup': [
      'Marrow Hill',
      'Port Sable',
      'Union Tarn',
      'Copper Row',
      'Sandgate',
      'North Pier',
      'Mirador',
      'Norrhamn',
    ],
    'Northern Division': [
      'Elm Rovers',
      'Dockside',
      'Quarry Lane',
      'Saltmarsh',
      'Fennwick',
      'Abbey Town',
      'Rovers of Tarn',
      'Port Selwyn',
    ],
    'Southern Division': [
      'Almond Park',
      'Orchard Vale',
      'Rio Claro Norte',
      'Tilehurst Mill',
      'Brightwater',
      'Cape Linden',
      'Foundry Albion',
      'Santa Brava',
    ],
    'Reserve Shield': [
      'Ferry Lane',
      'Ashdown Works',
      'Lower Quay',
      'Mossbank',
      'Priory Wanderers',
      'Gate Street',
      'Windmill Park',
      'Eastholm',
    ],
  },
  minutes: 90,
  minuteMs: 4_000,
  everyMs: 88_000,
  rates: [
    [150, 130],
    [180, 100],
    [120, 150],
    [200, 90],
    [160, 160],
    [110, 110],
    [90, 170],
    [170, 120],
  ],
  closedAfterPoint: 2,
  markets: {
    result: {
      1: (home, away) => home > away,
      X: (home, away) => home === away,
      2: (home, away) => home < away,
    },
    total: { over: (home, away) => home + away > 2, under: (home, away) => home + away < 3 },
    double: {
      '1X': (home, away) => home >= away,
      '12': (home, away) => home !== away,
      X2: (home, away) => home <= away,
    },
    both: { yes: (home, away) => home > 0 && away > 0, no: (home, away) => home === 0 || away === 0 },
    total1: { over: (home, away) => home + away > 1, under: (home, away) => home + away < 2 },
    total3: { over: (home, away) => home + away > 3, under: (home, away) => home + away < 4 },
  },
};

/** Each minute is a round that one of the teams wins; their number is odd, so there is no draw. */
export const ESPORTS: Sport = {
  name: 'esports',
  leagues: {
    'Signal Series': [
      'Null Cartel',
      'Tidebreak',
      'Ninth Signal',
      'Emberwatch',
      'Low Orbit',
      'Saltwire',
      'Static Bloom',
      'Quiet Reactor',
    ],
    'Lantern Open': [
      'Paper Lanterns',
      'Oxbow',
      'Glasshouse Five',
      'Moth & Key',
      'Velvet Circuit',
      'Night Ferry',
      'Amber Protocol',
      'Copper Wolves',
    ],
  },
  minutes: 31,
  minuteMs: 8_000,
  everyMs: 80_000,
  rates: [
    [5_000, 5_000],
    [5_400, 4_600],
    [4_700, 5_300],
    [5_800, 4_200],
    [4_400, 5_600],
  ],
  closedAfterPoint: 0,
  markets: {
    result: { 1: (home, away) => home > away, 2: (home, away) => home < away },
    lead: { over: (home, away) => Math.abs(home - away) > 4, under: (home, away) => Math.abs(home - away) < 5 },
    lead8: { over: (home, away) => Math.abs(home - away) > 8, under: (home, away) => Math.abs(home - away) < 9 },
  },
};

/**
 * Fights are simulated, without animals. In each minute one rooster lands the blow; their number is even, so that both may
 * end level, which is the draw. Home is meron, away is wala.
 */
export const COCKFIGHT: Sport = {
  name: 'cockfight',
  leagues: {
    'Harbour Pit': ['Red Spur', 'Copper Comb', 'Night Crower', 'Salt Feather'],
    'Lantern Pit': ['Old Thunder', 'White Hackle', 'Paper Tiger', 'Dusk Runner'],
    'Northern Pit': ['Iron Wattle', 'Green Lantern', 'Low Tide', 'Morning Bell'],
  },
  minutes: 20,
  minuteMs: 8_000,
  everyMs: 120_000,
  rates: [
    [5_000, 5_000],
    [5_300, 4_700],
    [4_700, 5_300],
    [5_600, 4_400],
    [4_500, 5_500],
  ],
  closedAfterPoint: 0,
  markets: {
    result: {
      1: (home, away) => home > away,
      X: (home, away) => home === away,
      2: (home, away) => home < away,
    },
  },
};
