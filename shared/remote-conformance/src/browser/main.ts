import { browserFindings } from './browser-findings.ts';

/* The page in which the registry checks an uploaded version. Its server provides the version's files and manifest. */

const blocked = new Set<string>();
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
  blocked.add(
    `The site's policy (${effectiveDirective}) blocks ${blockedURI}${sample && `, which begins with "${sample}"`}.`,
  );
});

/** Called by the process that has opened the page. */
async function check(folder: string, report: (step: string) => Promise<void>): Promise<string[]> {
  const base = new URL(folder, location.href).href;
  const manifest = await (await fetch(`${base}manifest.json`)).json();
  return [...(await browserFindings({ manifest, base }, report)), ...blocked];
}
Object.assign(globalThis, { check });
