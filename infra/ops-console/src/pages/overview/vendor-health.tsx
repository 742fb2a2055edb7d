import type { OperatedVendor } from '@atrium/contracts/operator';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { State } from '../../parts/state.tsx';
import { VendorState } from '../vendors/vendor-state.tsx';

/** The vendors that need attention, by name, and the number of the others. */
export function VendorHealth({ vendors }: { vendors: readonly OperatedVendor[] }) {
  const { t } = useTranslation();
  const ill = vendors.filter(({ up, health }) => !up || health === 'failing');
  return (
    <ul>
      {ill.map((vendor) => (
        <li key={vendor.code} css={styles.line}>
          <strong>{vendor.name}</strong>
          <VendorState vendor={vendor} />
        </li>
      ))}
      <li css={styles.line}>
        <State tone="good">{t('vendorsUp', { count: vendors.length - ill.length })}</State>
      </li>
    </ul>
  );
}

const styles = {
  line: css({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minBlockSize: 40,
    borderBlockStart: `1px solid ${tokens.color.line}`,
    ...tokens.type.small,
  }),
};
