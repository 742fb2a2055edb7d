import { status } from '@atrium/contracts/registry-channels';
import { issueToken } from '@atrium/contracts/registry-operators';
import { Select } from '@atrium/ui/select';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand, useOperation } from '../../data/use-operation.ts';
import { ActionForm } from '../../parts/action-form.tsx';
import { useActionForm } from '../../parts/use-action-form.ts';
import { ShownOnce } from './shown-once.tsx';

const DAYS = [7, 30, 90, 365];
const USUAL_DAYS = 30;

/** Issues a token for a squad, or for viewing only. It is shown once and stored only as a hash. */
export function IssueForm() {
  const { t } = useTranslation();
  const remotes = useOperation(status).data?.remotes ?? [];
  const { run, refused } = useCommand(issueToken);
  const [made, setMade] = useState<{ name: string; token: string }>();
  const form = useActionForm({ name: '', remote: '', days: String(USUAL_DAYS) }, async (fields, reason) => {
    const issued = await run({
      body: {
        name: fields.name.trim(),
        role: fields.remote ? 'squad' : 'viewer',
        ...(fields.remote && { remote: fields.remote }),
        days: Number(fields.days),
        reason,
      },
    });
    if (issued) setMade(issued);
    return issued !== undefined;
  });
  const name = form.value('name').trim();
  const remote = form.value('remote');
  const count = Number(form.value('days'));
  return (
    <div css={styles.lines}>
      {made && <ShownOnce title={t('tokenOf', { name: made.name })} text={t('tokenOnce')} secret={made.token} />}
      <ActionForm
        form={form}
        effect={
          <p>{remote ? t('effect.squadToken', { name, remote, count }) : t('effect.viewerToken', { name, count })}</p>
        }
        submit={t('issue')}
        incomplete={!name}
        refused={refused}
      >
        <TextField
          label={t('name')}
          hint={t('tokenNameHint')}
          autoCapitalize="none"
          dir="ltr"
          required
          {...form.field('name')}
        />
        <Select
          label={t('mayChange')}
          placeholder={t('onlyLook')}
          options={remotes.map((one) => ({ value: one.name, label: one.name }))}
          {...form.field('remote')}
        />
        <Select
          label={t('validFor')}
          options={DAYS.map((days) => ({ value: String(days), label: t('days', { count: days }) }))}
          {...form.field('days')}
        />
      </ActionForm>
    </div>
  );
}

const styles = {
  lines: css({ display: 'grid', gap: tokens.space[4] }),
};
