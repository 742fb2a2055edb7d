import { host } from '@atrium/host';
import type { CentrePage } from '@atrium/host/define-remote';
import { Icon } from '@atrium/ui/icon';
import { iconButtonLook } from '@atrium/ui/icon-button';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** A link from a page of a centre to its article of the help; a page without one has no link. */
export const HelpLink = ({ page, className }: { page: CentrePage; className?: string }) =>
  page.help ? <TopicLink topic={page.help} {...(className && { className })} /> : null;

/** A link from any page to an article of the help. */
export function TopicLink({ topic, className }: { topic: string; className?: string }) {
  const { t } = useTranslation('centre');
  const address = `/help?topic=${topic}`;
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
