import type { Draw } from '@atrium/contracts/lottery';
import { host } from '@atrium/host';
import { CountdownText, type TimeLeft } from '@atrium/ui/countdown-text';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { useTranslation } from 'react-i18next';

const REFRESH_INTERVAL_MS = 5_000;
const clockOf = ({ hours, minutes, seconds }: TimeLeft): string =>
  [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':');

interface NextDrawProps {
  draw: Draw | null;
  /** Called at the closing and at the drawing, each by the server's clock. */
  onMoment?: () => void;
}

/** Time to the closing of sales, then to the draw, by the server's clock. */
export function NextDraw({ draw, onMoment }: NextDrawProps) {
  const { t } = useTranslation('draws');
  const [, again] = useReducer((count: number) => count + 1, 0);
  const offset = host().clockSkew();
  const now = Date.now() + offset;
  const open = draw !== null && now < Date.parse(draw.closesAt);
  const drawing = draw !== null && now >= Date.parse(draw.drawsAt);
  const moment = useEffectEvent(() => {
    again();
    onMoment?.();
  });
  // The live stream usually delivers the result first; the timer covers a broken stream.
  useEffect(() => {
    if (!drawing) return;
    const clock = setInterval(() => moment(), REFRESH_INTERVAL_MS);
    return () => clearInterval(clock);
  }, [drawing]);
  if (!draw) return <span css={styles.words}>{t('noDraw')}</span>;
  return (
    <span css={styles.root}>
      <span css={styles.words}>{t(drawing ? 'drawing' : open ? 'closesIn' : 'drawsIn')}</span>
      <CountdownText
        key={`${draw.issue} ${open}`}
        until={Date.parse(open ? draw.closesAt : draw.drawsAt)}
        offset={offset}
        format={(left) => (left.days ? t('daysClock', { days: left.days, clock: clockOf(left) }) : clockOf(left))}
        onEnd={() => {
          again();
          onMoment?.();
        }}
        css={[styles.time, !open && styles.closed]}
      />
    </span>
  );
}

const styles = {
  root: css({ display: 'inline-grid', justifyItems: 'end', minInlineSize: 88 }),
  words: css({ color: tokens.color.text2, ...tokens.type.small }),
  time: css({ fontWeight: tokens.weight.bold, ...tokens.type.title, ...tokens.numerals }),
  closed: css({ color: tokens.color.warn }),
};
