import type { LotteryTerms, OperatedPlay } from '@atrium/contracts/operator-lottery';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { SearchField } from '@atrium/ui/search-field';
import { type Column, Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayChange } from '../../data/use-may-change.ts';
import { decimalOfFraction } from '../../parts/price-text.ts';
import { State } from '../../parts/state.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { PlaySwitch } from './game-switch.tsx';
import { PriceDialog } from './price-form.tsx';

/** Prices of a play that has this many are shown; the rest is in its form. */
const PRICES_SHOWN = 3;

/** Every play with its prices, its return and its switch. */
export function PlayTable({ terms }: { terms: LotteryTerms }) {
  const { t } = useTranslation();
  const mine = useMayChange();
  const [looked, setLooked] = useState('');
  const [pricing, setPricing] = useState<OperatedPlay>();
  const [switching, setSwitching] = useState<OperatedPlay>();
  const columns: Column<OperatedPlay>[] = [
    {
      key: 'name',
      head: t('lotteries.play'),
      phone: 'lead',
      cell: ({ name, code }) => (
        <>
          <strong lang="en">{name}</strong> <small css={styles.code}>{code}</small>
        </>
      ),
    },
    {
      key: 'state',
      head: t('state'),
      phone: 'aside',
      cell: ({ closed }) => (
        <State tone={closed ? 'bad' : 'good'}>{t(closed ? 'lotteries.closed' : 'lotteries.open')}</State>
      ),
    },
    { key: 'prices', head: t('lotteries.prices'), cell: (play) => <Prices play={play} /> },
    { key: 'return', head: t('lotteries.return'), align: 'end', cell: (play) => <Return play={play} /> },
    ...(mine
      ? [
          {
            key: 'do',
            head: '',
            align: 'end' as const,
            cell: (play: OperatedPlay) => (
              <span css={styles.buttons}>
                {play.priced !== 'pool' && (
                  <Button
                    size="small"
                    aria-label={t('lotteries.priceOf', { name: play.name })}
                    onClick={() => setPricing(play)}
                  >
                    {t('lotteries.setPrice')}
                  </Button>
                )}
                <Button
                  size="small"
                  aria-label={t(play.closed ? 'lotteries.openName' : 'lotteries.closeName', { name: play.name })}
                  onClick={() => setSwitching(play)}
                >
                  {t(play.closed ? 'lotteries.openIt' : 'lotteries.closeIt')}
                </Button>
              </span>
            ),
          },
        ]
      : []),
  ];
  return (
    <Card as="section" title={t('lotteries.plays')}>
      <SearchField
        labelled
        label={t('search')}
        placeholder={t('search')}
        value={looked}
        onChange={({ target }) => setLooked(target.value)}
        css={styles.search}
      />
      <Table
        caption={t('lotteries.plays')}
        columns={columns}
        rows={terms.plays.filter(({ name, code }) => `${name} ${code}`.toLowerCase().includes(looked.toLowerCase()))}
        rowKey={({ code }) => code}
        empty={t('nothingFound')}
      />
      {pricing && <PriceDialog terms={terms} play={pricing} onClose={() => setPricing(undefined)} />}
      {switching && (
        <PlaySwitch
          game={terms.code}
          play={switching.code}
          name={switching.name}
          up={!switching.closed}
          onClose={() => setSwitching(undefined)}
        />
      )}
    </Card>
  );
}

function Prices({ play: { prices, priced } }: { play: OperatedPlay }) {
  const { t } = useTranslation();
  const all = Object.entries(prices).filter(([tier]) => tier !== 'push');
  if (priced === 'pool' || all.length === 0) return <>{t('lotteries.pool')}</>;
  const text = all
    .slice(0, PRICES_SHOWN)
    .map(([tier, price]) => (all.length > 1 ? `${tier} ${decimalOfFraction(price)}` : decimalOfFraction(price)))
    .join(' · ');
  return (
    <span css={styles.prices} dir="ltr">
      {text}
      {all.length > PRICES_SHOWN && ` … +${all.length - PRICES_SHOWN}`}
    </span>
  );
}

function Return({ play: { returns } }: { play: OperatedPlay }) {
  const { share } = useFormat();
  if (!returns) return <>–</>;
  const { least, greatest } = returns;
  return <>{least === greatest ? share(least) : `${share(least)} – ${share(greatest)}`}</>;
}

const styles = {
  search: css({ marginBlockEnd: tokens.space[4] }),
  code: css({ color: tokens.color.text3, ...tokens.type.legal }),
  prices: css({ ...tokens.numerals, overflowWrap: 'anywhere' }),
  buttons: css({ display: 'inline-flex', gap: tokens.space[2] }),
};
