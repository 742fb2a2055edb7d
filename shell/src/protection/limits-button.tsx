import { host } from '@atrium/host';
import { IconButton } from '@atrium/ui/icon-button';
import { useTranslation } from 'react-i18next';

/** One press from any page to the member's limits, breaks and reality check (RG-15). */
export function LimitsButton() {
  const { t } = useTranslation('shell');
  return <IconButton size="small" icon="shield" label={t('protection.limits')} onClick={openLimits} />;
}

/** Opens the page of the personal centre with every tool of player protection. A visitor is asked to sign in. */
export const openLimits = (): void => host().openCentre('member', 'protection');
