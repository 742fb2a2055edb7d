import { host } from '@atrium/host';
import { IconButton } from '@atrium/ui/icon-button';
import { useTranslation } from 'react-i18next';

/** One press from any page to the member's limits, breaks and reality check (RG-15). */
export function LimitsButton() {
  const { t } = useTranslation('shell');
  return <IconButton size="small" icon="shield" label={t('protection.limits')} onClick={openLimits} />;
}

/** Opens the page of the member centre with all tools of player protection. Visitors are asked to log in. */
export const openLimits = (): void => host().openCentre('member', 'protection');
