import { css } from '@emotion/react';
import type { LaunchSelection } from '@atrium/contracts/launch-selection';
import type { VendorCard } from '@atrium/contracts/vendor-cards';
import { useInstant } from '@atrium/host';
import { formatNumber } from '@atrium/i18n/format';
import { launchVendor } from '@atrium/lobby/launch-vendor';
import { media, tokens } from '@atrium/ui/theme';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookCategory, SportsEvent } from './book.state.ts';
import { isLive, isOver } from './choose-events.ts';
import { Crest } from './crest.tsx';
import { marketColumns, marketsOf, rowColumns } from './event-columns.ts';
import { PriceButton } from './price-button.tsx';
import type { Trend } from './use-price-trend.ts';
import { usePickNames } from './use-pick-names.ts';

export interface EventRowProps {
  event: SportsEvent;
  vendor: VendorCard;
  category: BookCategory;
  today: string;
  trendOf: (event: string, market: string, pick: string) => Trend | undefined;
}

/** One event: its time and vendor, the teams with their score, and prices that open the vendor's book. */
export function EventRow({ event, vendor, category, today, trendOf }: EventRowProps) {
  const { t, i18n } = useTranslation('sports');
  const instant = useInstant();
  const names = usePickNames();
  const teams = useId();
  const scores = event.score?.split(':') ?? [];
  const open = (selection: LaunchSelection) => void launchVendor(vendor, selection);
  const over = isOver(event);
  const markets = marketsOf(event);
  const day = instant(event.startsAt, 'day');
  return (
    <li css={[styles.row, rowColumns(markets)]}>
      <span css={styles.when}>
        {isLive(event) ? (
          <b css={styles.live}>{t(category === 'SPORTS' ? 'minute' : 'rounds', { minute: event.minute })}</b>
        ) : over ? (
          t('over')
        ) : (
          <b css={styles.time}>{instant(event.startsAt, 'time')}</b>
        )}
        <span css={styles.under}>
          {!over && !isLive(event) && day !== today && <span>{day}</span>}
          <span>{vendor.displayName}</span>
        </span>
      </span>
      <span css={styles.teams} id={teams}>
        {[event.home, event.away].map((team, side) => (
          <span key={team} css={styles.team}>
            <Crest team={team} />
            <span css={styles.name}>
              <bdi>{team}</bdi>
            </span>
            {scores[side] !== undefined && <b css={styles.score}>{scores[side]}</b>}
          </span>
        ))}
      </span>
      {markets.map(({ name, picks }) => (
        <span key={name} role="group" aria-label={names.market(name)} css={[styles.prices, marketColumns(picks)]}>
          {picks.map(({ pick, price }) => (
            <PriceButton
              key={pick}
              name={names.pick(name, pick, event)}
              short={names.short(name, pick)}
              market={names.market(name)}
              price={price}
              trend={price === null ? undefined : trendOf(event.id, name, pick)}
              describedBy={teams}
              onPick={() => price !== null && open({ event: event.event, answer: { market: name, pick, price } })}
            />
          ))}
        </span>
      ))}
      {!over && event.more > 0 && (
        <button
          type="button"
          css={styles.more}
          aria-label={t('moreMarkets', { count: event.more, vendor: vendor.displayName })}
          aria-describedby={teams}
          onClick={() => open({ event: event.event })}
        >
          <span dir="ltr">+{formatNumber(event.more, i18n.language)}</span>
        </button>
      )}
    </li>
  );
}

const styles = {
  row: css({
    display: 'grid',
    alignItems: 'center',
    gap: `${tokens.space[2]} ${tokens.space[3]}`,
    padding: `${tokens.space[2]} ${tokens.space[3]}`,
    '& + &': { borderBlockStart: `1px solid ${tokens.color.line}` },
    [media.compact]: { paddingBlock: tokens.space[3] },
  }),
  when: css({
    display: 'grid',
    minInlineSize: 0,
    color: tokens.color.text2,
    ...tokens.type.small,
    ...tokens.numerals,
    [media.compact]: { display: 'flex', flexWrap: 'wrap', gap: `0 ${tokens.space[3]}`, gridColumn: 1, gridRow: 1 },
  }),
  time: css({ color: tokens.color.text, fontWeight: tokens.weight.strong }),
  live: css({
    color: tokens.color.warn,
    fontWeight: tokens.weight.strong,
    '&::before': {
      content: '""',
      display: 'inline-block',
      inlineSize: 8,
      blockSize: 8,
      marginInlineEnd: 6,
      background: 'currentColor',
    },
  }),
  under: css({ display: 'flex', flexWrap: 'wrap', gap: `0 ${tokens.space[2]}` }),
  teams: css({ display: 'grid', gap: 2, minInlineSize: 0, [media.compact]: { gridColumn: '1 / -1' } }),
  team: css({
    display: 'grid',
    gridTemplateColumns: '18px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: tokens.space[2],
    fontWeight: tokens.weight.medium,
    ...tokens.type.body,
  }),
  name: css({ minInlineSize: 0, overflowWrap: 'anywhere' }),
  score: css({ fontWeight: tokens.weight.bold, ...tokens.numerals }),
  prices: css({ display: 'grid', gap: 6, [media.compact]: { gridColumn: '1 / -1' } }),
  more: css({
    minBlockSize: 44,
    minInlineSize: 44,
    margin: 0,
    border: 0,
    borderRadius: tokens.radius.medium,
    background: 'none',
    color: tokens.color.text2,
    cursor: 'pointer',
    ...tokens.type.small,
    ...tokens.numerals,
    [media.hover]: { '&:hover': { background: tokens.color.surface2, color: tokens.color.text } },
    [media.compact]: { gridColumn: 2, gridRow: 1, minBlockSize: 32, paddingInlineEnd: 0, textAlign: 'end' },
  }),
};
