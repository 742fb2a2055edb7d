import type { InAll } from './notices.ts';

export const MISSIONS: readonly {
  id: string;
  measure: 'turnover' | 'deposits' | 'rounds';
  target: number;
  /** For a finished one. */
  points: number;
  texts: InAll<{ title: string }>;
}[] = [
  {
    id: 'ten-rounds',
    measure: 'rounds',
    target: 10,
    points: 20,
    texts: {
      en: { title: 'Play ten rounds today' },
      zh: { title: '今日完成十局' },
      ms: { title: 'Main sepuluh pusingan hari ini' },
      tl: { title: 'Maglaro ng sampung round ngayon' },
      ar: { title: 'العب عشر جولات اليوم' },
    },
  },
  {
    id: 'stake-200',
    measure: 'turnover',
    target: 20_000,
    points: 30,
    texts: {
      en: { title: 'Stake P 200 today' },
      zh: { title: '今日投注 P 200' },
      ms: { title: 'Pertaruhkan P 200 hari ini' },
      tl: { title: 'Tumaya ng P 200 ngayon' },
      ar: { title: 'راهن بمبلغ P 200 اليوم' },
    },
  },
  {
    id: 'pay-in-500',
    measure: 'deposits',
    target: 50_000,
    points: 50,
    texts: {
      en: { title: 'Deposit P 500 today' },
      zh: { title: '今日存款 P 500' },
      ms: { title: 'Deposit P 500 hari ini' },
      tl: { title: 'Magdeposito ng P 500 ngayon' },
      ar: { title: 'أودع P 500 اليوم' },
    },
  },
];
