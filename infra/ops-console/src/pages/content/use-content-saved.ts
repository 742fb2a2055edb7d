import type { CONTENT_STATES } from '@atrium/contracts/operator-content';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../data/toasts.tsx';

/** Confirms a change of what members read and closes its editor; returns true, for `useActionForm`. */
export function useContentSaved(onClose: () => void) {
  const { t } = useTranslation();
  const say = useToast();
  return (state: (typeof CONTENT_STATES)[number], title = '') => {
    say({ text: t(`content.saved.${state}`, { title }), tone: 'win', timeout: 6_000 });
    onClose();
    return true;
  };
}
