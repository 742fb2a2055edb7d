import { changeApprove, changeReject, type WaitingChange } from '@atrium/contracts/operator-changes';
import { configList } from '@atrium/contracts/operator-config';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../data/console-context.ts';
import { useToast } from '../../data/toasts.tsx';
import { useMayChange } from '../../data/use-may-change.ts';
import { useCommand, useOperation } from '../../data/use-operation.ts';
import { quiet } from '../../parts/page.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { ValueChange } from '../../parts/value-change.tsx';
import { useSettingChange } from '../settings/setting-text.ts';
import { useMeaning } from '../settings/use-meaning.ts';

/** A change on the gateway that waits, with its state before and after. Operators cannot approve their own changes. */
export function ChangeCard({ change }: { change: WaitingChange }) {
  const { id, kind, subject, before, after, reason, proposedBy, proposedAt } = change;
  const { t } = useTranslation();
  const { name, role } = useMe();
  const { ago } = useFormat();
  const say = useToast();
  const mayReject = useMayChange();
  const setting = useOperation(configList, {}, { enabled: kind === 'setting' }).data?.find(
    ({ key }) => key === subject,
  );
  const compared = useSettingChange()(setting ?? { schema: null }, before, after);
  const meaning = useMeaning();
  const approval = useCommand(changeApprove);
  const rejection = useCommand(changeReject);
  const [sure, setSure] = useState(false);
  const own = proposedBy === name;
  const why = own ? t('ownRequest') : role === 'approver' ? undefined : t('needsApprover');
  const agree = async () => {
    if (!sure) return setSure(true);
    if (await approval.run({ params: { id } }))
      say({ text: t('settings.changed', { key: subject }), tone: 'win', timeout: 6_000 });
    setSure(false);
  };
  const reject = async () => {
    if (await rejection.run({ params: { id }, body: { reason: t('reviews.reject') } }))
      say({ text: t('reviews.outcome.rejected', { reference: subject }), tone: 'plain', timeout: 6_000 });
  };
  return (
    <Card as="section" title={subject}>
      <div css={styles.lines}>
        <p css={quiet}>{t('askedBy', { actor: proposedBy, ago: ago(proposedAt) })}</p>
        {setting && <p>{meaning(setting)}</p>}
        <ValueChange {...compared} />
        <p css={quiet}>{t('reasonGiven', { reason })}</p>
        <Refusal refused={approval.refused ?? rejection.refused} />
        {why && <p css={quiet}>{why}</p>}
        <div css={styles.buttons}>
          {sure ? (
            <Button size="large" onClick={() => setSure(false)}>
              {t('back')}
            </Button>
          ) : (
            mayReject && (
              <Button size="large" busy={rejection.busy} onClick={() => void reject()}>
                {t('reviews.reject')}
              </Button>
            )
          )}
          {!why && (
            <Button
              size="large"
              variant={sure ? 'danger' : 'primary'}
              busy={approval.busy}
              onClick={() => void agree()}
            >
              {sure ? t('approveNow') : t('approve')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

const styles = {
  lines: css({ display: 'grid', gap: tokens.space[3] }),
  buttons: css({ display: 'flex', justifyContent: 'flex-end', gap: tokens.space[3] }),
};
