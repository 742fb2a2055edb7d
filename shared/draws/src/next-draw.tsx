import type { Draw } from '@atrium/contracts/lottery';
import { host } from '@atrium/host';
import { CountdownText } from '@atrium/ui/countdown-text';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useReducer } from 'react';
import { useTranslation } from 'react-i18next';

interface NextDrawProps {
  draw: Draw | null;
  /** Called at the closing and at the drawing, each by the server's clock. */
  onMoment?: () => void;
}

/** Time to the closing of sales, then to the draw, by the server's clock. */
export function NextDraw({ draw, onMoment }: NextDrawProps) {
  const { t } = useTranslation('draws');
  const [, again] = useReducer((count: number) => count + 1, 0);
  if (!draw) return <span css={styles.words}>{t('noDraw')}</span>;
  const offset = host().clockSkew();
  const now = Date.now() + offset;
  const open = now < Date.parse(draw.closesAt);
  const drawing = now >= Date.parse(draw.drawsAt);
  const moment = () => {
    again();
    onMoment?.();
  };
  return (
    <span css={styles.root}>
      <span css={styles.words}>{t(drawing ? 'drawing' : open ? 'closesIn' : 'drawsIn')}</span>
      <CountdownText key={`${draw.issue} ${open}`} until={Date.parse(open ? draw.closesAt : draw.drawsAt)} offset={offset} onEnd={moment} css={[styles.time, !open && styles.closed]} />
    </span>
  );
}

const styles = {
  root: css({ display: 'inline-grid', justifyItems: 'end', minInlineSize: 88 }),
  words: css({ color: tokens.color.text2, ...tokens.type.small }),
  time: css({ fontWeight: tokens.weight.bold, ...tokens.type.title, ...tokens.numerals }),
  closed: css({ color: tokens.color.warn }),
};
