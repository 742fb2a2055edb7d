import { createTestHost } from '@atrium/host/testing';
import type { Greatest } from '@atrium/lottery-rules/greatest';
import { render, screen } from '@testing-library/react';
import { DRAWS_NAMESPACE, drawsLocales } from '../texts.ts';
import { SlipSums } from './slip-sums.tsx';

it.each([
  ['an amount that an outcome pays', { payoutMinor: 4_362_180n, exact: true, outcome: [['1']] }, 'P 43,621.80'],
  ['a bound', { payoutMinor: 4_362_180n, exact: false, outcome: null }, 'at most P 43,621.80'],
  ['a share of a pool', null, 'A share of the pool'],
] satisfies [string, Greatest | null, string][])(
  '[10-35] the greatest win of a slip is %s',
  async (_, greatest, text) => {
    const { Frame } = await createTestHost({ locales: { [DRAWS_NAMESPACE]: drawsLocales } });
    render(
      <Frame>
        <SlipSums stake={200n} held={null} greatest={greatest} back={null} rebate={0n} />
      </Frame>,
    );
    const shown = await screen.findByRole('status', { name: 'Greatest win' });
    expect(shown.textContent!.replace(/\s/g, ' ')).toBe(text);
  },
);
