import { useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { useTranslation } from 'react-i18next';
import { transferOptionsResource } from './transfer.state.ts';

/** The way to send money to one of the downline; nothing where the brand has it switched off. */
export function TransferButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('agent-centre');
  const { value } = useResource(transferOptionsResource);
  if (!value?.downline) return null;
  return (
    <Button icon="cash" onClick={onPress}>
      {t('transfer.open')}
    </Button>
  );
}
