import { TRIAL_ROLE, useMember, useResource, useSession } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { Skeleton } from '@atrium/ui/skeleton';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { openModalAtom } from '../../overlays/modals.state.ts';
import { Page } from '../page.tsx';
import { OwnRank } from './own-rank.tsx';
import { RankBenefits } from './rank-benefits.tsx';
import { RankPath } from './rank-path.tsx';
import { ownRankResource, rankList } from './vip.state.ts';

const RULES = ['counts', 'falls', 'same'] as const;

/** The rank scheme from the rules of the engine, and for a member the own rank. Source: 1-14, 11-15. */
export function VipPage() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const openModal = useSetAtom(openModalAtom);
  const list = useResource(rankList);
  const member = useMember();
  const trial = member?.type === TRIAL_ROLE;
  const own = useResource(ownRankResource, undefined, { paused: !member || trial });
  const ranks = list.value;
  const hasOwn = session !== null && !trial && own.status !== 'failed';
  return (
    <Page title={t('vip.title')} lead={t('vip.lead')}>
      {!session && (
        <Card as="section">
          <p css={styles.visitor}>
            {t('vip.visitor')}
            <Button onClick={() => openModal({ name: 'loginModal' })}>{t('login.title')}</Button>
          </p>
        </Card>
      )}
      <div css={[styles.ranks, hasOwn && styles.beside]}>
        {hasOwn && (
          <Card as="section" title={t('vip.own')} css={styles.own}>
            {ranks && own.value ? <OwnRank own={own.value} ranks={ranks} /> : <Skeleton height="var(--room)" />}
          </Card>
        )}
        {ranks ? <RankPath ranks={ranks} own={own.value} /> : <Skeleton height={340} />}
      </div>
      {ranks ? <RankBenefits ranks={ranks} own={own.value?.level} /> : <Skeleton height={480} holdsRest />}
      <div css={styles.rules}>
        {RULES.map((rule) => (
          <section key={rule}>
            <h2>{t(`vip.rules.${rule}.title`)}</h2>
            <p>{t(`vip.rules.${rule}.text`)}</p>
          </section>
        ))}
      </div>
    </Page>
  );
}

const styles = {
  ranks: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[5] }),
  beside: css({ [media.wide]: { gridTemplateColumns: '344px minmax(0, 1fr)' } }),
  // As high as a rank with what the next one requires and what keeps this one.
  own: css({
    '--room': '112px',
    [media.phone]: { '--room': '272px' },
    [media.wide]: { '--room': '272px' },
  }),
  visitor: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[3], margin: 0 }),
  rules: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: tokens.space[5],
    '& h2': { margin: 0, ...tokens.type.title },
    '& p': { margin: `${tokens.space[2]} 0 0`, color: tokens.color.text2, ...tokens.type.small },
    [media.phone]: { gridTemplateColumns: '1fr' },
  }),
};
