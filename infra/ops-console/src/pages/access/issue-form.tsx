import { issueToken, status } from '@atrium/contracts/registry';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { Select } from '@atrium/ui/select';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand, useOperation } from '../../data/use-operation.ts';
import { ActionForm } from '../../parts/action-form.tsx';

const DAYS = [7, 30, 90, 365];

/** A token for a squad or for somebody who only looks. It is shown once and kept by nobody. */
export function IssueForm() {
  const { t } = useTranslation();
  const remotes = useOperation(status).data?.remotes ?? [];
  const { run, busy, refused } = useCommand(issueToken);
  const [name, setName] = useState('');
  const [remote, setRemote] = useState('');
  const [days, setDays] = useState(30);
  const [made, setMade] = useState<{ name: string; token: string }>();
  const send = async (reason: string) => {
    const issued = await run({
      body: { name: name.trim(), role: remote ? 'squad' : 'viewer', ...(remote && { remote }), days, reason },
    });
    if (issued) setMade(issued);
    return issued !== undefined;
  };
  return (
    <div css={styles.lines}>
      {made && (
        <Note
          tone="own"
          title={t('tokenOf', { name: made.name })}
          actions={
            <Button size="small" onClick={() => void navigator.clipboard.writeText(made.token)}>
              {t('copy')}
            </Button>
          }
        >
          <p>{t('tokenOnce')}</p>
          <code css={styles.token} dir="ltr">
            {made.token}
          </code>
        </Note>
      )}
      <ActionForm
        effect={
          <p>
            {remote
              ? t('effect.squadToken', { name: name.trim(), remote, count: days })
              : t('effect.viewerToken', { name: name.trim(), count: days })}
          </p>
        }
        submit={t('issue')}
        incomplete={!name.trim()}
        busy={busy}
        refused={refused}
        onSubmit={send}
      >
        <TextField
          label={t('name')}
          hint={t('tokenNameHint')}
          autoCapitalize="none"
          dir="ltr"
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Select
          label={t('mayChange')}
          placeholder={t('onlyLook')}
          value={remote}
          options={remotes.map((one) => ({ value: one.name, label: one.name }))}
          onChange={({ target }) => setRemote(target.value)}
        />
        <Select
          label={t('validFor')}
          value={String(days)}
          options={DAYS.map((count) => ({ value: String(count), label: t('days', { count }) }))}
          onChange={({ target }) => setDays(Number(target.value))}
        />
      </ActionForm>
    </div>
  );
}

const styles = {
  lines: css({ display: 'grid', gap: tokens.space[4] }),
  token: css({ overflowWrap: 'anywhere', fontFamily: tokens.font.mono }),
};
