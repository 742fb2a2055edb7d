import { drawHistory } from '@atrium/contracts/operator-draws';
import { lotteryWaiting } from '@atrium/contracts/operator-lottery';
import { buttonLook } from '@atrium/ui/button-look';
import { Card } from '@atrium/ui/card';
import { Note } from '@atrium/ui/note';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMayChange } from '../../data/use-may-change.ts';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { Facts } from '../../parts/facts.tsx';
import { columns, stack } from '../../parts/page.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { DrawState } from './draw-state.tsx';
import { DrawnHistory } from './drawn-history.tsx';
import { Liability } from './liability.tsx';
import { ResultForm } from './result-form.tsx';
import { VoidForm } from './void-form.tsx';

const OFTEN = 5_000;
const WITHOUT_RESULT = ['scheduled', 'open', 'closed'];

/** One draw: its times, what it could cost, and the decisions that two operators make about it. */
export function DrawDetail({ game, issue }: { game: string; issue: string }) {
  const { t } = useTranslation();
  const { full } = useFormat();
  const mine = useMayChange();
  const known = useOperation(drawHistory, { params: { game, issue } }, { every: OFTEN });
  const waiting = useOperation(lotteryWaiting, {}, { every: OFTEN }).data?.find(
    (one) => one.gameCode === game && one.issue === issue && (one.kind === 'enter' || one.kind === 'void'),
  );
  return (
    <Asked of={known} lines={8}>
      {(draw) => {
        const over = Date.parse(draw.drawsAt) <= Date.now();
        const enters = draw.outside && (draw.state === 'settled' || (draw.state === 'closed' && over));
        return (
          <>
            {waiting && (
              <Note
                tone="warn"
                title={t('draws.waits')}
                actions={
                  <Link to="/approvals" css={buttonLook({ size: 'small' })}>
                    {t('nav.approvals')}
                  </Link>
                }
              >
                <p>
                  {waiting.kind === 'enter'
                    ? t('draws.waitsResult', { actor: waiting.proposedBy, result: waiting.result })
                    : t('draws.waitsVoid', { actor: waiting.proposedBy })}
                </p>
              </Note>
            )}
            <div css={columns}>
              <div css={stack}>
                {draw.state !== 'settled' && draw.state !== 'voided' && (
                  <Liability game={game} issue={issue} sells={draw.state === 'open' || draw.state === 'scheduled'} />
                )}
                <DrawnHistory draw={draw} />
              </div>
              <div css={stack}>
                <Card as="section" title={t('draws.draw')} titleEnd={<DrawState state={draw.state} />}>
                  <Facts
                    facts={[
                      { key: 'opens', name: t('draws.opensAt'), value: full(draw.opensAt) },
                      { key: 'closes', name: t('draws.closesAt'), value: full(draw.closesAt) },
                      { key: 'draws', name: t('draws.drawsAt'), value: full(draw.drawsAt) },
                      { key: 'made', name: t('draws.made'), value: t(draw.outside ? 'draws.outside' : 'draws.house') },
                      { key: 'result', name: t('draws.result'), value: <bdi dir="ltr">{draw.result ?? '–'}</bdi> },
                    ]}
                  />
                </Card>
                {mine && enters && (
                  <Card as="section" title={t(draw.state === 'settled' ? 'draws.correct' : 'draws.enter')}>
                    <ResultForm key={draw.state} game={game} issue={issue} draw={draw} />
                  </Card>
                )}
                {mine && WITHOUT_RESULT.includes(draw.state) && (
                  <Card as="section" title={t('draws.void')}>
                    <VoidForm game={game} issue={issue} />
                  </Card>
                )}
              </div>
            </div>
          </>
        );
      }}
    </Asked>
  );
}
