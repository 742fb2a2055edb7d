import { type HallName, hallScene } from '@atrium/art/hall';
import { css } from '@emotion/react';
import { useMemo } from 'react';

/** The arcade after hours, lit in the brand's colours. */
export function HallScene({ kind }: { kind: HallName }) {
  const svg = useMemo(() => hallScene(kind), [kind]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own code from a fixed list of scenes.
  return <span aria-hidden css={styles.scene} dangerouslySetInnerHTML={{ __html: svg }} />;
}

const styles = {
  scene: css({ display: 'block', blockSize: '100%', '& > svg': { inlineSize: '100%', blockSize: '100%' } }),
};
