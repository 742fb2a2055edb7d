import { WayTo } from '../../parts/way-to.tsx';
import { changesWaiting } from '@atrium/contracts/operator-changes';
import { lotteryWaiting } from '@atrium/contracts/operator-lottery';
import { type Approval, approvals } from '@atrium/contracts/registry-approvals';
import { EmptyState } from '@atrium/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { Page } from '../../parts/page.tsx';
import { ApprovalCard } from './approval-card.tsx';
import { ChangeCard } from './change-card.tsx';
import { LotteryDecisionCard } from './lottery-decisions.tsx';

/** The registry's stream does not report the gateway's changes and decisions. */
const OFTEN = 5_000;

/** What waits for a second person, in the registry and on the gateway. */
export function ApprovalsPage() {
  const { t } = useTranslation();
  const waiting = useOperation(approvals);
  const changes = useOperation(changesWaiting, {}, { every: OFTEN });
  const decisions = useOperation(lotteryWaiting, {}, { every: OFTEN });
  const nothing = [waiting, changes, decisions].every(({ data }) => data?.length === 0);
  return (
    <Page title={t('nav.approvals')} about={t('approvalsAbout')}>
      <Asked of={waiting}>
        {(all: Approval[]) => all.map((approval) => <ApprovalCard key={approval.id} approval={approval} />)}
      </Asked>
      <Asked of={changes} lines={0}>
        {(all) => all.map((change) => <ChangeCard key={change.id} change={change} />)}
      </Asked>
      <Asked of={decisions} lines={0}>
        {(all) => all.map((decision) => <LotteryDecisionCard key={decision.id} decision={decision} />)}
      </Asked>
      {nothing && (
        <EmptyState
          scene="done"
          title={t('nothingWaits')}
          text={t('nothingWaitsText')}
          action={<WayTo page="audit" />}
        />
      )}
    </Page>
  );
}
