import { css } from '@emotion/react';
import type { VendorCard } from '@atrium/contracts/vendor-cards';
import { useErrorSentence, useInstant, useResource } from '@atrium/host';
import { useVendorPolling } from '@atrium/lobby/use-vendor-polling';
import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import { SectionHead } from '@atrium/ui/section-head';
import { Skeleton } from '@atrium/ui/skeleton';
import { Tabs } from '@atrium/ui/tabs';
import { tokens } from '@atrium/ui/theme';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { type BookCategory, chosenVendorAtom, eventsResource, type SportsEvent } from './book.state.ts';
import { EventRow } from './event-row.tsx';
import { splitEvents } from './split-events.ts';

/**
 * Today's events of all vendors or of one, with scores and odds that follow the vendors' feeds while the page is
 * visible.
 */
export function TodaysEvents({ category, vendors }: { category: BookCategory; vendors: readonly VendorCard[] }) {
  const { t } = useTranslation('sports');
  const sentence = useErrorSentence();
  const instant = useInstant();
  const [chosen, choose] = useAtom(chosenVendorAtom[category]);
  const { value, error, reload } = useResource(eventsResource, { query: { gameType: category } });
  useVendorPolling(reload);
  const dayOf = (at: string | number) => instant(at, 'day');
  const rows = (title: string, events: readonly SportsEvent[]) =>
    events.length > 0 && (
      <section key={title} css={styles.part} aria-label={title}>
        <h3 css={styles.title}>{title}</h3>
        <ul css={styles.list}>
          {events.map((event) => (
            <EventRow
              key={event.id}
              event={event}
              category={category}
              vendor={vendors.find(({ vassalage }) => vassalage === event.vassalage)}
            />
          ))}
        </ul>
      </section>
    );
  // A vendor that is not on offer here (such as the cockfight vendor) takes no bets from here either.
  const offered = (value ?? []).filter((event) => vendors.some(({ vassalage }) => vassalage === event.vassalage));
  const { live, next, ahead, over } = splitEvents(offered, chosen, dayOf);
  return (
    <section aria-label={t('events.today')}>
      <SectionHead title={t('events.today')}>
        <Tabs
          label={t('vendors')}
          look="pills"
          value={chosen}
          onChange={choose}
          tabs={[
            { value: '', label: t('events.every') },
            ...vendors.map(({ vassalage, displayName }) => ({ value: vassalage, label: displayName })),
          ]}
        />
      </SectionHead>
      {!value && !error && <Skeleton height={320} />}
      {!value && error && (
        <EmptyState
          role="alert"
          title={t('events.failed')}
          text={sentence(error)}
          action={<Button onClick={() => void reload()}>{t('retry')}</Button>}
        />
      )}
      {value && live.length + next.length + ahead.length + over.length === 0 && (
        <EmptyState title={t('events.none')} text={t('events.noneText')} />
      )}
      {rows(t('events.live'), live)}
      {rows(t('events.next'), next)}
      {ahead.map(({ day, events }) => rows(day, events))}
      {rows(t('events.over'), over)}
    </section>
  );
}

const styles = {
  part: css({ marginBlockEnd: tokens.space[6] }),
  title: css({
    marginBlockEnd: tokens.space[2],
    color: tokens.color.text2,
    fontWeight: tokens.weight.strong,
    ...tokens.type.body,
  }),
  list: css({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
    background: tokens.color.surface,
    overflow: 'clip',
  }),
};
