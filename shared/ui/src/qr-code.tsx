import { css } from '@emotion/react';
import { type ComponentProps, useEffect, useState } from 'react';
import { type QrPath, qrPath } from './qr-path.ts';
import { Skeleton } from './skeleton.tsx';

export interface QrCodeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The content of the code, usually an address. */
  value: string;
  /** Accessible name: what the code leads to. */
  label: string;
  /** Edge in px, margin included. */
  size?: number;
  /** Quiet zone in px. */
  margin?: number;
}

/** A QR code, 200 in size with a margin of 20 by default. Dark on white in every theme, so that cameras can read it. */
export function QrCode({ value, label, size = 200, margin = 20, style, ...rest }: QrCodeProps) {
  const [code, setCode] = useState<QrPath>();
  useEffect(() => {
    let wanted = true;
    void qrPath(value).then((drawn) => {
      if (wanted) setCode(drawn);
    });
    return () => {
      wanted = false;
    };
  }, [value]);
  return (
    <span css={styles.box} style={{ inlineSize: size, blockSize: size, ...style }} {...rest}>
      {code ? (
        <svg role="img" aria-label={label} width={size} height={size} viewBox={`0 0 ${size} ${size}`} css={styles.code}>
          <path
            d={code.path}
            transform={`translate(${margin} ${margin}) scale(${(size - 2 * margin) / code.edge})`}
            shapeRendering="crispEdges"
          />
        </svg>
      ) : (
        <Skeleton width={size} height={size} />
      )}
    </span>
  );
}

const styles = {
  box: css({ display: 'block', maxInlineSize: '100%' }),
  code: css({
    background: 'white',
    fill: 'black',
    borderRadius: 'var(--r-2)',
    maxInlineSize: '100%',
    blockSize: 'auto',
  }),
};
