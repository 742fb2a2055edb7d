import { act, renderHook } from '@testing-library/react';
import { useTab } from './use-tab.ts';

it('shows the chosen play at once, and follows the address wherever it leads', () => {
  const asked: string[] = [];
  const { result, rerender } = renderHook(({ playType }) => useTab(playType, (tab) => void asked.push(tab)), {
    initialProps: { playType: 'one-star' },
  });
  act(() => result.current[1]('front-two'));
  // The address has not changed yet.
  expect([result.current[0], asked]).toEqual(['front-two', ['front-two']]);
  rerender({ playType: 'front-two' });
  expect(result.current[0]).toBe('front-two');
  rerender({ playType: 'one-star' });
  expect(result.current[0]).toBe('one-star');
});
