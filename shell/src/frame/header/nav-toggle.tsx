import { IconButton } from '@atrium/ui/icon-button';
import { useTranslation } from 'react-i18next';

/** Shows and hides the games' navigation on the lottery screen, where the board needs the room (specification 2.3). */
export function NavToggle({ open, onToggle }: { open: boolean; onToggle: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <IconButton
      icon="menu"
      size="small"
      label={open ? t('header.hideNavigation') : t('header.showNavigation')}
      aria-expanded={open}
      onClick={onToggle}
    />
  );
}
