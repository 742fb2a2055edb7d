import { atom } from 'jotai';

/** What Chromium offers where the site can be installed; other browsers have a menu entry of their own. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export const installPromptAtom = atom<InstallPrompt | null>(null);

/** Asks the visitor in the browser's own words; what it offered once is spent. */
export const installAtom = atom(null, async (get, set) => {
  const offered = get(installPromptAtom);
  set(installPromptAtom, null);
  await offered?.prompt();
});

/** The browser says it once, maybe before the page that has the button is there. */
export function followInstallPrompt(set: (atom: typeof installPromptAtom, prompt: InstallPrompt | null) => void): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    set(installPromptAtom, event as InstallPrompt);
  });
  addEventListener('appinstalled', () => set(installPromptAtom, null));
}
