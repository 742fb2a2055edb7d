import { overridesText, parseOverride, parseOverrides, releasedVersion } from '@atrium/contracts/override';
import { OVERRIDE_PARAMETER, overrideCookie } from '@atrium/contracts/override-names';
import { host } from '@atrium/host';
import { dropCookie, readCookie } from '../../document/cookies.ts';
import { laterTexts } from '../../language/texts.ts';
import { type OpenOverrides, openOverrides } from './open-overrides.ts';

/** Loads the overrides of this browser, if there are any, and asks about the one that the address requests. */
export async function startOverrides(sitePort: number): Promise<OpenOverrides | undefined> {
  const name = overrideCookie(sitePort);
  const kept = parseOverrides(readCookie(name));
  const asked = new URLSearchParams(location.search).get(OVERRIDE_PARAMETER);
  if (asked !== null) void askFor(asked, name);
  if (kept.length === 0) return undefined;
  const open = await openOverrides(kept);
  const { showBadge } = await import(/* webpackChunkName: "override" */ './override-badge.tsx');
  void laterTexts().then(() =>
    showBadge(open, () => {
      dropCookie(name);
      location.reload();
    }),
  );
  return open;
}

/** Asks once and names the origin of the code. Nothing is fetched from there before the answer. */
async function askFor(asked: string, cookie: string): Promise<void> {
  const override = parseOverride(asked);
  await laterTexts();
  const { i18n, dialog, toast, navigate } = host();
  const t = i18n.getFixedT(null, 'shell');
  const leave = () => navigate(location.pathname, { replace: true });
  if (!override) {
    toast('error', t('override.refused'));
    return leave();
  }
  const { name, entry } = override;
  const version = releasedVersion(override, location.origin);
  const answer = await dialog({
    title: version ? t('override.releasedTitle', { name, version }) : t('override.title', { name }),
    text: version
      ? t('override.releasedQuestion', { name, version })
      : t('override.question', { name, origin: new URL(entry).origin }),
    icon: version ? 'info' : 'warning',
    cover: false,
    buttons: [
      { label: t('override.cancel'), value: 'cancel', tone: 'plain' },
      { label: t('override.confirm'), value: 'confirm', tone: 'primary' },
    ],
  });
  if (answer !== 'confirm') return leave();
  const { on } = await openOverrides([override]);
  if (on.length === 0) {
    toast('error', t('override.away', { name, origin: new URL(entry).origin }));
    return leave();
  }
  keep(cookie, overridesText([...parseOverrides(readCookie(cookie)), override]));
  location.replace(on[0]!.routes[0]?.path ?? '/');
}

/** Stores the override until the browser is closed. */
function keep(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Strict`;
}
