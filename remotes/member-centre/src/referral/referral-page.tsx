import { host, useMember } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { QrCode } from '@atrium/ui/qr-code';
import { TextField } from '@atrium/ui/text-field';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '@atrium/centre/page-head';

/** The own invitation code and the link that carries it into the registration form (2.6-26). */
export function Page() {
  const { t } = useTranslation('member-centre');
  const member = useMember();
  if (!member) return null;
  const link = `${location.origin}/register?referralCode=${encodeURIComponent(member.id)}`;
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      host().toast('success', t('referral.copied'));
    } catch {
      host().toast('error', t('referral.notCopied'));
    }
  };
  return (
    <>
      <PageHead title={t('pages.referral')} text={t('referral.text')} />
      <div css={styles.columns}>
        <div css={styles.fields}>
          <TextField label={t('referral.code')} value={member.id} readOnly after={<Button icon="copy" onClick={() => void copy(member.id)}>{t('referral.copy')}</Button>} />
          <TextField label={t('referral.link')} value={link} readOnly after={<Button icon="copy" onClick={() => void copy(link)}>{t('referral.copy')}</Button>} />
        </div>
        <QrCode value={link} label={t('referral.qr')} />
      </div>
    </>
  );
}

const styles = {
  columns: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: tokens.space[6], alignItems: 'start', [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } }),
  fields: css({ display: 'grid', gap: tokens.space[5] }),
};
