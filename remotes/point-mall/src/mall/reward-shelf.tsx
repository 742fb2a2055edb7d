import { useErrorSentence, useResource } from '@atrium/host';
import { languageCodeOf } from '@atrium/contracts/language-of';
import { Button } from '@atrium/ui/button';
import { Chip } from '@atrium/ui/chip';
import { EmptyState } from '@atrium/ui/empty-state';
import { Skeleton } from '@atrium/ui/skeleton';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { balanceResource, type Reward, rewardsFor } from './mall.state.ts';
import { RewardCard } from './reward-card.tsx';

const RedeemDialog = lazy(() => import('./redeem-dialog.tsx').then((module) => ({ default: module.RedeemDialog })));
const TYPES = ['goods', 'voucher', 'bonus'] as const;

export function RewardShelf({ signedIn }: { signedIn: boolean }) {
  const { t, i18n } = useTranslation('point-mall');
  const sentence = useErrorSentence();
  const [type, setType] = useState<Reward['type']>();
  const [chosen, setChosen] = useState<Reward>();
  const { value, status, error, reload } = useResource(rewardsFor(signedIn), {
    query: { language: languageCodeOf(i18n.language) },
  });
  const points = useResource(balanceResource, undefined, { paused: !signedIn }).value?.points;
  if (!value) {
    return status === 'failed' ? (
      <EmptyState
        role="alert"
        title={sentence(error!)}
        action={<Button onClick={() => void reload()}>{t('again')}</Button>}
      />
    ) : (
      <Skeleton height={420} holdsRest />
    );
  }
  const shown = value.filter((reward) => !type || reward.type === type);
  return (
    <section css={styles.section}>
      <div role="group" aria-label={t('types')} css={styles.filters}>
        <Chip pressed={!type} count={value.length} onClick={() => setType(undefined)}>
          {t('all')}
        </Chip>
        {TYPES.map((each) => (
          <Chip
            key={each}
            pressed={each === type}
            count={value.filter((reward) => reward.type === each).length}
            onClick={() => setType(each)}
          >
            {t(`type.${each}`)}
          </Chip>
        ))}
      </div>
      {shown.length === 0 && (
        <EmptyState
          scene="gifts"
          title={t(type ? 'none' : 'empty')}
          text={t(type ? 'noneText' : 'emptyText')}
          action={
            type ? (
              <Button onClick={() => setType(undefined)}>{t('all')}</Button>
            ) : (
              <Button onClick={() => void reload()}>{t('again')}</Button>
            )
          }
        />
      )}
      <ul aria-label={t('rewards')} css={styles.grid}>
        {shown.map((reward) => (
          <li key={reward.id}>
            <RewardCard reward={reward} points={points} onRedeem={setChosen} />
          </li>
        ))}
      </ul>
      <Suspense>
        {chosen && <RedeemDialog reward={chosen} onClose={() => setChosen(undefined)} onDone={() => void reload()} />}
      </Suspense>
    </section>
  );
}

const styles = {
  section: css({ marginBlock: tokens.space[6] }),
  filters: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2], marginBlockEnd: tokens.space[4] }),
  grid: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
    gap: tokens.space[4],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: tokens.space[3] },
  }),
};
