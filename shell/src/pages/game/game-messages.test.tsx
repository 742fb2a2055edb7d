import { balanceAtom, host } from '@atrium/host';
import { sampleBalance } from '@atrium/host/testing';
import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import type { KeptLaunch } from '../../launch/kept-launch.ts';
import { followSession } from '../../session/follow-session.ts';
import { SAMPLE_LAUNCH, MEMBER } from '../../testing/samples.ts';
import { createShellHost } from '../../testing/shell-host.tsx';
import { useGameMessages } from './game-messages.ts';

const launch: KeptLaunch = {
  id: 'l1',
  url: 'https://vendor.test/play?ticket=t1',
  game: SAMPLE_LAUNCH,
  name: 'Ember Fox',
  mode: 'real',
};

function Game() {
  const frame = useRef<HTMLIFrameElement>(null);
  useGameMessages(frame, launch);
  return <iframe ref={frame} title="game" />;
}
async function open() {
  const { store } = await createShellHost({ session: MEMBER });
  followSession(() => true);
  const page = render(<Game />);
  const source = document.querySelector('iframe')!.contentWindow;
  let sequence = 100;
  return {
    page,
    shown: () => store.get(balanceAtom)?.sumBalance,
    say: (type: string, origin = 'https://vendor.test') =>
      act(
        () =>
          void window.dispatchEvent(
            new MessageEvent('message', { origin, source, data: { source: 'atrium-game', type } }),
          ),
      ),
    change: (sumBalance: string) =>
      act(() => host().bus.emit('balance.changed', sampleBalance(sumBalance, sequence++))),
  };
}
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('emits no new balance before the game has shown its outcome, and then the latest', async () => {
  const { say, change, shown } = await open();
  change('1000');
  say('outcome-pending');
  change('900');
  change('1500');
  expect(shown()).toBe('1000');
  say('outcome-shown');
  expect(shown()).toBe('1500');
  change('1400');
  expect(shown()).toBe('1400');
});

it('waits a few seconds at most for a game that never shows its outcome, however often it announces one', async () => {
  const { say, change, shown } = await open();
  change('1000');
  say('outcome-pending');
  change('1500');
  act(() => void jest.advanceTimersByTime(7_000));
  say('outcome-pending');
  expect(shown()).toBe('1000');
  act(() => void jest.advanceTimersByTime(1_000));
  expect(shown()).toBe('1500');
});

it('emits the balance when the game is left, and ignores other origins', async () => {
  const { say, change, shown, page } = await open();
  say('outcome-pending', 'https://elsewhere.test');
  change('1000');
  expect(shown()).toBe('1000');
  say('outcome-pending');
  change('1500');
  page.unmount();
  expect(shown()).toBe('1500');
});

it('[15-02] opens the deposit over the game when its button was pressed, and for no other window', async () => {
  const { say } = await open();
  const opened = jest.spyOn(host(), 'openCentre');
  say('deposit', 'https://elsewhere.test');
  expect(opened).not.toHaveBeenCalled();
  say('deposit');
  expect(opened).toHaveBeenCalledWith('member', 'depositv2');
});
