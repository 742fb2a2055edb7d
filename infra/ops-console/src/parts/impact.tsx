import type { VendorBusiness } from '@atrium/contracts/operator-business';
import { useTranslation } from 'react-i18next';
import { amountOf, countOf, perMinute, useBusiness } from '../data/use-business.ts';
import { useBrandMoney } from '../data/use-money.ts';
import { Asked } from './asked.tsx';
import { Facts } from './facts.tsx';
import { useFormat } from './use-format.ts';

interface ImpactProps {
  /** Whose games would end. */
  of: (vendor: VendorBusiness) => boolean;
}

/** What a take-down would interrupt at this moment: open rounds, members, stakes per minute. Source: 15-15. */
export function Impact({ of }: ImpactProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const money = useBrandMoney();
  return (
    <Asked of={useBusiness()} lines={3}>
      {({ minutes, vendors }) => {
        const hit = vendors.filter(of);
        const open = countOf(hit, 'openRounds');
        return (
          <section aria-label={t('impact.title')}>
            <Facts
              facts={[
                {
                  key: 'rounds',
                  name: t('impact.openRounds'),
                  value: t('impact.withStakes', { rounds: number(open), amount: money(amountOf(hit, 'openStakes')) }),
                },
                { key: 'members', name: t('impact.members'), value: number(countOf(hit, 'members')) },
                {
                  key: 'stakes',
                  name: t('impact.stakesPerMinute'),
                  value: money(perMinute(amountOf(hit, 'stakes'), minutes)),
                },
              ]}
            />
          </section>
        );
      }}
    </Asked>
  );
}
