import { atom } from 'jotai';

/** The installation that Chromium offers; other browsers have a menu entry of their own. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export const installPromptAtom = atom<InstallPrompt | null>(null);

/** Opens the browser's own installation dialog. Each offer can be used once. */
export const installAtom = atom(null, async (get, set) => {
  const offered = get(installPromptAtom);
  set(installPromptAtom, null);
  await offered?.prompt();
});

/** The browser emits it once, perhaps before the page with the button is shown. */
export function followInstallPrompt(set: (atom: typeof installPromptAtom, prompt: InstallPrompt | null) => void): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    set(installPromptAtom, event as InstallPrompt);
  });
  addEventListener('appinstalled', () => set(installPromptAtom, null));
}
