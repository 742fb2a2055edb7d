import type { RunningJackpot } from '@atrium/contracts/jackpots';
import type { VendorCard } from '@atrium/contracts/vendor-cards';
import { host, useMoney } from '@atrium/host';
import { useJackpots, useJackpotTerms } from '@atrium/host/jackpots';
import { JackpotRoom, JackpotTicker } from '@atrium/ui/jackpot-ticker';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LOBBY_NAMESPACE } from './namespace.ts';

export interface JackpotsProps {
  /** Keeps their room while they load. */
  expected: boolean;
  vendors: readonly VendorCard[];
  /** Opens the vendor's shelf of games that feed a jackpot. */
  onOpen: (vassalage: string) => void;
}

/** The jackpots that this lobby's games feed, with what they hold now. Source: 11-27. */
export function Jackpots({ expected, vendors, onOpen }: JackpotsProps) {
  const { t } = useTranslation(LOBBY_NAMESPACE);
  const money = useMoney();
  const terms = useJackpotTerms();
  const here = new Set(vendors.map(({ vassalage }) => vassalage));
  const all = useJackpots()?.running;
  if (expected && (!all || vendors.length === 0))
    return (
      <div css={styles.room}>
        <JackpotRoom />
      </div>
    );
  const running = (all ?? []).filter(({ vassalage }) => here.has(vassalage));
  if (running.length === 0) return null;
  const explain = (jackpot: RunningJackpot) =>
    void host().dialog({
      icon: 'info',
      title: t('jackpots.how', { jackpot: jackpot.name }),
      text: t('jackpots.howText', terms(jackpot)),
      buttons: [{ label: t('jackpots.close'), value: 'close' }],
    });
  const of = (id: string) => running.find((one) => one.id === id)!;
  return (
    <div css={styles.room}>
      <JackpotTicker
        label={t('jackpots.title')}
        jackpots={running.map((one) => ({
          id: one.id,
          name: one.name,
          amount: money(one.amount),
          note: t('jackpots.before', { amount: money(one.mustHitBy) }),
          how: t('jackpots.how', { jackpot: one.name }),
        }))}
        onOpen={(id) => onOpen(of(id).vassalage)}
        onHow={(id) => explain(of(id))}
      />
    </div>
  );
}

const styles = { room: css({ marginBlockEnd: tokens.space[4] }) };
