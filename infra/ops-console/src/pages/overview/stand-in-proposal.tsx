import { restore } from '@atrium/contracts/registry-channels';
import { acceptStandIn, type PreparedStandIn } from '@atrium/contracts/registry-stand-ins';
import { Button } from '@atrium/ui/button';
import { buttonLook } from '@atrium/ui/button-look';
import { Note } from '@atrium/ui/note';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { undo, useChange } from '../../data/use-change.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import { useFormat } from '../../parts/use-format.ts';

interface StandInProposalProps {
  prepared: PreparedStandIn;
  /** What fails, in a sentence; also the reason in the audit log. */
  cause: string;
  sequence: number;
}

/** A text of another direction inside a sentence (Unicode's first strong isolate). */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** A prepared stand-in, and the button that puts it in place; where it is not ready yet, what it lacks. */
export function StandInProposal({ prepared, cause, sequence }: StandInProposalProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { change, busy, refused } = useChange(acceptStandIn);
  const { remote, vendor, to, frame, maintenance, minutes, missing } = prepared;
  const params = { name: remote };
  const accept = () =>
    change(
      { params, body: { ...(vendor && { vendor }), reason: cause, expectedSequence: sequence } },
      t('swapped', { remote }),
      undo(restore, { params, body: { reason: t('undoReason') } }),
    );
  const what = to
    ? t('proposal.version', { remote, version: to })
    : frame
      ? t('proposal.frame', { remote, address: isolated(frame) })
      : t('proposal.maintenance', { remote, text: isolated(maintenance!) });
  return (
    <>
      <Note
        tone="warn"
        title={cause}
        actions={
          missing ? (
            <Link to={`/remotes/${remote}`} css={buttonLook({ size: 'large' })}>
              {t('look')}
            </Link>
          ) : (
            <Button
              variant="primary"
              size="large"
              busy={busy}
              aria-label={t('proposal.acceptName', { remote })}
              onClick={() => void accept()}
            >
              {t('proposal.accept')}
            </Button>
          )
        }
      >
        <p>
          {what} {minutes && t('proposal.minutes', { minutes: number(minutes) })}
        </p>
        {missing && <p>{t('proposal.missing', { missing: isolated(missing) })}</p>}
      </Note>
      <Refusal refused={refused} />
    </>
  );
}
