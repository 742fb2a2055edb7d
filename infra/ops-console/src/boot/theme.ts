export type ThemeChoice = 'auto' | 'dark' | 'light';

/** Read before the first paint by the page's first script (console-page of the registry). */
const KEY = 'atrium-ops-theme';

export function chosenTheme(): ThemeChoice {
  const kept = localStorage.getItem(KEY);
  return kept === 'dark' || kept === 'light' ? kept : 'auto';
}

/** Without a choice: dark at night, else the system's theme. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'auto') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, choice);
  const hour = new Date().getHours();
  const bright = hour >= 7 && hour <= 18 && matchMedia('(prefers-color-scheme: light)').matches;
  document.documentElement.dataset.theme = choice === 'auto' ? (bright ? 'light' : 'dark') : choice;
}
