import { css } from '@emotion/react';
import { useErrorSentence } from '@atrium/host';
import { launchVendor } from '@atrium/lobby/launch-vendor';
import { LobbyFrame } from '@atrium/lobby/lobby-frame';
import { LobbyHead } from '@atrium/lobby/lobby-head';
import { useVendors } from '@atrium/lobby/use-vendors';
import { vendorGridStyle } from '@atrium/lobby/vendor-groups';
import { VendorTile } from '@atrium/lobby/vendor-tile';
import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import { Skeleton } from '@atrium/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { media, tokens } from '@atrium/ui/theme';
import type { BookCategory } from './book.state.ts';
import { EVENTS_HEIGHT, EventsList } from './events-list.tsx';

/** Vendors that launch at a press, and the events of their books. */
export function BookPage({ category }: { category: BookCategory }) {
  const { t } = useTranslation('sports');
  const sentence = useErrorSentence();
  const { vendors, status, error, load } = useVendors(category);
  return (
    <LobbyFrame>
      <LobbyHead title={t(`title.${category}`)} vendors={vendors} category={category} />
      {status === 'failed' && (
        <EmptyState
          role="alert"
          title={t('failed')}
          text={error && sentence(error)}
          action={<Button onClick={() => void load()}>{t('retry')}</Button>}
        />
      )}
      {status === 'ready' && vendors.length === 0 && (
        <EmptyState
          scene="fixtures"
          title={t('none')}
          text={t('noneText')}
          action={<Button onClick={() => void load()}>{t('retry')}</Button>}
        />
      )}
      {status === 'pending' && (
        <>
          <Skeleton height={76} css={styles.pending} />
          <Skeleton height={EVENTS_HEIGHT} />
        </>
      )}
      {vendors.length > 0 && (
        <>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away from a list without marks */}
          <ul role="list" aria-label={t('list')} css={[vendorGridStyle, styles.vendors]}>
            {vendors.map((vendor) => (
              <VendorTile key={vendor.vassalage} vendor={vendor} onChoose={(chosen) => void launchVendor(chosen)} />
            ))}
          </ul>
          <EventsList category={category} vendors={vendors} />
        </>
      )}
    </LobbyFrame>
  );
}

const styles = {
  pending: css({ marginBlockEnd: tokens.space[8], [media.compact]: { marginBlockEnd: tokens.space[5] } }),
  vendors: css({
    marginBlockEnd: tokens.space[8],
    // One row where there is little room: the events are what one came for.
    [media.compact]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 236,
      marginBlockEnd: tokens.space[5],
      marginInline: `calc(-1 * ${tokens.space[4]})`,
      paddingInline: tokens.space[4],
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  }),
};
