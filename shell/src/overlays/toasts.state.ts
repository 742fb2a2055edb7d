import { atom } from 'jotai';

export interface ShownToast {
  id: number;
  tone: 'info' | 'success' | 'error';
  text: string;
}

export const toastsAtom = atom<readonly ShownToast[]>([]);

let made = 0;

export const addToastAtom = atom(null, (_get, set, toast: Omit<ShownToast, 'id'>) => {
  set(toastsAtom, (shown) => [...shown.slice(-2), { ...toast, id: ++made }]);
});
export const dropToastAtom = atom(null, (_get, set, id: number) => {
  set(toastsAtom, (shown) => shown.filter((toast) => toast.id !== id));
});
