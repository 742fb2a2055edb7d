import { NoMatch } from '../../parts/no-match.tsx';
import { lotteryGameList, type OperatedLottery } from '@atrium/contracts/operator-lottery';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { SearchField } from '@atrium/ui/search-field';
import { Select } from '@atrium/ui/select';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChoices } from '../../data/use-choices.ts';
import { useMayChange } from '../../data/use-may-change.ts';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { filters } from '../../parts/filters.ts';
import { Page } from '../../parts/page.tsx';
import { LotteryDetail } from './lottery-detail.tsx';
import { LotteryTable } from './lottery-table.tsx';
import { MarketSwitch } from './market-switch.tsx';
import { useMarketName } from './market-name.ts';

const OFTEN = 10_000;

/** Lotteries by market with their switches; the selected one is open in the place of the list. */
export function LotteriesPage() {
  const { t } = useTranslation();
  const { chosen, choose } = useChoices();
  const nameOf = useMarketName();
  const known = useOperation(lotteryGameList, {}, { every: OFTEN });
  const open = chosen('game');
  if (open) {
    return (
      <Page title={known.data?.find(({ code }) => code === open)?.name ?? open} about={open}>
        <Button icon="back" variant="quiet" css={styles.back} onClick={() => choose('game', '')}>
          {t('lotteries.toList')}
        </Button>
        <LotteryDetail key={open} code={open} />
      </Page>
    );
  }
  const looked = chosen('q').toLowerCase();
  const fits = ({ name, code, market, up, vendorUp, sells }: OperatedLottery) =>
    `${name} ${code}`.toLowerCase().includes(looked) &&
    (!chosen('market') || market === chosen('market')) &&
    (!chosen('state') || (up && vendorUp && sells) === (chosen('state') === 'open'));
  return (
    <Page
      title={t('nav.lotteries')}
      about={
        known.data &&
        t('lotteries.about', { count: known.data.length, closed: known.data.filter(({ up }) => !up).length })
      }
    >
      <Card>
        <div css={filters}>
          <SearchField
            labelled
            label={t('search')}
            placeholder={t('search')}
            value={chosen('q')}
            onChange={({ target }) => choose('q', target.value)}
          />
          <Select
            label={t('lotteries.market')}
            placeholder={t('all')}
            value={chosen('market')}
            options={marketsOf(known.data ?? []).map((value) => ({ value, label: nameOf(value) }))}
            onChange={({ target }) => choose('market', target.value)}
          />
          <Select
            label={t('state')}
            placeholder={t('all')}
            value={chosen('state')}
            options={(['open', 'closed'] as const).map((value) => ({ value, label: t(`lotteries.${value}`) }))}
            onChange={({ target }) => choose('state', target.value)}
          />
        </div>
        <Asked of={known} lines={10}>
          {(all) => {
            const found = all.filter(fits);
            if (found.length === 0) return <NoMatch />;
            return marketsOf(found).map((market) => (
              <Market
                key={market}
                market={market}
                games={found.filter((game) => game.market === market)}
                whole={all.filter((game) => game.market === market)}
                onOpen={(code) => choose('game', code, { step: true })}
              />
            ));
          }}
        </Asked>
      </Card>
    </Page>
  );
}

const marketsOf = (games: readonly OperatedLottery[]): string[] => [...new Set(games.map(({ market }) => market))];

interface MarketProps {
  market: string;
  games: readonly OperatedLottery[];
  whole: readonly OperatedLottery[];
  onOpen: (code: string) => void;
}

function Market({ market, games, whole, onOpen }: MarketProps) {
  const { t } = useTranslation();
  const mine = useMayChange();
  const name = useMarketName()(market);
  const [switching, setSwitching] = useState(false);
  const up = whole.some((game) => game.up);
  return (
    <section css={styles.market} aria-label={name}>
      <div css={styles.head}>
        <h2 css={styles.name}>{name}</h2>
        {mine && (
          <Button size="small" onClick={() => setSwitching(true)}>
            {t(up ? 'lotteries.closeMarket' : 'lotteries.openMarket', { name })}
          </Button>
        )}
      </div>
      <LotteryTable name={name} games={games} onOpen={onOpen} />
      {switching && (
        <MarketSwitch market={market} name={name} up={up} games={whole} onClose={() => setSwitching(false)} />
      )}
    </section>
  );
}

const styles = {
  back: css({ justifySelf: 'start' }),
  market: css({ '& + &': { marginBlockStart: tokens.space[6] } }),
  head: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space[3],
    marginBlockEnd: tokens.space[2],
    [media.phone]: { flexWrap: 'wrap' },
  }),
  name: css({ ...tokens.type.title, fontWeight: tokens.weight.bold }),
};
