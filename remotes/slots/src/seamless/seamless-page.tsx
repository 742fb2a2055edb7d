import { css } from '@emotion/react';
import type { VendorCard } from '@atrium/contracts/vendor-cards';
import { useErrorSentence } from '@atrium/host';
import { launchVendor } from '@atrium/lobby/launch-vendor';
import { LobbyFrame } from '@atrium/lobby/lobby-frame';
import { LobbyPage } from '@atrium/lobby/lobby-page';
import { VendorGroups } from '@atrium/lobby/vendor-groups';
import { useVendors } from '@atrium/lobby/use-vendors';
import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { leave, SEAMLESS_CATEGORIES, seamless } from './seamless.state.ts';

/**
 * The vendors of the seamless wallet in their groups; a chosen one opens its games here, or launches at once where it
 * is a single game.
 */
export function Page() {
  const { t } = useTranslation('slots');
  const sentence = useErrorSentence();
  const [query, setQuery] = useSearchParams();
  const { vendors, status, error, load } = useVendors(...SEAMLESS_CATEGORIES);
  const open = vendors.find(
    ({ vassalage, directGameId, isGame }) => vassalage === query.get('page') && !directGameId && !isGame,
  );
  const choose = (vendor: VendorCard) =>
    vendor.directGameId || vendor.isGame ? void launchVendor(vendor) : setQuery({ page: vendor.vassalage });
  const groups = SEAMLESS_CATEGORIES.map((category) => ({
    category,
    vendors: vendors.filter(({ gameType }) => gameType === category),
  })).filter((group) => group.vendors.length > 0);
  return (
    <>
      <LobbyFrame>
        <div css={styles.way}>
          <Button variant="quiet" icon="back" onClick={() => (open ? setQuery({}) : leave())}>
            {open ? t('seamless.all') : t('seamless.leave')}
          </Button>
        </div>
        {!open && <h1 css={styles.title}>{t('seamless.title')}</h1>}
        {!open && <p css={styles.text}>{t('seamless.text')}</p>}
        {!open && status === 'pending' && <Skeleton height={76} />}
        {status === 'failed' && (
          <EmptyState
            role="alert"
            title={t('seamless.failed')}
            text={error && sentence(error)}
            action={<Button onClick={() => void load()}>{t('drop.retry')}</Button>}
          />
        )}
        {!open && <VendorGroups groups={groups} onChoose={choose} />}
      </LobbyFrame>
      {open && (
        <LobbyPage
          key={open.gameType}
          lobby={seamless[open.gameType]!}
          title={t('seamless.title')}
          everyVendor={false}
        />
      )}
    </>
  );
}

const styles = {
  way: css({ marginBlockStart: tokens.space[4] }),
  title: css({ marginBlock: `${tokens.space[4]} ${tokens.space[2]}`, ...tokens.type.page, ...tokens.display }),
  text: css({
    maxInlineSize: '64ch',
    marginBlock: `0 ${tokens.space[6]}`,
    color: tokens.color.text2,
    ...tokens.type.body,
  }),
};
