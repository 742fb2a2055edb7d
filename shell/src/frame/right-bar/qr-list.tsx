import { QrCode } from '@atrium/ui/qr-code';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Download } from '../../contacts/contacts.ts';

/** One QR code per app, and the same address as a link for visitors on their phone. */
export function QrList({ downloads, size = 140 }: { downloads: readonly Download[]; size?: number }) {
  const { t } = useTranslation('shell');
  return (
    <ul css={styles.list}>
      {downloads.map(({ key, name, url, qrCodeUrl }) => (
        <li key={key} css={styles.item}>
          <QrCode
            value={new URL(qrCodeUrl, location.href).href}
            label={t('rightBar.codeOf', { name })}
            size={size}
            margin={12}
          />
          <a href={url} target="_blank" rel="noopener noreferrer" css={styles.name}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

const styles = {
  list: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[4], padding: tokens.space[2] }),
  item: css({ display: 'grid', justifyItems: 'center', gap: tokens.space[2] }),
  name: css({
    fontWeight: tokens.weight.strong,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    ...tokens.type.small,
  }),
};
