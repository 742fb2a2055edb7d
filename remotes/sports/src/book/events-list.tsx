import { css } from '@emotion/react';
import type { VendorCard } from '@atrium/contracts/vendor-cards';
import { useErrorSentence, useInstant, useResource, useZoneName } from '@atrium/host';
import { useVendorPolling } from '@atrium/lobby/use-vendor-polling';
import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import { SectionHead } from '@atrium/ui/section-head';
import { Skeleton } from '@atrium/ui/skeleton';
import { Tabs } from '@atrium/ui/tabs';
import { media, tokens } from '@atrium/ui/theme';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BookCategory, eventsResource, filterAtom } from './book.state.ts';
import {
  byLeague,
  chooseEvents,
  countTimes,
  EVERY_EVENT,
  type EventFilter,
  leaguesOf,
  PAGE_SIZE,
} from './choose-events.ts';
import { EventFilters } from './event-filters.tsx';
import { LeagueList } from './league-list.tsx';
import { LeagueEvents } from './league-events.tsx';
import { usePriceTrend } from './use-price-trend.ts';

/** In px, while they are loading: the footer stays below the window, as it does with the first events. */
export const EVENTS_HEIGHT = 1_200;

/**
 * The events of all vendors or of one by league, twenty at a time, with scores and prices that follow the vendors' feeds
 * while the page is visible.
 */
export function EventsList({ category, vendors }: { category: BookCategory; vendors: readonly VendorCard[] }) {
  const { t } = useTranslation('sports');
  const sentence = useErrorSentence();
  const instant = useInstant();
  const zone = useZoneName();
  const [filter, setFilter] = useAtom(filterAtom[category]);
  const [pages, setPages] = useState(1);
  const { value, error, reload } = useResource(eventsResource, { query: { gameType: category } });
  useVendorPolling(reload);
  const vendorOf = (code: string) => vendors.find(({ vassalage }) => vassalage === code);
  // A vendor that is not on offer here (such as the cockfight vendor) takes no bets from here either.
  const offered = (value ?? []).filter(({ vassalage }) => vendorOf(vassalage));
  const trendOf = usePriceTrend(offered);
  const calendar = { now: Date.now(), dayOf: (at: string | number) => instant(at, 'day') };
  const leagues = leaguesOf(offered, filter.vendor);
  const found = chooseEvents(offered, filter, calendar);
  const shown = found.slice(0, pages * PAGE_SIZE);
  const change = (part: Partial<EventFilter>) => {
    setPages(1);
    setFilter((now) => ({ ...now, ...part }));
  };
  return (
    <section aria-label={t('events.title')}>
      <SectionHead title={t('events.title')}>
        <Tabs
          label={t('vendors')}
          look="pills"
          value={filter.vendor}
          onChange={(vendor) => change({ vendor, league: '' })}
          tabs={[
            { value: '', label: t('events.every') },
            ...vendors.map(({ vassalage, displayName }) => ({ value: vassalage, label: displayName })),
          ]}
        />
      </SectionHead>
      {value && (
        <EventFilters
          filter={filter}
          counts={countTimes(offered, filter.vendor, calendar)}
          leagues={leagues}
          onChange={change}
        />
      )}
      {!value && !error && <Skeleton height={EVENTS_HEIGHT} />}
      {!value && error && (
        <EmptyState
          role="alert"
          title={t('events.failed')}
          text={sentence(error)}
          action={<Button onClick={() => void reload()}>{t('retry')}</Button>}
        />
      )}
      <div css={value && styles.columns}>
        {value && <LeagueList leagues={leagues} chosen={filter.league} onChoose={(league) => change({ league })} />}
        <div>
          {value && found.length === 0 && (
            <EmptyState
              scene="fixtures"
              title={t(offered.length > 0 ? 'events.noneFound' : 'events.none')}
              text={t(offered.length > 0 ? 'events.noneFoundText' : 'events.noneText')}
              action={
                offered.length > 0 && <Button onClick={() => change(EVERY_EVENT)}>{t('events.everything')}</Button>
              }
            />
          )}
          <div css={styles.leagues}>
            {byLeague(shown).map(([league, events]) => (
              <LeagueEvents
                key={league}
                league={league}
                events={events}
                vendorOf={vendorOf}
                category={category}
                today={calendar.dayOf(calendar.now)}
                trendOf={trendOf}
              />
            ))}
          </div>
          {found.length > 0 && (
            <div css={styles.foot}>
              <p role="status" css={styles.count}>
                {t('shown', { shown: shown.length, total: found.length })}
              </p>
              {shown.length < found.length && (
                <Button onClick={() => setPages(pages + 1)}>
                  {t('more', { count: Math.min(PAGE_SIZE, found.length - shown.length) })}
                </Button>
              )}
              <p css={styles.note}>{t('note', { zone })}</p>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

const styles = {
  columns: css({
    display: 'grid',
    gridTemplateColumns: '208px minmax(0, 1fr)',
    gap: tokens.space[4],
    alignItems: 'start',
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  leagues: css({ display: 'grid', gap: tokens.space[3] }),
  foot: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: `${tokens.space[2]} ${tokens.space[4]}`,
    marginBlockStart: tokens.space[4],
  }),
  count: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals }),
  note: css({ flexBasis: '100%', margin: 0, color: tokens.color.text2, textAlign: 'center', ...tokens.type.small }),
};
