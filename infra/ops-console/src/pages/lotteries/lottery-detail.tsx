import { type LotteryTerms, lotteryTerms, lotteryWaiting } from '@atrium/contracts/operator-lottery';
import { Button } from '@atrium/ui/button';
import { buttonLook } from '@atrium/ui/button-look';
import { Card } from '@atrium/ui/card';
import { Note } from '@atrium/ui/note';
import { Tabs, tabId } from '@atrium/ui/tabs';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useChoices } from '../../data/use-choices.ts';
import { useMayChange } from '../../data/use-may-change.ts';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { State } from '../../parts/state.tsx';
import { GameSwitch } from './game-switch.tsx';
import { GroupForm } from './group-form.tsx';
import { LimitsForm } from './limits-form.tsx';
import { NumberForm } from './number-form.tsx';
import { Pools } from './pools.tsx';
import { PlayTable } from './play-table.tsx';
import { RestrictedNumbers } from './restricted-numbers.tsx';

const OFTEN = 5_000;
const PARTS = ['plays', 'limits', 'numbers', 'pools'] as const;

/** One lottery: its switch, plays with prices, limits, numbers that are restricted on every draw, and pools where it has some. */
export function LotteryDetail({ code }: { code: string }) {
  const { t } = useTranslation();
  const { chosen, choose } = useChoices();
  const mine = useMayChange();
  const [switching, setSwitching] = useState(false);
  const known = useOperation(lotteryTerms, { params: { game: code } }, { every: OFTEN });
  const waiting = useOperation(lotteryWaiting, {}, { every: OFTEN }).data?.filter((one) => one.gameCode === code) ?? [];
  const part = PARTS.find((value) => value === chosen('part')) ?? 'plays';
  return (
    <Asked of={known} lines={10}>
      {(terms) => (
        <>
          <div css={styles.head}>
            <State tone={terms.up ? 'good' : 'bad'}>{t(terms.up ? 'lotteries.open' : 'lotteries.closed')}</State>
            {mine && (
              <Button onClick={() => setSwitching(true)}>
                {t(terms.up ? 'lotteries.closeName' : 'lotteries.openName', { name: terms.name })}
              </Button>
            )}
            <Link to={`/draws?game=${encodeURIComponent(code)}`} css={buttonLook({})}>
              {t('lotteries.draws')}
            </Link>
          </div>
          {waiting.length > 0 && (
            <Note
              tone="warn"
              actions={
                <Link to="/approvals" css={buttonLook({ size: 'small' })}>
                  {t('nav.approvals')}
                </Link>
              }
            >
              <p>{t('lotteries.changeWaits', { count: waiting.length })}</p>
            </Note>
          )}
          <Tabs
            label={t('lotteries.parts')}
            tabs={PARTS.filter((value) => value !== 'pools' || hasPool(terms)).map((value) => ({
              value,
              label: t(`lotteries.${value}`),
            }))}
            value={part}
            onChange={(value) => choose('part', value === 'plays' ? '' : value)}
            panel="lottery-part"
          />
          <div id="lottery-part" role="tabpanel" aria-labelledby={tabId('lottery-part', part)} css={styles.panel}>
            {part === 'plays' && (
              <>
                {terms.group && <GroupForm key={terms.version} terms={terms} group={terms.group} />}
                <PlayTable terms={terms} />
              </>
            )}
            {part === 'limits' && (
              <Card as="section" title={t('lotteries.limits')}>
                <LimitsForm key={terms.version} terms={terms} />
              </Card>
            )}
            {part === 'pools' && <Pools code={code} />}
            {part === 'numbers' && (
              <>
                <RestrictedNumbers terms={terms} />
                {mine && (
                  <Card as="section" title={t('lotteries.restrict')}>
                    <NumberForm game={code} issue={null} plays={terms.plays} />
                  </Card>
                )}
              </>
            )}
          </div>
          {switching && (
            <GameSwitch gameId={terms.gameId} name={terms.name} up={terms.up} onClose={() => setSwitching(false)} />
          )}
        </>
      )}
    </Asked>
  );
}

const hasPool = ({ plays }: LotteryTerms): boolean => plays.some(({ priced }) => priced === 'pool');

const styles = {
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[3] }),
  panel: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[4] }),
};
