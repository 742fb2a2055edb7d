import { type Toast, Toasts } from '@atrium/ui/toast';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Say = (toast: Omit<Toast, 'id'>) => void;
const SayToast = createContext<Say>(() => {});

/** Shows a message at the edge of the screen that remains when the page changes. */
export const useToast = (): Say => useContext(SayToast);

export function ToastHost({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [toasts, setToasts] = useState<Toast[]>([]);
  const dismiss = useCallback((id: string) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  const say = useMemo<Say>(
    () => (toast) => setToasts((all) => [...all.slice(-2), { ...toast, id: crypto.randomUUID() }]),
    [],
  );
  return (
    <SayToast value={say}>
      {children}
      <Toasts toasts={toasts} onDismiss={dismiss} dismissLabel={t('close')} />
    </SayToast>
  );
}
