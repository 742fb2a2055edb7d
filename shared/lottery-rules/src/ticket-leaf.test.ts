import { type LeafTicket, leafText } from './ticket-leaf.ts';

const ticket: LeafTicket = {
  number: '17',
  gameCode: 'DLT1M',
  issue: '20261123-0001',
  placedAt: '2026-11-23T00:00:00.000Z',
  salt: '00'.repeat(16),
  stake: '400',
  lines: [{ play: 'front2-direct', selection: '1,2|3', unit: '200', multiple: 1, prices: { b: '2', a: '195/2' } }],
};

it('is the same text whatever the order of fields and prices, and another for every change', () => {
  const { lines, ...rest } = ticket;
  const turned: LeafTicket = { lines: [{ ...lines[0]!, prices: { a: '195/2', b: '2' } }], ...rest };
  expect(leafText(turned)).toBe(leafText(ticket));
  const changed: LeafTicket[] = [
    { ...ticket, number: '18' },
    { ...ticket, salt: '01'.repeat(16) },
    { ...ticket, stake: '401' },
    { ...ticket, lines: [{ ...lines[0]!, selection: '1|2,3' }] },
    { ...ticket, lines: [{ ...lines[0]!, prices: { a: '195/2', b: '3' } }] },
    { ...ticket, lines: [...lines, ...lines] },
  ];
  expect(new Set([ticket, ...changed].map(leafText)).size).toBe(changed.length + 1);
});
