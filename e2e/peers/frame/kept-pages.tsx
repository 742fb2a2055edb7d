import { type ComponentType, Suspense } from 'react';
import { FaultBoundary } from './fault-boundary.tsx';
import { Kept } from './kept.tsx';

interface KeptPagesProps {
  shown: string | undefined;
  pages: Readonly<Record<string, ComponentType>>;
}

/** Pages that are loaded when they are first shown, each with a boundary of its own, and kept. */
export function KeptPages({ shown, pages }: KeptPagesProps) {
  return (
    <Kept
      shown={shown}
      render={(name) => {
        const Page = pages[name]!;
        return (
          <FaultBoundary>
            <Suspense fallback={<p>Loading …</p>}>
              <Page />
            </Suspense>
          </FaultBoundary>
        );
      }}
    />
  );
}
