import { act, renderHook } from '@testing-library/react';
import { sampleDraw } from '../testing.tsx';
import { useChase } from './use-chase.ts';

const issues = ['11', '12', '13', '14'];
const draws = issues.map((issue) => sampleDraw({ issue, state: 'open', result: null }));

it('[10-36] a chase begins with the chosen draw and buys no more than there are', () => {
  const { result, rerender } = renderHook(({ upcoming }) => useChase(200n, 1_000n, upcoming), {
    initialProps: { upcoming: draws },
  });
  act(() => result.current.start());
  const bought = () => result.current.request?.issues.map(({ issue }) => issue);
  expect(bought()).toEqual(issues);
  act(() => result.current.setOptions({ ...result.current.options, from: 2 }));
  expect(bought()).toEqual(['13', '14']);
  expect(result.current.steps.at(-1)!.stakedSoFar).toBe(400n);
  // Two draws have passed meanwhile.
  rerender({ upcoming: draws.slice(3) });
  expect(bought()).toEqual(['14']);
});
