import { memberFind, type OperatedMember } from '@atrium/contracts/operator-members';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { Select } from '@atrium/ui/select';
import { TextField } from '@atrium/ui/text-field';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useMayChange } from '../../data/use-may-change.ts';
import { useCommand } from '../../data/use-operation.ts';
import { Page, quiet } from '../../parts/page.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import { MemberDetail } from './member-detail.tsx';

const WAYS = ['account', 'mobile', 'email', 'id'] as const;
type Way = (typeof WAYS)[number];

/** Looks one member up, by what names them exactly. Every look is noted with its reason, so nothing refreshes by itself. */
export function MembersPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const mine = useMayChange();
  const { run, busy, refused } = useCommand(memberFind);
  const [by, setBy] = useState<Way>('account');
  const [value, setValue] = useState(search.get('account') ?? '');
  const [reason, setReason] = useState(search.get('reason') ?? '');
  const [found, setFound] = useState<OperatedMember>();
  const ready = value.trim() !== '' && reason.trim() !== '';

  const look = async (way: Way, who: string) => {
    const member = await run({ body: { by: way, value: who, reason: reason.trim() } });
    setFound(member);
  };
  const go = (event: FormEvent) => {
    event.preventDefault();
    if (ready) void look(by, value.trim());
  };
  return (
    <Page title={t('nav.members')} about={t('members.about')}>
      <Card>
        {mine ? (
          <form css={styles.form} onSubmit={go}>
            <Select
              label={t('members.by')}
              value={by}
              options={WAYS.map((way) => ({ value: way, label: t(`members.ways.${way}`) }))}
              onChange={({ target }) => setBy(target.value as Way)}
            />
            <TextField
              label={t(`members.ways.${by}`)}
              dir="ltr"
              autoCapitalize="none"
              autoComplete="off"
              maxLength={255}
              required
              value={value}
              onChange={({ target }) => setValue(target.value)}
            />
            <TextField
              label={t('reason')}
              maxLength={500}
              required
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
            <Button type="submit" variant="primary" icon="search" busy={busy} disabled={!ready}>
              {t('members.look')}
            </Button>
          </form>
        ) : (
          <p css={quiet}>{t('onlyLooking')}</p>
        )}
        <Refusal refused={refused} />
      </Card>
      {found && (
        <MemberDetail key={found.id} member={found} onChanged={setFound} onAgain={() => void look('id', found.id)} />
      )}
    </Page>
  );
}

const styles = {
  form: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(140px, 1fr) 2fr 2fr auto',
    alignItems: 'end',
    gap: tokens.space[3],
    marginBlockEnd: tokens.space[3],
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
};
