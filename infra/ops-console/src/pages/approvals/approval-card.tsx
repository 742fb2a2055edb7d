import { type Approval, approve } from '@atrium/contracts/registry-approvals';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../data/console-context.ts';
import { useChange } from '../../data/use-change.tsx';
import { quiet } from '../../parts/page.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { quotable } from '../remote/quotable.ts';

interface Wanted {
  status?: 'normal' | 'maintenance' | 'restricted';
  countries?: string[];
  ips?: string[];
  maintenance?: string;
  frame?: string;
  to?: string;
  /** Whose authenticator app is to be removed. */
  name?: string;
}

/**
 * One request: the operator, the change, the reason, and what members would see. Operators cannot approve their own
 * requests.
 */
export function ApprovalCard({
  approval: { id, at, actor, action, remote, change: wanted, reason },
}: {
  approval: Approval;
}) {
  const { t } = useTranslation();
  const { name, role } = useMe();
  const { ago } = useFormat();
  const { change, busy, refused } = useChange(approve);
  const [sure, setSure] = useState(false);
  const { status, countries = [], ips = [], maintenance, frame, to, name: holder } = wanted as Wanted;
  const resets = action === 'reset-factor';
  const what = resets
    ? t('factor.resetOf', { name: holder })
    : status
      ? t('systemTo', { status: t(`system.${status}`) })
      : t('swapOf', { remote });
  const effect = resets
    ? t('effect.resetFactor', { name: holder })
    : status
      ? t(`systemEffect.${status}`, { places: [...countries, ...ips].join(', ') })
      : t(`effect.${maintenance ? 'maintenance' : frame ? 'frame' : 'module'}`, {
          remote,
          value: maintenance ? quotable(maintenance) : (frame ?? to),
        });
  const why = actor === name ? t('ownRequest') : role === 'approver' ? undefined : t('needsApprover');
  const agree = async () => {
    if (!sure) return setSure(true);
    const done = resets
      ? t('factor.resetDone', { name: holder })
      : t(action === 'system' ? 'systemChanged' : 'swapped', { remote });
    await change({ params: { id } }, done);
    setSure(false);
  };
  return (
    <Card as="section" title={what}>
      <div css={styles.lines}>
        <p css={quiet}>{t('askedBy', { actor, ago: ago(at) })}</p>
        <p>{effect}</p>
        <p css={quiet}>{t('reasonGiven', { reason })}</p>
        <Refusal refused={refused} />
        {why ? (
          <p css={quiet}>{why}</p>
        ) : (
          <div css={styles.buttons}>
            {sure && (
              <Button size="large" onClick={() => setSure(false)}>
                {t('back')}
              </Button>
            )}
            <Button size="large" variant={sure ? 'danger' : 'primary'} busy={busy} onClick={() => void agree()}>
              {sure ? t('approveNow') : t('approve')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

const styles = {
  lines: css({ display: 'grid', gap: tokens.space[3] }),
  buttons: css({ display: 'flex', justifyContent: 'flex-end', gap: tokens.space[3] }),
};
