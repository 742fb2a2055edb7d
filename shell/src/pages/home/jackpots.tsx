import { CATEGORY_PAGES } from '@atrium/contracts/game-categories';
import type { DroppedJackpot, RunningJackpot } from '@atrium/contracts/jackpots';
import { host, useMoney } from '@atrium/host';
import { useJackpots, useJackpotTerms } from '@atrium/host/jackpots';
import { JackpotTicker } from '@atrium/ui/jackpot-ticker';
import { SectionHead } from '@atrium/ui/section-head';
import { media } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

/** The running jackpots, with what they hold now; nothing while there is none. Source: 11-27. */
export function Jackpots() {
  const { t } = useTranslation('shell');
  const money = useMoney();
  const terms = useJackpotTerms();
  const { running = [], dropped = [] } = useJackpots() ?? {};
  if (running.length === 0) return null;
  const explain = (jackpot: RunningJackpot) =>
    void host().dialog({
      icon: 'info',
      title: t('jackpots.how', { jackpot: jackpot.name }),
      text: t('jackpots.howText', terms(jackpot)),
      buttons: [{ label: t('jackpots.close'), value: 'close' }],
    });
  const of = (id: string) => running.find((one) => one.id === id)!;
  const lastOf = ({ id, number }: RunningJackpot): DroppedJackpot | undefined =>
    dropped.find((one) => one.id === id && one.number === number - 1);
  return (
    <section css={styles.section}>
      <SectionHead title={t('jackpots.title')} />
      <JackpotTicker
        label={t('jackpots.title')}
        jackpots={running.map((one) => {
          const last = lastOf(one);
          return {
            id: one.id,
            name: one.name,
            amount: money(one.amount),
            note: t('jackpots.before', { amount: money(one.mustHitBy) }),
            last: last && t('jackpots.last', { account: last.account, amount: money(last.prize) }),
            how: t('jackpots.how', { jackpot: one.name }),
          };
        })}
        onOpen={(id) => host().navigate(gamesOf(of(id)))}
        onHow={(id) => explain(of(id))}
      />
    </section>
  );
}

// In a narrow window it comes below everything that is in view before it.
const styles = { section: css({ order: 1, [media.compact]: { order: 2 } }) };

/** The games that feed it, on their lobby's shelf of jackpots. */
const gamesOf = ({ gameType, vassalage }: RunningJackpot): string =>
  `${CATEGORY_PAGES[gameType]}?page=${encodeURIComponent(vassalage)}&only=jackpot`;
