import { arcade } from '@atrium/art/heroes/arcade';
import { brandPaint } from '@atrium/art/scene-paint';
import { firstPaint } from '@atrium/ui/first-paint';
import { css } from '@emotion/react';
import { useEffect, useMemo, useState } from 'react';

/** The drawn scene of a banner. Its colours are the brand's tokens, so it follows the theme. */
export function HeroScene({ scene, viewBox }: { scene: string; viewBox?: string }) {
  const drawn = useDrawing(scene);
  const svg = useMemo(
    () => (viewBox ? drawn.replace(/viewBox="[^"]*"/, `viewBox="${viewBox}"`).replace('xMaxYMid', 'xMidYMid') : drawn),
    [drawn, viewBox],
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own code from a fixed list of scenes.
  return <span aria-hidden css={styles.scene} dangerouslySetInnerHTML={{ __html: svg }} />;
}

/** The first banner's scene is drawn immediately; the others are loaded when they are first shown. */
function useDrawing(scene: string): string {
  const [fetched, setFetched] = useState<{ scene: string; svg: string }>();
  useEffect(() => {
    if (scene === 'arcade') return;
    let wanted = true;
    void firstPaint()
      .then(() => import('@atrium/art/hero'))
      .then(({ heroNames, heroScene }) => {
        const name = heroNames.find((each) => each === scene) ?? 'arcade';
        if (wanted) setFetched({ scene, svg: heroScene(name) });
      });
    return () => {
      wanted = false;
    };
  }, [scene]);
  if (scene === 'arcade') return arcade(brandPaint);
  return fetched?.scene === scene ? fetched.svg : '';
}

const styles = {
  scene: css({
    position: 'absolute',
    inset: 0,
    '& > svg': { inlineSize: '100%', blockSize: '100%' },
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
  }),
};
