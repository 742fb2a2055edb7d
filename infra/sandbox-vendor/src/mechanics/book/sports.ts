/** Two answers or more to one question about an event; exactly one turns out right. */
export type Market = Readonly<Record<string, (home: number, away: number) => boolean>>;

export interface Sport {
  readonly name: 'football' | 'esports' | 'cockfight';
  /** Clubs, teams and leagues of nowhere: a name that exists would be somebody's. */
  readonly leagues: readonly string[];
  readonly teams: readonly string[];
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
  leagues: ['Harbour League', 'Inland Cup', 'Northern Division'],
  teams: [
    'Harrow Quay',
    'Port Selwyn',
    'Castra United',
    'Old Brewery',
    'Mirador',
    'San Telmo Sur',
    'Lindvik',
    'Norrhamn',
    'Belmora',
    'Rovers of Tarn',
    'Vale Athletic',
    'Kestrel Town',
  ],
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
  },
};

/** Each minute is a round that one of the teams wins; their number is odd, so there is no draw. */
export const ESPORTS: Sport = {
  name: 'esports',
  leagues: ['Signal Series', 'Lantern Open'],
  teams: [
    'Null Cartel',
    'Paper Lanterns',
    'Tidebreak',
    'Ninth Signal',
    'Oxbow',
    'Glasshouse Five',
    'Emberwatch',
    'Low Orbit',
    'Saltwire',
    'Moth & Key',
  ],
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
  },
};

/**
 * Fights are simulated, without animals. In each minute one rooster lands the blow; their number is even, so that both may
 * end level, which is the draw. Home is meron, away is wala.
 */
export const COCKFIGHT: Sport = {
  name: 'cockfight',
  leagues: ['Harbour Pit', 'Lantern Pit', 'Northern Pit'],
  teams: [
    'Red Spur',
    'Copper Comb',
    'Night Crower',
    'Salt Feather',
    'Old Thunder',
    'White Hackle',
    'Paper Tiger',
    'Dusk Runner',
    'Iron Wattle',
    'Green Lantern',
    'Low Tide',
    'Morning Bell',
  ],
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
