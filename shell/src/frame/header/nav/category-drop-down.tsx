import { host } from '@atrium/host';
import { DropDown } from '@atrium/ui/drop-down';
import { Icon } from '@atrium/ui/icon';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CategoryEntry } from './nav-entries.ts';
import { navLink } from './nav-link.ts';
import { launchOfVendor } from './vendor-launch.ts';
import { VendorMenu } from './vendor-menu-part.ts';

/** A category: a link to its page, and below it its vendors. */
export function CategoryDropDown({ entry, current }: { entry: CategoryEntry; current: 'page' | undefined }) {
  const { t } = useTranslation('shell');
  const name = t(`category.${entry.category}`);
  const { launches } = entry;
  return (
    <DropDown
      label={t('nav.vendorsOf', { category: name })}
      align="start"
      css={{ alignSelf: 'stretch' }}
      trigger={(bind) => (
        <Link
          to={entry.to}
          aria-current={current}
          css={navLink}
          {...bind}
          onClick={(event) => {
            if (!launches) return;
            event.preventDefault();
            void host().launch(launchOfVendor(launches));
          }}
        >
          {name}
          <Icon name="down" size={12} />
        </Link>
      )}
    >
      {(close) => <VendorMenu entry={entry} onChoose={close} />}
    </DropDown>
  );
}
