import type { DialogRequest } from '@atrium/host';
import { atom, type createStore } from 'jotai';

export interface OpenDialog {
  id: number;
  request: DialogRequest;
  answer: (value: string | null) => void;
}

/** Open dialogs, the last on top. */
export const dialogsAtom = atom<readonly OpenDialog[]>([]);

let made = 0;

/** Shows a dialog; resolves to the value of the button that was pressed, or null when it was closed. */
export function askDialog(store: ReturnType<typeof createStore>, request: DialogRequest): Promise<string | null> {
  return new Promise((resolve) => {
    const id = ++made;
    const answer = (value: string | null) => {
      store.set(dialogsAtom, (open) => open.filter((each) => each.id !== id));
      resolve(value);
    };
    store.set(dialogsAtom, (open) => [...open, { id, request, answer }]);
  });
}
