import { type HeroName, heroNames, heroScene } from '@atrium/art/hero';
import { css } from '@emotion/react';
import { useMemo } from 'react';

/** A drawn scene of a banner. Its colours are the brand's tokens, so it is re-lit with every theme. */
export function HeroScene({ scene, viewBox }: { scene: string; viewBox?: string }) {
  const svg = useMemo(() => {
    const drawn = heroScene(heroNames.includes(scene as HeroName) ? (scene as HeroName) : 'arcade');
    return viewBox ? drawn.replace(/viewBox="[^"]*"/, `viewBox="${viewBox}"`).replace('xMaxYMid', 'xMidYMid') : drawn;
  }, [scene, viewBox]);
  return <span aria-hidden css={styles.scene} dangerouslySetInnerHTML={{ __html: svg }} />;
}

const styles = { scene: css({ position: 'absolute', inset: 0, '& > svg': { inlineSize: '100%', blockSize: '100%' }, '&:dir(rtl)': { transform: 'scaleX(-1)' } }) };
