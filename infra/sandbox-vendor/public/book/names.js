/** The names of a sport's markets and answers in one language. */
export function bookNames({ t }, sport) {
  const pick = (market, name, { home, away }) => t(`book.pick.${sport}.${market}.${name}`, { home, away });
  return {
    market: (name) => t(`book.market.${name}`),
    pick,
    versus: ({ home, away }) => t('book.versus', { home, away }),
    /** A placed slip in one line: each answer, how it turned out, and the amount of a cash-out. */
    slip: ({ legs, cashedOut }, money) =>
      legs
        .map((leg) => {
          const mark = leg.void ? `(${t('book.status.void')})` : ({ true: '✓', false: '✗' }[leg.won] ?? '');
          return `${leg.home} – ${leg.away}: ${pick(leg.market, leg.pick, leg)} ${mark}`;
        })
        .join(' · ') + (cashedOut ? ` · ${t('book.cashedOut', { amount: money(cashedOut.amount) })}` : ''),
  };
}
