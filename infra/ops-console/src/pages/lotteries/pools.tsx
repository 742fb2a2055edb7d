import { WayTo } from '../../parts/way-to.tsx';
import { lotteryPools } from '@atrium/contracts/operator-pools';
import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { useChoices } from '../../data/use-choices.ts';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { NextPool } from './next-pool.tsx';
import { PoolDraws } from './pool-draws.tsx';

const OFTEN = 5_000;

/** The pools of one lottery: what the next draw begins with, and the line of each draw that has shared one. */
export function Pools({ code }: { code: string }) {
  const { t } = useTranslation();
  const { chosen, choose } = useChoices();
  const before = chosen('before');
  const known = useOperation(
    lotteryPools,
    { params: { game: code }, query: before ? { before } : {} },
    { every: OFTEN },
  );
  return (
    <Asked of={known} lines={8}>
      {({ rules, next, draws, earlier }) =>
        rules === null ? (
          <EmptyState
            scene="draws"
            title={t('pools.none')}
            text={t('pools.noneText')}
            action={<WayTo page="lotteries" />}
          />
        ) : (
          <>
            {next.map((pool) => (
              <NextPool key={`${pool.currency} ${pool.playMoney}`} rules={rules} pool={pool} />
            ))}
            <PoolDraws draws={draws} tiers={rules.tiers}>
              {before && (
                <Button size="small" onClick={() => choose('before', '')}>
                  {t('pools.latest')}
                </Button>
              )}
              {earlier && (
                <Button size="small" onClick={() => choose('before', earlier, { step: true })}>
                  {t('pools.earlier')}
                </Button>
              )}
            </PoolDraws>
          </>
        )
      }
    </Asked>
  );
}
