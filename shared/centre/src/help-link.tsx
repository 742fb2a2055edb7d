import { host } from '@atrium/host';
import type { CentrePage } from '@atrium/host/define-remote';
import { Icon } from '@atrium/ui/icon';
import { iconButtonLook } from '@atrium/ui/icon-button';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** A link from a page of a centre to its article of the help; a page without one has no link. */
export function HelpLink({ page, className }: { page: CentrePage; className?: string }) {
  const { t } = useTranslation('centre');
  if (!page.help) return null;
  const address = `/help?topic=${page.help}`;
  const open = (event: MouseEvent) => {
    // With a modifier the browser opens a tab or a window, and the centre stays open here.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    host().closeCentre();
    host().navigate(address);
  };
  return (
    <a
      href={address}
      aria-label={t('help')}
      title={t('help')}
      css={[iconButtonLook.button, iconButtonLook.medium]}
      className={className}
      onClick={open}
    >
      <Icon name="help" />
    </a>
  );
}
