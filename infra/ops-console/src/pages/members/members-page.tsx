import { memberFind, type OperatedMember } from '@atrium/contracts/operator-members';
import { useForm } from '@atrium/forms/use-form';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { Select } from '@atrium/ui/select';
import { TextField } from '@atrium/ui/text-field';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useMayChange } from '../../data/use-may-change.ts';
import { useCommand } from '../../data/use-operation.ts';
import { Page, quiet } from '../../parts/page.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import { ErasureList } from './erasure-list.tsx';
import { MemberDetail } from './member-detail.tsx';

const WAYS = ['account', 'mobile', 'email', 'id'] as const;
type Way = (typeof WAYS)[number];

/**
 * Looks one member up by an exact identifier. Each lookup is recorded with its reason, so nothing refreshes
 * automatically.
 */
export function MembersPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const mine = useMayChange();
  const { run, busy, refused } = useCommand(memberFind);
  const [found, setFound] = useState<OperatedMember>();
  const form = useForm({
    initial: { by: 'account' as Way, value: search.get('account') ?? '', reason: search.get('reason') ?? '' },
    async onSend({ by, value }) {
      await look(by, value.trim());
      return null;
    },
  });
  const by = form.value('by');
  const ready = form.value('value').trim() !== '' && form.value('reason').trim() !== '';

  async function look(way: Way, value: string): Promise<void> {
    setFound(await run({ body: { by: way, value, reason: form.read('reason').trim() } }));
  }
  return (
    <Page title={t('nav.members')} about={t('members.about')}>
      <Card>
        {mine ? (
          <form {...form.props} css={styles.form}>
            <Select
              label={t('members.by')}
              options={WAYS.map((way) => ({ value: way, label: t(`members.ways.${way}`) }))}
              {...form.field('by')}
            />
            <TextField
              label={t(`members.ways.${by}`)}
              dir="ltr"
              autoCapitalize="none"
              autoComplete="off"
              maxLength={255}
              required
              {...form.field('value')}
            />
            <TextField label={t('reason')} maxLength={500} required {...form.field('reason')} />
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
      {mine && <ErasureList />}
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
