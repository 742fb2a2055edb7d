import { host, useInstant, useResource } from '@atrium/host';
import type { Places } from '@atrium/host/places';
import { Button } from '@atrium/ui/button';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { eventsResource, type SportsEvent } from '../book/book.state.ts';
import { isLive, isOver } from '../book/choose-events.ts';
import { Crest } from '../book/crest.tsx';
import { eventsOfBet } from './events-of-bet.ts';

/** Below a sports bet in the member's records: the scores of its events, or the vendor's next ones. */
export function Part({ record }: Places['member-centre.record']) {
  const { t } = useTranslation('sports');
  const sports = record.gameType === 'SPORTS';
  const { value } = useResource(eventsResource, { query: { gameType: sports ? 'SPORTS' : 'ESPORTS' } });
  const { of, events } = eventsOfBet(value ?? [], record);
  if (events.length === 0) return null;
  const title = of === 'bet' ? t('record.bet') : t('record.next', { vendor: record.vendorName });
  return (
    <section css={styles.part}>
      <h3>{title}</h3>
      <ul aria-label={title}>
        {events.map((event) => (
          <li key={event.id} css={styles.event}>
            <span css={styles.teams}>
              <Team name={event.home} />
              <Team name={event.away} />
            </span>
            <State event={event} unit={sports ? 'minute' : 'rounds'} />
          </li>
        ))}
      </ul>
      <Button
        wide
        onClick={() => {
          host().closeCentre();
          host().navigate(sports ? '/sports' : '/esports');
        }}
      >
        {t('events.everything')}
      </Button>
    </section>
  );
}

function Team({ name }: { name: string }) {
  return (
    <span css={styles.team}>
      <Crest team={name} />
      <bdi>{name}</bdi>
    </span>
  );
}

function State({ event, unit }: { event: SportsEvent; unit: 'minute' | 'rounds' }) {
  const { t } = useTranslation('sports');
  const instant = useInstant();
  if (!isLive(event) && !isOver(event)) return <span>{instant(event.startsAt, 'date-time')}</span>;
  return (
    <span css={styles.state}>
      <b dir="ltr">{event.score}</b>
      <small>{isOver(event) ? t('over') : t(unit, { minute: event.minute })}</small>
    </span>
  );
}

const styles = {
  part: css({
    marginBlockStart: tokens.space[5],
    ...tokens.type.small,
    ...tokens.numerals,
    '& h3': { margin: 0, ...tokens.type.small, color: tokens.color.text2 },
    '& ul': { margin: `${tokens.space[2]} 0 ${tokens.space[3]}`, padding: 0, listStyle: 'none' },
  }),
  event: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space[4],
    paddingBlock: tokens.space[3],
    borderBlockStart: `1px solid ${tokens.color.line}`,
  }),
  teams: css({ display: 'grid', gap: 2, minInlineSize: 0 }),
  team: css({ display: 'flex', alignItems: 'center', gap: tokens.space[2], overflowWrap: 'anywhere' }),
  state: css({ display: 'grid', flex: 'none', textAlign: 'end', '& small': { color: tokens.color.text2 } }),
};
