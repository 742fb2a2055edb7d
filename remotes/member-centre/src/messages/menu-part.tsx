import { host, useResource } from '@atrium/host';
import type { Places } from '@atrium/host/places';
import { Badge } from '@atrium/ui/badge';
import { Icon } from '@atrium/ui/icon';
import { sheetRow } from '@atrium/ui/sheet-row';
import { useTranslation } from 'react-i18next';
import { unreadResource } from './unread.state.ts';

/** In the site's menu: the member's messages, with the number of unread ones. */
export function Part({ onChoose }: Places['shell.menu']) {
  const { t } = useTranslation('member-centre');
  const unread = useResource(unreadResource).value?.count ?? 0;
  return (
    <li>
      <button
        type="button"
        css={sheetRow}
        onClick={() => {
          onChoose();
          host().openCentre('member', 'messageV2');
        }}
      >
        <Icon name="mail" size={20} />
        {t('pages.messageV2')}
        {unread > 0 && <Badge tone="own">{unread}</Badge>}
      </button>
    </li>
  );
}
