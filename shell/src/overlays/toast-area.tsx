import { Toasts } from '@atrium/ui/toast';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { dropToastAtom, toastsAtom } from './toasts.state.ts';

const TONES = { info: 'plain', success: 'win', error: 'error' } as const;

export function ToastArea() {
  const { t } = useTranslation('shell');
  const drop = useSetAtom(dropToastAtom);
  const toasts = useAtomValue(toastsAtom).map(({ id, tone, text }) => ({ id: String(id), tone: TONES[tone], text }));
  return <Toasts toasts={toasts} onDismiss={(id) => drop(Number(id))} dismissLabel={t('action.dismiss')} />;
}
