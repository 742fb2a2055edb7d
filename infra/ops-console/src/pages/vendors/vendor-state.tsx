import type { OperatedVendor } from '@atrium/contracts/operator';
import { useTranslation } from 'react-i18next';
import { State } from '../../parts/state.tsx';
import { useFormat } from '../../parts/use-format.ts';

/** An operator's decision takes precedence over the result of probing. */
export function VendorState({ vendor: { up, returnsAt, health } }: { vendor: OperatedVendor }) {
  const { t } = useTranslation();
  const { moment } = useFormat();
  if (!up)
    return (
      <State tone="bad">{returnsAt ? t('vendor.downUntil', { time: moment(returnsAt) }) : t('vendor.down')}</State>
    );
  if (health === 'failing') return <State tone="warn">{t('vendor.failing')}</State>;
  return <State tone={health === 'ok' ? 'good' : 'calm'}>{t(health === 'ok' ? 'vendor.up' : 'vendor.unknown')}</State>;
}
