import { host } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { useTranslation } from 'react-i18next';

/** Copies a text; `name` says which one. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const { t } = useTranslation('centre');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      host().toast('success', t('invite.copied'));
    } catch {
      host().toast('error', t('invite.notCopied'));
    }
  };
  return (
    <Button icon="copy" aria-label={t('invite.copyOf', { name })} onClick={() => void copy()}>
      {t('invite.copy')}
    </Button>
  );
}
