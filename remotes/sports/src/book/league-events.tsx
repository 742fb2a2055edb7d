import { css } from '@emotion/react';
import type { VendorCard } from '@atrium/contracts/vendor-cards';
import { media, tokens } from '@atrium/ui/theme';
import { useId } from 'react';
import type { SportsEvent } from './book.state.ts';
import { marketColumns, marketsOf, rowColumns } from './event-columns.ts';
import { EventRow, type EventRowProps } from './event-row.tsx';
import { usePickNames } from './use-pick-names.ts';

export interface LeagueEventsProps extends Omit<EventRowProps, 'event' | 'vendor'> {
  league: string;
  events: readonly SportsEvent[];
  vendorOf: (code: string) => VendorCard | undefined;
}

/** The events of a league under its name, with the answers as headings of the prices. */
export function LeagueEvents({ league, events, vendorOf, ...row }: LeagueEventsProps) {
  const id = useId();
  const names = usePickNames();
  const markets = events[0] ? marketsOf(events[0]) : [];
  return (
    <section css={styles.group} aria-labelledby={id}>
      <div css={[styles.head, rowColumns(markets)]}>
        <h3 id={id} css={styles.name}>
          {league}
        </h3>
        {markets.map(({ name, picks }) => (
          <span key={name} aria-hidden css={[styles.picks, marketColumns(picks)]}>
            {!names.isPlain(name) && <span css={styles.market}>{names.market(name)}</span>}
            {picks.map(({ pick }) => (
              <span key={pick}>{names.short(name, pick)}</span>
            ))}
          </span>
        ))}
      </div>
      <ul css={styles.list}>
        {events.map((event) => {
          const vendor = vendorOf(event.vassalage);
          return vendor && <EventRow key={event.id} event={event} vendor={vendor} {...row} />;
        })}
      </ul>
    </section>
  );
}

const styles = {
  group: css({
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
    background: tokens.color.surface,
    overflow: 'clip',
  }),
  head: css({
    display: 'grid',
    alignItems: 'center',
    columnGap: tokens.space[3],
    paddingBlock: tokens.space[1],
    minBlockSize: 40,
    paddingInline: tokens.space[3],
    background: tokens.color.sunk,
    borderBlockEnd: `1px solid ${tokens.color.line}`,
  }),
  name: css({
    gridColumn: '1 / 3',
    margin: 0,
    fontFamily: tokens.font.text,
    fontWeight: tokens.weight.strong,
    letterSpacing: 0,
    ...tokens.type.body,
  }),
  picks: css({
    display: 'grid',
    gap: 6,
    color: tokens.color.text2,
    textAlign: 'center',
    ...tokens.type.legal,
    [media.compact]: { display: 'none' },
  }),
  market: css({ gridColumn: '1 / -1', color: tokens.color.text }),
  list: css({ margin: 0, padding: 0, listStyle: 'none' }),
};
