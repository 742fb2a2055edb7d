import { type Review, reviewApprove, reviewReject } from '@atrium/contracts/operator-reviews';
import { Note } from '@atrium/ui/note';
import { RadioGroup } from '@atrium/ui/radio-group';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../data/console-context.ts';
import { useToast } from '../../data/toasts.tsx';
import { useMayChange } from '../../data/use-may-change.ts';
import { useMoney } from '../../data/use-money.ts';
import { useCommand } from '../../data/use-operation.ts';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { quiet } from '../../parts/page.tsx';

const VERDICTS = ['approve', 'reject'] as const;
type Verdict = (typeof VERDICTS)[number];

/** Approve or reject, each with a reason; where two people must approve, shows who is still missing. */
export function ReviewDecision({ review, onDecided }: { review: Review; onDecided: () => void }) {
  const { id, kind, account, amount, currency, reference, needsTwo, firstApprovedBy } = review;
  const { t } = useTranslation();
  const { name } = useMe();
  const money = useMoney();
  const say = useToast();
  const mine = useMayChange();
  const [chosen, setVerdict] = useState<Verdict>('approve');
  const approvedBefore = firstApprovedBy === name;
  // An operator that has approved may still reject.
  const verdict = approvedBefore ? 'reject' : chosen;
  const { run, refused, forget } = useCommand(verdict === 'approve' ? reviewApprove : reviewReject);
  if (!mine) return <p css={quiet}>{t('onlyLooking')}</p>;

  const first = verdict === 'approve' && needsTwo && firstApprovedBy === null;
  const sum = amount !== null && currency !== null ? money(amount, currency) : reference;
  const send = async (reason: string) => {
    const done = await run({ params: { id }, body: { reason } });
    if (!done) return false;
    say({
      text: t(`reviews.outcome.${done.outcome}`, { reference }),
      tone: done.outcome === 'approved' ? 'win' : 'plain',
      timeout: 6_000,
    });
    if (done.outcome !== 'waits') onDecided();
    return true;
  };
  return (
    <ReasonForm
      effect={<p>{t(first ? 'reviews.effect.first' : `reviews.effect.${kind}.${verdict}`, { account, sum })}</p>}
      submit={t(`reviews.${verdict}`)}
      danger={verdict === 'reject'}
      refused={refused}
      onSubmit={send}
    >
      {needsTwo && (
        <Note tone="warn" title={t('reviews.twoPeople')}>
          <p>
            {approvedBefore
              ? t('reviews.approvedByYou')
              : firstApprovedBy
                ? t('reviews.yoursIsSecond', { actor: firstApprovedBy })
                : t('reviews.yoursIsFirst')}
          </p>
        </Note>
      )}
      <RadioGroup
        label={t('reviews.decision')}
        value={verdict}
        onChange={(value) => {
          setVerdict(value);
          forget();
        }}
        options={VERDICTS.filter((value) => value === 'reject' || !approvedBefore).map((value) => ({
          value,
          label: t(`reviews.${value}`),
        }))}
      />
    </ReasonForm>
  );
}
