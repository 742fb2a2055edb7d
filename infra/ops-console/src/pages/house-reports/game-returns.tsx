import { WayTo } from '../../parts/way-to.tsx';
import { type GameReturn, gameReturns } from '@atrium/contracts/operator-reports';
import { Card } from '@atrium/ui/card';
import { EmptyState } from '@atrium/ui/empty-state';
import { type Column, Table } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { useBrandMoney } from '../../data/use-money.ts';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { quiet, stack } from '../../parts/page.tsx';
import { State } from '../../parts/state.tsx';
import { useFormat } from '../../parts/use-format.ts';

const TONES = { outside: 'bad', within: 'good', few: 'calm' } as const;
const HUNDRED = 100;

/** Each game's return against its theory, with the bounds of chance; those outside first. Source: SY-13. */
export function GameReturns() {
  const { t } = useTranslation();
  const { number, share } = useFormat();
  const money = useBrandMoney();
  const known = useOperation(gameReturns);
  const percent = (value: number) => share(value / HUNDRED, 2);
  const columns: Column<GameReturn>[] = [
    { key: 'name', head: t('reports.game'), phone: 'lead', cell: ({ name, vendor }) => `${name} (${vendor})` },
    { key: 'rounds', head: t('reports.rounds'), align: 'end', cell: ({ rounds }) => number(rounds) },
    { key: 'turnover', head: t('reports.turnover'), align: 'end', cell: ({ turnover }) => money(turnover) },
    { key: 'theory', head: t('reports.theoretical'), align: 'end', cell: ({ theoretical }) => percent(theoretical) },
    { key: 'actual', head: t('reports.actual'), align: 'end', cell: ({ actual }) => percent(actual) },
    {
      key: 'chance',
      head: t('reports.chance'),
      align: 'end',
      cell: ({ low, high }) => `${percent(Math.max(0, low))} – ${percent(high)}`,
    },
    {
      key: 'state',
      head: t('reports.state'),
      phone: 'aside',
      cell: ({ state }) => <State tone={TONES[state]}>{t(`reports.states.${state}`)}</State>,
    },
  ];
  return (
    <Card as="section" aria-label={t('reports.returns')} title={t('reports.returns')}>
      <Asked of={known} lines={6}>
        {({ days, leastRounds, deviations, games }) => (
          <div css={stack}>
            <p css={quiet}>{t('reports.returnsText', { days, rounds: number(leastRounds), deviations })}</p>
            <Table
              caption={t('reports.returns')}
              columns={columns}
              rows={games}
              rowKey={({ gameId }) => gameId}
              empty={<EmptyState scene="figures" title={t('reports.noActivity')} action={<WayTo page="vendors" />} />}
            />
          </div>
        )}
      </Asked>
    </Card>
  );
}
