/** Rates in per cent by category on one line; '*' is everything else. */
export const ratesText = (rates: Readonly<Record<string, number>>): string =>
  Object.entries(rates)
    .map(([category, rate]) => `${category} ${rate} %`)
    .join(', ') || '–';
