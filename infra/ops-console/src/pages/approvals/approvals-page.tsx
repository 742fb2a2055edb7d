import { type Approval, approvals } from '@atrium/contracts/registry-approvals';
import { EmptyState } from '@atrium/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { Page } from '../../parts/page.tsx';
import { ApprovalCard } from './approval-card.tsx';

/** Changes that wait for a second person. */
export function ApprovalsPage() {
  const { t } = useTranslation();
  const waiting = useOperation(approvals);
  return (
    <Page title={t('nav.approvals')} about={t('approvalsAbout')}>
      <Asked of={waiting}>
        {(all: Approval[]) =>
          all.length ? (
            all.map((approval) => <ApprovalCard key={approval.id} approval={approval} />)
          ) : (
            <EmptyState title={t('nothingWaits')} text={t('nothingWaitsText')} />
          )
        }
      </Asked>
    </Page>
  );
}
