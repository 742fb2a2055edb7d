import { useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { RadioGroup } from '@atrium/ui/radio-group';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { addressLine } from '../addresses/address-line.ts';
import { addressesResource } from '../addresses/addresses.state.ts';

interface ChosenAddressProps {
  value: string;
  onChange: (id: string) => void;
  error: string | undefined;
  onAdd: () => void;
}

/** One address of the address book, for goods. */
export function ChosenAddress({ value, onChange, error, onAdd }: ChosenAddressProps) {
  const { t, i18n } = useTranslation('point-mall');
  const { value: addresses } = useResource(addressesResource);
  if (!addresses) return <Skeleton height={64} />;
  return (
    <div css={styles.choice}>
      {addresses.length > 0 && (
        <RadioGroup
          label={t('address')}
          look="rows"
          value={value}
          onChange={onChange}
          options={addresses.map((address) => ({
            value: address.id,
            label: <bdi>{address.recipient}</bdi>,
            detail: addressLine(address, i18n.language),
          }))}
        />
      )}
      {error && (
        <p role="alert" css={styles.error}>
          {error}
        </p>
      )}
      <Button icon="plus" size="small" onClick={onAdd}>
        {t('addresses.add')}
      </Button>
    </div>
  );
}

const styles = {
  choice: css({ display: 'grid', gap: tokens.space[2], justifyItems: 'start' }),
  error: css({ margin: 0, color: tokens.color.error, ...tokens.type.small }),
};
