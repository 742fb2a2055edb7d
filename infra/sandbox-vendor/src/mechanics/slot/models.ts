import type { SlotModel } from './reels.ts';

/** The return of each model follows from its reels and pays alone; slot-return.test.ts holds the published figures to it. */
export const LINES_MODEL: SlotModel = {
  form: 'lines',
  reels: [
    'QcAQaKbQJAKadJcdAQKJQcKAcbAJbQJKJSKAdQdJ',
    'dJAbKcbaQAbSJdJdQcKAQJAWKQKAKdWJKJcaJQcQ',
    'KcQaJaJWKdJQKbJabQcdAKQKAdAdbJAWcAJQSQAc',
    'cWAKbQKdJdJWcAQJcabAJKAcJQbJKQdSdQKAKaQA',
    'dbJcKSdAJAQKQcAcKJdKAQbdQJaQAKdQJbJcAKaJ',
  ],
  pays: {
    a: [75, 300, 2000],
    b: [50, 180, 600],
    c: [40, 120, 400],
    d: [35, 100, 300],
    A: [20, 60, 200],
    K: [15, 50, 180],
    Q: [10, 30, 120],
    J: [10, 30, 120],
  },
  scatterPays: [5, 25, 250],
};

export const WAYS_MODEL: SlotModel = {
  form: 'ways',
  reels: [
    'dQJKJbJbAbAQcJKcSabdQJcQAKJcQAdQadKAKa',
    'JQJWAJbSbAQJbacdcKWQJKcQKAKcQdAKaAdJQad',
    'dadJcbaKQKJAQKbAQJWAcJcSKcKJdAbQJdQWbaA',
    'KWQaQAdQAKWbJbKcdAJKAaJQcQJcQcJbAdSdKa',
    'cKdAbKbJKAbcQJQKAQJdQAdacAcJQdaJdJSQaK',
  ],
  pays: {
    a: [25, 80, 400],
    b: [16, 50, 200],
    c: [14, 35, 120],
    d: [11, 30, 100],
    A: [6, 15, 50],
    K: [5, 14, 40],
    Q: [4, 10, 30],
    J: [4, 10, 30],
  },
  scatterPays: [5, 25, 250],
};

/** Twenty lines, and coins: six or more are held while the empty cells spin on. */
export const HOLD_MODEL: SlotModel = {
  form: 'hold',
  reels: [
    'CCQcAaKbQJAKadJcdAQKCCJcKAcbaJbQJKCKAdQdJ',
    'dJAbKCCbaQAbJdJdQcKQJAWKQCCAdWJKJcaJQcQ',
    'KcQaJCCWKdJQKbJabCCdAKQKAdAdbJAWcAJCQAc',
    'cWAKbQKdJCCWcAQJcabaJKAcCCbJKQdQdKKAKaQA',
    'dbCCcKdAJdQKQcAcCCdKAQbdQJaQAKdQJbJcAKaJ',
  ],
  pays: {
    a: [75, 300, 2000],
    b: [50, 180, 600],
    c: [40, 120, 400],
    d: [35, 100, 300],
    A: [20, 60, 200],
    K: [15, 50, 180],
    Q: [10, 30, 120],
    J: [10, 30, 120],
  },
  scatterPays: [0, 0, 0],
  hold: { trigger: 6, respins: 3, oneIn: 20, values: [1, 1, 1, 1, 1, 2, 2, 2, 3, 5], full: 500 },
};
