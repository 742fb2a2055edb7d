import { WayTo } from '../../parts/way-to.tsx';
import { drawLiability } from '@atrium/contracts/operator-draws';
import { Card } from '@atrium/ui/card';
import { EmptyState } from '@atrium/ui/empty-state';
import { Modal } from '@atrium/ui/modal';
import { Select } from '@atrium/ui/select';
import { Stats } from '@atrium/ui/stat';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayChange } from '../../data/use-may-change.ts';
import { useMoney } from '../../data/use-money.ts';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { filters } from '../../parts/filters.ts';
import { quiet } from '../../parts/page.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { NumberForm } from '../lotteries/number-form.tsx';
import { HeatTable } from './heat-table.tsx';
import { LiabilityPlot } from './liability-plot.tsx';

const OFTEN = 5_000;

interface LiabilityProps {
  game: string;
  issue: string;
  /** The draw takes bets: its numbers can be restricted. */
  sells: boolean;
}

/** What each number of a draw could cost now, as a plot of the dearest and a heat table of all. */
export function Liability({ game, issue, sells }: LiabilityProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const money = useMoney();
  const mine = useMayChange();
  const [play, setPlay] = useState('');
  const [currency, setCurrency] = useState('');
  const [restricting, setRestricting] = useState<string>();
  const known = useOperation(
    drawLiability,
    { params: { game, issue }, query: { ...(play && { play }), ...(currency && { currency }) } },
    { every: OFTEN },
  );
  return (
    <Card as="section" title={t('draws.liability')}>
      <Asked of={known} lines={6}>
        {(found) => {
          if (found.plays.length === 0)
            return (
              <EmptyState
                scene="draws"
                title={t('draws.noStakes')}
                text={t('draws.noStakesText')}
                action={<WayTo page="lotteries" search={`?game=${encodeURIComponent(game)}`} />}
              />
            );
          const current = found.plays.find((one) => one.play === found.play);
          return (
            <div css={styles.all}>
              <Stats
                stats={[
                  { key: 'tickets', label: t('draws.tickets'), value: number(Number(found.tickets)) },
                  { key: 'members', label: t('draws.members'), value: number(Number(found.members)) },
                  { key: 'stake', label: t('draws.stake'), value: money(found.stake, found.currency) },
                ]}
              />
              <div css={filters}>
                <Select
                  label={t('lotteries.play')}
                  value={found.play ?? ''}
                  options={found.plays.map((one) => ({
                    value: one.play,
                    label: `${one.name} · ${money(one.greatest?.payout ?? '0', found.currency)}`,
                  }))}
                  onChange={({ target }) => setPlay(target.value)}
                />
                {found.currencies.length > 1 && (
                  <Select
                    label={t('draws.currency')}
                    value={found.currency}
                    options={found.currencies.map((value) => ({ value, label: value }))}
                    onChange={({ target }) => setCurrency(target.value)}
                  />
                )}
              </div>
              <LiabilityPlot liability={found} />
              <HeatTable
                liability={found}
                {...(mine && sells && current?.numbered && { onRestrict: setRestricting })}
              />
              {found.omitted > 0 && <p css={quiet}>{t('draws.omitted', { count: found.omitted })}</p>}
              {restricting !== undefined && (
                <Modal
                  open
                  title={t('draws.restrictNumber', { number: restricting })}
                  closeLabel={t('close')}
                  onClose={() => setRestricting(undefined)}
                >
                  <NumberForm
                    game={game}
                    issue={issue}
                    plays={found.plays.map(({ play: code, ...rest }) => ({ code, ...rest }))}
                    {...(found.play !== null && { play: found.play })}
                    number={restricting}
                    onDone={() => setRestricting(undefined)}
                  />
                </Modal>
              )}
            </div>
          );
        }}
      </Asked>
    </Card>
  );
}

const styles = {
  all: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[4] }),
};
