import { themeCookie } from '@atrium/contracts/preferences';

/** The theme that the visitor chose; undefined means the system's. */
export function chosenTheme(
  cookies: Readonly<Record<string, string | undefined>>,
  sitePort: number,
): 'dark' | 'light' | undefined {
  const theme = cookies[themeCookie(sitePort)];
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}
