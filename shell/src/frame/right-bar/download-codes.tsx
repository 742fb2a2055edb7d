import { DropDown } from '@atrium/ui/drop-down';
import { Icon } from '@atrium/ui/icon';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../loading/lazy-part.tsx';
import type { Download } from '../../contacts/contacts.ts';

const QrList = lazyPart<{ downloads: readonly Download[] }>(() =>
  import('./qr-list.tsx').then((module) => module.QrList),
);

/** The download icon; its codes are rendered when it is opened. */
export function DownloadCodes({ downloads, className }: { downloads: readonly Download[]; className?: string }) {
  const { t } = useTranslation('shell');
  return (
    <DropDown
      label={t('rightBar.codes')}
      opens="press"
      align="end"
      css={{ display: 'flex', '& > div': { insetBlockStart: 'auto', insetBlockEnd: 0, insetInlineEnd: 56 } }}
      trigger={(bind) => (
        <button
          type="button"
          aria-label={t('rightBar.download')}
          title={t('rightBar.download')}
          className={className}
          {...bind}
        >
          <Icon name="app" size={20} />
        </button>
      )}
    >
      {() => <QrList downloads={downloads} />}
    </DropDown>
  );
}
