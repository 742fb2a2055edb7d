import type { Board } from '@atrium/contracts/lottery-bets';
import { openDraws, sampleBoard, sampleDraw, sampleLottery } from '@atrium/draws/testing';
import { GAME_KINDS } from '@atrium/lottery-rules/game-kinds';
import { playTypesOf } from '@atrium/lottery-rules/play-types';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { Page } from '../lottery/lottery-page.tsx';

async function open(playType: string) {
  const { family, sets, pricing } = GAME_KINDS.marksix;
  const next = sampleDraw({
    issue: '002',
    state: 'open',
    result: null,
    drawnAt: null,
    closesAt: '2099-01-01T00:00:00Z',
    drawsAt: '2026-11-24T13:30:00Z',
  });
  const game = sampleLottery({ code: 'SIX', family, next, last: [], playTypes: [...playTypesOf('marksix')] });
  const rules: Board['rules'] = {
    family,
    sets: [...sets],
    house: {},
    pricing: { odds: { ...pricing.odds }, pool: pricing.pool },
  };
  await openDraws(Page, `/lottery?gameCode=SIX&playType=${playType}`, 'lottery', remote.locales, {
    games: () => [game],
    board: () => sampleBoard({ game, rules, jackpot: '160000000', upcoming: [next] }),
  });
  const user = userEvent.setup();
  await screen.findByRole('status', { name: 'Notes' }, { timeout: 10_000 });
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  return { user, press, notes: () => screen.getByRole('status', { name: 'Notes' }).textContent };
}
const pressed = () => screen.queryAllByRole('button', { pressed: true }).flatMap((one) => one.ariaLabel ?? []);

it('[10-33] balls are pressed one by one, by colour, side, last digit and animal of the lunar year', async () => {
  const { press, notes } = await open('special');
  const ball = screen.getByRole('button', { name: '08' });
  expect(ball).toHaveAccessibleDescription('Red');
  await press('08');
  expect(notes()).toBe('1');
  await press('Red');
  expect(notes()).toBe('17');
  await press('Clear');
  // 2026 is a year of the horse: it has 01, 13, 25, 37 and 49.
  await press('Horse');
  expect(pressed()).toEqual(['01', '13', '25', '37', '49']);
  expect(screen.getByRole('group', { name: 'Zodiac' })).toHaveTextContent(/TigerRabbitDragon/);
});

it('[10-33] in the zodiac each animal shows its balls and its odds', async () => {
  const { press, notes } = await open('zodiac');
  const horse = screen.getByRole('button', { name: 'Horse 9.30' });
  expect(within(horse).getByText('49')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Tiger 11.60' })).toBeVisible();
  await press('Tiger 11.60');
  expect(notes()).toBe('1');
});

it('[10-33] a second press makes a ball a banker, a third takes it out', async () => {
  const { press } = await open('banker');
  for (const ball of ['05', '14', '31', '36', '40', '47', '08', '23']) await press(ball);
  await press('08');
  await press('23');
  expect(screen.getByRole('button', { name: '08' })).toHaveAccessibleDescription('Red, banker');
  expect(pressed()).toHaveLength(8);
  expect(screen.getByText('Bankers', { selector: 'p' })).toHaveTextContent('Bankers 2');
  await press('08');
  expect(pressed()).not.toContain('08');
  expect(screen.getByRole('heading', { name: 'Banker' }).parentElement).toHaveTextContent('A share of the pool');
  expect(screen.getByRole('status', { name: 'Jackpot' })).toHaveTextContent('P 1,600,000.00');
});

it('[10-33] single entries are pressed ball by ball: the sixth writes the entry, a quick pick completes one', async () => {
  const { user, press, notes } = await open('single');
  for (const ball of ['40', '03', '08', '17', '21']) await press(ball);
  expect(screen.getByText('5 of 6 chosen')).toBeVisible();
  expect(screen.getByRole('button', { name: '40', pressed: true })).toHaveAccessibleDescription('Red');
  expect(notes()).toBe('0');
  await press('34');
  expect(notes()).toBe('1');
  expect(pressed()).toEqual([]);
  const entries = () => within(screen.getByRole('list', { name: 'Entries' })).getAllByRole('listitem');
  expect(entries()[0]).toHaveTextContent('03 08 17 21 34 40');
  for (const ball of ['03', '08', '17', '21', '34', '40']) await press(ball);
  expect(screen.getByRole('alert')).toHaveTextContent('You have entry 03 08 17 21 34 40 already.');
  await press('49');
  await press('Quick pick');
  expect(entries()).toHaveLength(2);
  expect(entries()[1]).toHaveTextContent(/49$/);
  await user.click(screen.getByRole('tab', { name: 'Type' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Entries' }).value).toMatch(
    /^03 08 17 21 34 40\n.* 49$/,
  );
  await user.click(screen.getByRole('tab', { name: 'Board' }));
  await press('Remove 03 08 17 21 34 40');
  expect(notes()).toBe('1');
});

it('[10-32] official entries and fixed odds are two tabs, each with its own play types', async () => {
  const { user } = await open('special');
  const tab = (name: string) => screen.getByRole('tab', { name });
  expect(tab('Fixed odds')).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByRole('tab', { name: 'Banker' })).toBeNull();
  await user.click(tab('Official, six of 49'));
  expect(tab('Single entries')).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByRole('tab', { name: 'Zodiac' })).toBeNull();
  await user.click(tab('Banker'));
  expect(screen.getByRole('heading', { name: 'Banker' })).toBeVisible();
});
