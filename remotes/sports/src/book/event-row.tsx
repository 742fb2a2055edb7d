import { css } from '@emotion/react';
import type { VendorCard } from '@atrium/contracts/vendor-cards';
import { useInstant } from '@atrium/host';
import { launchVendor } from '@atrium/lobby/launch-vendor';
import { Badge } from '@atrium/ui/badge';
import { Button } from '@atrium/ui/button';
import { media, tokens } from '@atrium/ui/theme';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookCategory, SportsEvent } from './book.state.ts';

/** One event: its time or score, the teams, the odds, and the link to the vendor that takes bets on it. */
export function EventRow({
  event,
  vendor,
  category,
}: {
  event: SportsEvent;
  vendor: VendorCard | undefined;
  category: BookCategory;
}) {
  const { t } = useTranslation('sports');
  const instant = useInstant();
  const teams = useId();
  const [home, away] = event.score?.split(':') ?? [];
  const running = event.minute !== null;
  const over = !running && event.score !== null;
  return (
    <li css={styles.row}>
      <span css={styles.when}>
        {running ? (
          <Badge tone="warn">{t(category === 'SPORTS' ? 'minute' : 'rounds', { minute: event.minute })}</Badge>
        ) : over ? (
          t('over')
        ) : (
          instant(event.startsAt, 'time')
        )}
      </span>
      <span css={styles.event} id={teams}>
        <span css={styles.team}>
          {event.home} {home !== undefined && <b css={styles.score}>{home}</b>}
        </span>
        <span css={styles.team}>
          {event.away} {away !== undefined && <b css={styles.score}>{away}</b>}
        </span>
        <span css={styles.league}>{event.league}</span>
      </span>
      {!over && event.odds.length === 0 && <span css={styles.closed}>{t('closed')}</span>}
      {!over && event.odds.length > 0 && (
        <dl css={styles.odds}>
          {event.odds.map(({ name, price }) => (
            <div key={name} css={styles.price}>
              <dt css={styles.outcome}>{name}</dt>
              <dd css={styles.number}>{price}</dd>
            </div>
          ))}
        </dl>
      )}
      {vendor && !over && (
        <span css={styles.bet}>
          <Button size="small" aria-describedby={teams} onClick={() => void launchVendor(vendor)}>
            {t('bet', { vendor: vendor.displayName })}
          </Button>
        </span>
      )}
    </li>
  );
}

const styles = {
  row: css({
    display: 'grid',
    gridTemplateColumns: '88px minmax(0, 1fr) 260px 176px',
    alignItems: 'center',
    gap: tokens.space[4],
    padding: `${tokens.space[3]} ${tokens.space[4]}`,
    '& + &': { borderBlockStart: `1px solid ${tokens.color.line}` },
    [media.compact]: { gridTemplateColumns: '64px minmax(0, 1fr)', rowGap: tokens.space[2] },
  }),
  when: css({ color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals }),
  event: css({ display: 'grid', minInlineSize: 0 }),
  team: css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: tokens.space[3],
    maxInlineSize: 420,
    fontWeight: tokens.weight.medium,
    ...tokens.type.body,
  }),
  score: css({ ...tokens.numerals }),
  closed: css({ color: tokens.color.text2, ...tokens.type.small, [media.compact]: { gridColumn: '1 / -1' } }),
  league: css({ color: tokens.color.text3, ...tokens.type.small }),
  odds: css({ display: 'flex', gap: tokens.space[2], margin: 0, [media.compact]: { gridColumn: '1 / -1' } }),
  price: css({
    display: 'flex',
    flex: 1,
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: tokens.space[2],
    minInlineSize: 0,
    padding: `${tokens.space[1]} ${tokens.space[3]}`,
    borderRadius: tokens.radius.medium,
    background: tokens.color.surface2,
    ...tokens.type.body,
  }),
  outcome: css({ color: tokens.color.text2, ...tokens.type.small }),
  number: css({ margin: 0, fontWeight: tokens.weight.strong, ...tokens.numerals }),
  bet: css({ justifySelf: 'end', [media.compact]: { gridColumn: '1 / -1', justifySelf: 'stretch', display: 'grid' } }),
};
