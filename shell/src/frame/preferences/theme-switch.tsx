import { IconButton } from '@atrium/ui/icon-button';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { themeAtom } from '../../document/theme.state.ts';

export function ThemeSwitch({ size = 'small' }: { size?: 'small' | 'medium' }) {
  const { t } = useTranslation('shell');
  const [theme, choose] = useAtom(themeAtom);
  const dark = theme === 'dark';
  return (
    <IconButton
      icon={dark ? 'sun' : 'moon'}
      size={size}
      label={dark ? t('header.lightTheme') : t('header.darkTheme')}
      onClick={() => choose(dark ? 'light' : 'dark')}
    />
  );
}
