import { lazy, Suspense } from 'react';
import { LineList } from './line-list.tsx';
import { type LineTerms, SlipLineRow } from './slip-line.tsx';
import type { QuotedLine } from './use-slip.ts';

/** Longer lists draw only the lines in view. */
const MOST_DRAWN = 40;
const LongLines = lazy(() => import('./long-lines.tsx').then((list) => ({ default: list.LongLines })));

export interface SlipLinesProps extends LineTerms {
  lines: readonly QuotedLine[];
}

export function SlipLines({ lines, ...terms }: SlipLinesProps) {
  if (lines.length > MOST_DRAWN)
    return (
      <Suspense fallback={<LineList>{null}</LineList>}>
        <LongLines lines={lines} {...terms} />
      </Suspense>
    );
  return (
    <LineList>
      {lines.map((quoted) => (
        <SlipLineRow key={quoted.line.id} quoted={quoted} {...terms} />
      ))}
    </LineList>
  );
}
