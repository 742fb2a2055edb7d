import type { Sport } from './coupon.ts';

/** Clubs and teams of nowhere: a name that exists would be somebody's. */
export const FOOTBALL: Sport = {
  name: 'football',
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
  scores: {
    '1': [
      [1, 0],
      [2, 0],
      [2, 1],
      [3, 1],
      [3, 2],
    ],
    X: [
      [0, 0],
      [1, 1],
      [1, 1],
      [2, 2],
    ],
    '2': [
      [0, 1],
      [0, 2],
      [1, 2],
      [1, 3],
      [2, 3],
    ],
  },
};

/** Two maps a match: one each is the draw. */
export const ESPORTS: Sport = {
  name: 'esports',
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
  scores: { '1': [[2, 0]], X: [[1, 1]], '2': [[0, 2]] },
};
