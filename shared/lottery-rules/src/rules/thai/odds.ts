/** What a market pays per unit of stake, stake included. Source: domain.md 4.8, rates of the government lottery. */
export const THAI_ODDS: Readonly<Record<string, string>> = {
  'three-top': '900',
  'three-tod': '130',
  'three-front': '450',
  'three-bottom': '450',
  'two-top': '90',
  'two-bottom': '90',
  'run-top': '3.2',
  'run-bottom': '4.2',
};

/** The lower rates of markets that draw every day. Source: domain.md 4.8. */
export const DAILY_ODDS: Readonly<Record<string, string>> = { ...THAI_ODDS, 'three-top': '800', 'three-tod': '120' };

/** Prizes of a ticket of 80 baht. Source: domain.md 4.8. */
const TICKET_PRIZES = {
  first: 6_000_000,
  neighbour: 100_000,
  second: 200_000,
  third: 80_000,
  fourth: 40_000,
  fifth: 20_000,
  front3: 4_000,
  last3: 4_000,
  last2: 2_000,
};
const TICKET_PRICE = 80;
export const TICKET_ODDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(TICKET_PRIZES).map(([tier, prize]) => [`ticket/${tier}`, `${prize}/${TICKET_PRICE}`]),
);
