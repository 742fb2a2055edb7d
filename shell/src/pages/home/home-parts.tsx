import { Place } from '@atrium/host';
import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';

const NOTHING = {};
/** Loaded this far before they come into view, so that nothing in view moves. */
const AHEAD_PX = 500;

/** The sections that remotes add to the home page: nothing of them is loaded until the visitor comes near. */
export function HomeParts() {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: `${AHEAD_PX}px`,
    });
    watch.observe(place.current!);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} css={styles.place}>
      {near && <Place name="shell.home" input={NOTHING} />}
    </div>
  );
}

const styles = {
  // Without a part it takes no room: not even the gap of its grid.
  place: css({ order: 2, display: 'grid', gap: 'inherit', '&:empty': { position: 'absolute' } }),
};
