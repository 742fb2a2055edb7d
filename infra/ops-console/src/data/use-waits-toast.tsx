import { buttonLook } from '@atrium/ui/button-look';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useToast } from './toasts.tsx';

/** Reports that a change waits for a second person, with the way to the approvals. */
export function useWaitsToast(): () => void {
  const { t } = useTranslation();
  const say = useToast();
  return () =>
    say({
      text: t('waitsForSecond'),
      tone: 'warn',
      timeout: 0,
      action: (
        <Link to="/approvals" css={buttonLook({ size: 'small' })}>
          {t('nav.approvals')}
        </Link>
      ),
    });
}
