import { invite } from '@atrium/contracts/registry-invitations';
import { Select } from '@atrium/ui/select';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../data/use-operation.ts';
import { ActionForm } from '../../parts/action-form.tsx';
import { useActionForm } from '../../parts/use-action-form.ts';
import { ShownOnce } from './shown-once.tsx';

const DAYS = [30, 90, 365];
const USUAL_DAYS = 90;

/** Invites a squad to a remote, which need not exist yet. The invitation is shown once, with the command that redeems it. */
export function InviteForm() {
  const { t } = useTranslation();
  const { run, refused } = useCommand(invite);
  const [made, setMade] = useState<{ name: string; command: string }>();
  const form = useActionForm({ name: '', remote: '', days: String(USUAL_DAYS) }, async (fields, reason) => {
    const name = fields.name.trim();
    const body = { name, remote: fields.remote.trim(), days: Number(fields.days), reason };
    const invited = await run({ body });
    if (invited)
      setMade({ name, command: `npx atrium-remote join ${invited.invitation} --registry ${location.origin}` });
    return invited !== undefined;
  });
  const [name, remote] = [form.value('name').trim(), form.value('remote').trim()];
  const count = Number(form.value('days'));
  return (
    <div css={styles.lines}>
      {made && (
        <ShownOnce
          title={t('invitations.of', { name: made.name })}
          text={t('invitations.once')}
          secret={made.command}
        />
      )}
      <ActionForm
        form={form}
        effect={<p>{t('effect.invite', { name, remote, count })}</p>}
        submit={t('invitations.invite')}
        incomplete={!name || !remote}
        refused={refused}
      >
        <TextField
          label={t('invitations.squad')}
          hint={t('tokenNameHint')}
          autoCapitalize="none"
          dir="ltr"
          required
          {...form.field('name')}
        />
        <TextField
          label={t('invitations.remote')}
          hint={t('invitations.remoteHint')}
          autoCapitalize="none"
          dir="ltr"
          required
          {...form.field('remote')}
        />
        <Select
          label={t('invitations.days')}
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
