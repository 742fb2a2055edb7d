import { cancelChase, type Chase, cancelTicket, chases, tickets } from '@atrium/contracts/lottery-bets';
import { createTestHost, route } from '@atrium/host/testing';
import { HOUSE } from '@atrium/lottery-rules/house';
import { playsOf } from '@atrium/lottery-rules/rule-sets';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleTicket } from '../testing.tsx';
import { DRAWS_NAMESPACE, drawsLocales } from '../texts.ts';
import { AllBets } from './all-bets.tsx';

const plays = playsOf(['ssc'], HOUSE, '2026-11-23');
const page = <Item,>(items: Item[]) => ({ items, next: null });
const chase: Chase = {
  id: '9',
  gameCode: 'SSC1',
  gameName: 'Minute Five',
  stopOnWin: true,
  state: 'running',
  placedAt: '2026-11-21T01:00:00.000Z',
  issues: 5,
  issuesLeft: 4,
  stake: '1000',
  held: '800',
  payout: '0',
};
const open = sampleTicket({ number: '7', cancellable: true, chase: '9' });

async function show() {
  const again: string[] = [];
  const test = await createTestHost({
    locales: { [DRAWS_NAMESPACE]: drawsLocales },
    session: { token: 'marker', account: 'mara_88', isAgent: 0 },
    routes: [
      route(tickets, ({ query }) => ({
        ...page(
          query.cursor
            ? [sampleTicket({ number: '3', gameCode: 'PK1', gameName: 'Ten Cars' })]
            : query.state === 'settled'
              ? [sampleTicket({ state: 'won', payout: '1950' })]
              : [open],
        ),
        next: query.gameCode || query.cursor ? null : 'Nw',
      })),
      route(chases, page([chase])),
      route(cancelTicket, { ...open, state: 'cancelled' as const, cancellable: false }),
      route(cancelChase, { ...chase, state: 'cancelled' as const }),
    ],
  });
  render(
    <test.Frame>
      <AllBets gameCode="SSC1" plays={plays} onAgain={({ number }) => again.push(number)} />
    </test.Frame>,
  );
  const asked = () => test.calls.filter(({ name }) => name === 'lottery.tickets').map(({ query }) => query);
  return { ...test, user: userEvent.setup(), asked, again };
}

it('[10-40] tickets are listed by state and period, and bet again', async () => {
  const { user, asked, again } = await show();
  await user.click(await screen.findByRole('radio', { name: 'Settled' }));
  expect(await screen.findByText('Won P 19.50')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '30 days' }));
  await waitFor(() => {
    const { state, from, to } = asked().at(-1) as { state: string; from: string; to: string };
    expect(state).toBe('settled');
    expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(29);
  });
  await user.click(await screen.findByRole('button', { name: 'Bet again' }));
  expect(again).toEqual(['1001']);
});

it('[10-40] the tickets of all lotteries are one list with the names of their games, which goes on behind the last one', async () => {
  const { user, asked, again } = await show();
  await user.click(await screen.findByRole('radio', { name: 'All lotteries' }));
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  const other = await screen.findByText('Ten Cars');
  expect(asked().at(-1)).toMatchObject({ cursor: 'Nw' });
  expect(asked().at(-1)).not.toHaveProperty('gameCode');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  // Lines of another game do not go into this game's slip.
  expect(within(other.closest('li')!).queryByRole('button', { name: 'Bet again' })).toBeNull();
  expect(again).toEqual([]);
});

it('[10-40][10-21] a chase opens to its draws, which are cancelled one by one or together', async () => {
  const { user, asked, calls } = await show();
  await user.click(await screen.findByRole('tab', { name: 'Chases' }));
  await user.click(await screen.findByRole('button', { name: /5 draws, 4 to come/ }));
  const panel = within(screen.getByRole('tabpanel'));
  await user.click(await panel.findByRole('button', { name: 'Cancel' }));
  expect(asked().at(-1)).toMatchObject({ chase: '9' });
  expect(panel.getByText('Held P 8.00')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Cancel the rest' }));
  await waitFor(() =>
    expect(calls.map(({ name }) => name).filter((name) => name.startsWith('lottery.cancel'))).toEqual([
      'lottery.cancelTicket',
      'lottery.cancelChase',
    ]),
  );
});
