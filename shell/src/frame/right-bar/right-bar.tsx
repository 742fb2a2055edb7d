import { host, useEvent } from '@atrium/host';
import { Icon } from '@atrium/ui/icon';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCompact } from '../../document/use-compact.ts';
import { ContactSheet } from './contact-sheet.tsx';
import { DownloadCodes } from './download-codes.tsx';
import { openContact } from '../../contacts/open-contact.ts';
import { useContacts } from '../../contacts/use-contacts.ts';

/**
 * Contacts and downloads at the edge of the window. On a phone one button at the end of the page opens them in a sheet: a
 * floating one would cover what members want to press (15-08).
 */
export function RightBar() {
  const { t } = useTranslation('shell');
  const compact = useCompact();
  const [open, setOpen] = useState(false);
  const shown = useContacts();
  // Announced here because the customer-service window may be closed by now; that window has no right bar.
  useEvent('support.changed', ({ state }) => {
    if (state === 'answered') host().toast('info', t('support.replied'));
  });
  if (shown.contacts.length + shown.downloads.length === 0) return null;
  if (compact) {
    return (
      <aside aria-label={t('rightBar.title')} css={styles.end}>
        <button type="button" aria-haspopup="dialog" css={styles.button} onClick={() => setOpen(true)}>
          <Icon name="chat" size={20} />
          {t('rightBar.title')}
        </button>
        <ContactSheet open={open} onClose={() => setOpen(false)} {...shown} />
      </aside>
    );
  }
  return (
    <aside aria-label={t('rightBar.title')} css={styles.rail}>
      {shown.contacts
        .filter(({ open: { kind } }) => kind !== 'link')
        .map((contact) => (
          <button
            key={contact.key}
            type="button"
            aria-label={contact.name}
            title={contact.name}
            css={styles.item}
            onClick={() => openContact(contact)}
          >
            <Icon name={contact.icon} size={20} />
          </button>
        ))}
      {shown.downloads.length > 0 && <DownloadCodes downloads={shown.downloads} css={styles.item} />}
      {shown.contacts.map(
        ({ key, name, icon, open: target }) =>
          target.kind === 'link' && (
            <a
              key={key}
              href={target.url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={name}
              title={name}
              css={styles.item}
            >
              <Icon name={icon} size={20} />
            </a>
          ),
      )}
    </aside>
  );
}

const styles = {
  rail: css({
    position: 'fixed',
    insetInlineEnd: 0,
    insetBlockStart: 200,
    zIndex: tokens.layer.rail,
    inlineSize: 48,
    background: tokens.color.surface,
    border: `1px solid ${tokens.color.line}`,
    borderInlineEnd: 0,
    borderStartStartRadius: tokens.radius.large,
    borderEndStartRadius: tokens.radius.large,
    boxShadow: tokens.elevation.floating,
    '& > button:first-child': { color: tokens.color.accentText },
    '& > * + *': { borderBlockStart: `1px solid ${tokens.color.line}` },
  }),
  item: css({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    blockSize: 48,
    padding: 0,
    border: 0,
    background: 'none',
    color: tokens.color.text2,
    '&:focus-visible': { outlineOffset: -2 },
    [media.hover]: { '&:hover': { color: tokens.color.text } },
  }),
  end: css({ padding: tokens.space[4] }),
  button: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.space[2],
    inlineSize: '100%',
    minBlockSize: tokens.size.targetLarge,
    border: `1px solid ${tokens.color.lineStrong}`,
    borderRadius: tokens.radius.medium,
    background: tokens.color.surface,
    color: tokens.color.text,
    fontWeight: tokens.weight.medium,
  }),
};
