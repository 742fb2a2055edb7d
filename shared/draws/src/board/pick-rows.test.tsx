import { createTestHost } from '@atrium/host/testing';
import { GAME_KINDS } from '@atrium/lottery-rules/game-kinds';
import { playsOf } from '@atrium/lottery-rules/rule-sets';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DRAWS_NAMESPACE, drawsLocales } from '../texts.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { PickRows } from './pick-rows.tsx';

const plays = playsOf(['toto'], {}, '2026-11-26');
const { pricing } = GAME_KINDS.toto;

function Rows({ code }: { code: string }) {
  const play = plays.get(code)!;
  const [draft, setDraft] = useState<Draft>(emptyDraft(play));
  return <PickRows play={play} plays={plays} pricing={pricing} draft={draft} onDraft={setDraft} />;
}

it('[10-33] [10-45] a system of TOTO has a pad of 49 numbers: count, quick picks of each size, and no more than twelve', async () => {
  const test = await createTestHost({ locales: { [DRAWS_NAMESPACE]: drawsLocales } });
  render(
    <test.Frame>
      <Rows code="system" />
    </test.Frame>,
  );
  const user = userEvent.setup();
  const pad = within(await screen.findByRole('group', { name: 'Numbers' }));
  expect(pad.getAllByRole('button')).toHaveLength(49);
  await user.click(pad.getByRole('button', { name: '07' }));
  expect(screen.getByText('1 of 7–12 chosen')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Quick pick, numbers: 12, notes: 924' }));
  expect(pad.getByRole('button', { name: '07', pressed: true })).toBeVisible();
  expect(screen.getByText('12 of 7–12 chosen')).toBeVisible();
  const [free] = pad.getAllByRole('button', { pressed: false });
  expect(free).toHaveAttribute('aria-disabled', 'true');
  await user.click(free!);
  expect(pad.getAllByRole('button', { pressed: true })).toHaveLength(12);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(pad.queryAllByRole('button', { pressed: true })).toEqual([]);
});
