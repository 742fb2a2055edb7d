import { useEffect, useRef } from 'react';

/** Calls `onNear` each time the end of the grid comes near the view. */
export function GridFoot({ onNear }: { onNear(): void }) {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), { rootMargin: '200px' });
    watch.observe(foot.current!);
    return () => watch.disconnect();
  }, [onNear]);
  return <div ref={foot} style={{ height: 1 }} />;
}
