/** Their texts are `missions` in `locales/demo`, by ID; `points` are paid for completing one. */
export const MISSIONS: readonly {
  id: string;
  measure: 'turnover' | 'deposits' | 'rounds';
  target: number;
  points: number;
}[] = [
  { id: 'ten-rounds', measure: 'rounds', target: 10, points: 20 },
  { id: 'stake-200', measure: 'turnover', target: 20_000, points: 30 },
  { id: 'pay-in-500', measure: 'deposits', target: 50_000, points: 50 },
];
