import { lotteryWaiting } from '@atrium/contracts/operator-lottery';
import { type Approval, approvals } from '@atrium/contracts/registry-approvals';
import { EmptyState } from '@atrium/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { Page } from '../../parts/page.tsx';
import { ApprovalCard } from './approval-card.tsx';
import { LotteryDecisionCard } from './lottery-decisions.tsx';

/** The registry's stream does not report the gateway's decisions. */
const OFTEN = 5_000;

/** Changes that wait for a second person. */
export function ApprovalsPage() {
  const { t } = useTranslation();
  const waiting = useOperation(approvals);
  const decisions = useOperation(lotteryWaiting, {}, { every: OFTEN });
  return (
    <Page title={t('nav.approvals')} about={t('approvalsAbout')}>
      <Asked of={waiting}>
        {(all: Approval[]) =>
          all.length || decisions.data?.length !== 0 ? (
            all.map((approval) => <ApprovalCard key={approval.id} approval={approval} />)
          ) : (
            <EmptyState title={t('nothingWaits')} text={t('nothingWaitsText')} />
          )
        }
      </Asked>
      <Asked of={decisions} lines={0}>
        {(all) => all.map((decision) => <LotteryDecisionCard key={decision.id} decision={decision} />)}
      </Asked>
    </Page>
  );
}
