import { host } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { QrCode } from '@atrium/ui/qr-code';
import { TextField } from '@atrium/ui/text-field';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { posterPicture } from './invite-poster.ts';
import { saveFile } from './records/download.ts';

interface InviteLinkProps {
  code: string;
  /** How the registration reads it: as a friend's code, or as the agent above the new account. */
  parameter: 'referralCode' | 'affiliateCode';
}

/** An invitation code, the link that carries it into the registration form (2.6-26), the link as a QR code, and a poster with it. */
export function InviteLink({ code, parameter }: InviteLinkProps) {
  const { t, i18n } = useTranslation('centre');
  const [drawing, setDrawing] = useState(false);
  const link = `${location.origin}/register?${parameter}=${encodeURIComponent(code)}`;
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      host().toast('success', t('invite.copied'));
    } catch {
      host().toast('error', t('invite.notCopied'));
    }
  };
  const poster = async () => {
    setDrawing(true);
    try {
      const picture = await posterPicture({
        brand: host().brand.brand,
        title: t('invite.posterTitle'),
        text: t('invite.posterText'),
        link,
        code,
        language: i18n.language,
        direction: i18n.dir() as 'ltr' | 'rtl',
      });
      saveFile(`${code}.png`, picture);
    } catch (error) {
      host().report(error, 'poster');
      host().toast('error', t('invite.noPoster'));
    }
    setDrawing(false);
  };
  const copying = (text: string, name: string) => (
    <Button icon="copy" aria-label={t('invite.copyOf', { name })} onClick={() => void copy(text)}>
      {t('invite.copy')}
    </Button>
  );
  return (
    <div css={styles.columns}>
      <div css={styles.fields}>
        <TextField label={t('invite.code')} value={code} readOnly after={copying(code, t('invite.code'))} />
        <TextField label={t('invite.link')} value={link} readOnly after={copying(link, t('invite.link'))} />
      </div>
      <div css={styles.code}>
        <QrCode value={link} label={t('invite.qr')} />
        <Button icon="export" busy={drawing} onClick={() => void poster()}>
          {t('invite.poster')}
        </Button>
      </div>
    </div>
  );
}

const styles = {
  columns: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: tokens.space[6],
    alignItems: 'start',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  code: css({ display: 'grid', gap: tokens.space[3], justifyItems: 'center' }),
  fields: css({ display: 'grid', gap: tokens.space[5] }),
};
