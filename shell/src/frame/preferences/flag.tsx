import { css } from '@emotion/react';
import { flagShapes } from './flag-shapes.ts';

/** A small flag; decoration beside the language's own name. */
export function Flag({ code }: { code: string }) {
  return (
    <svg viewBox="0 0 20 14" width={20} height={14} aria-hidden css={styles.flag}>
      {(flagShapes[code] ?? flagShapes.none!).map(([fill, path]) => (
        <path key={`${fill}${path}`} fill={fill} d={path} />
      ))}
    </svg>
  );
}

const styles = { flag: css({ flex: 'none', borderRadius: 2 }) };
