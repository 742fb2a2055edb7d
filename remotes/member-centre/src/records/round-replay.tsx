import { Badge } from '@atrium/ui/badge';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Detail } from './bet-detail.state.ts';

/** The vendor's own replay of a round, framed and marked; or why there is none, and that the amounts are final. */
export function RoundReplay({ detail, again }: { detail: Detail | undefined; again: () => void }) {
  const { t } = useTranslation('member-centre');
  if (!detail) return <Skeleton height={280} />;
  const { replay, replayFault, gameName } = detail;
  if (!replay) {
    const unreachable = replayFault === 'VENDOR_UNREACHABLE';
    return (
      <Note
        tone="warn"
        role="status"
        title={t(unreachable ? 'records.replaySealed' : 'records.replayNone')}
        actions={
          unreachable && (
            <Button size="small" onClick={again}>
              {t('records.tryAgain')}
            </Button>
          )
        }
      >
        {unreachable ? t('records.replaySealedText', { vendor: detail.vendorName }) : t('records.replayNoneText')}
      </Note>
    );
  }
  return (
    <figure css={styles.figure}>
      <figcaption css={styles.caption}>
        <Badge tone="picture">{t('records.replay')}</Badge>
        <span>{t('records.replayText', { vendor: detail.vendorName })}</span>
      </figcaption>
      <iframe
        key={replay.url}
        title={t('records.replayOf', { game: gameName })}
        src={replay.url}
        sandbox="allow-scripts allow-same-origin"
        referrerPolicy="no-referrer"
        css={styles.frame}
      />
    </figure>
  );
}

const styles = {
  figure: css({
    margin: 0,
    overflow: 'hidden',
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.medium,
  }),
  caption: css({
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space[3],
    padding: tokens.space[3],
    color: tokens.color.text2,
    ...tokens.type.small,
  }),
  frame: css({ display: 'block', inlineSize: '100%', blockSize: 480, border: 0, background: tokens.color.plate }),
};
