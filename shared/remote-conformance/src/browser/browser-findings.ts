import { eventFault } from '@atrium/contracts/event-fault';
import { FINISHED_TAGS, LANGUAGES } from '@atrium/contracts/languages';
import type { RemoteDefinition } from '@atrium/host/define-remote';
import type { TestHost } from '@atrium/host/testing';
import { definitionOf } from '../definition-of.ts';
import { declarationFindings, identityFindings, textFindings } from '../findings.ts';
import { type MountOutcome, mountPage, pagesOf, type PlannedPage } from '../mount-page.tsx';
import type { Build } from '../open-build.ts';
import { firstLoad } from './first-load.ts';
import { watchSharedUse } from './shared-use.ts';
import { showInBrowser } from './show-in-browser.ts';

const FIRST_LANGUAGE = LANGUAGES[0]!;
/** From right to left, so that a change of the language changes the page's direction, too. */
const OTHER_LANGUAGE = LANGUAGES.find(({ dir }) => dir === 'rtl')!;

/**
 * The suite of `describe-built-remote` in a browser: loads a version, reads its texts, and mounts, updates and unmounts
 * each of its pages and parts. Returns one sentence for each problem. Each step waits for its `report`: a step that never
 * ends, or takes all memory, is known by its name. Source: 13-07.
 */
export async function browserFindings(
  build: Pick<Build, 'manifest' | 'base'>,
  report: (step: string) => Promise<void>,
): Promise<string[]> {
  let remote: RemoteDefinition;
  let taken: ReadonlySet<string> = new Set();
  await report('loading its entry');
  try {
    remote = await definitionOf(build, () => {
      taken = watchSharedUse();
    });
  } catch (error) {
    return [`It does not load: ${messageOf(error)}`];
  }
  const load = firstLoad(build);
  await report(`reading its texts in ${FINISHED_TAGS.length} languages`);
  const findings = [
    ...identityFindings(remote, build.manifest),
    ...declarationFindings(remote),
    ...(await textFindings(remote).catch((error: unknown) => [`Its texts do not load: ${messageOf(error)}`])),
  ];
  for (const page of pagesOf(remote)) {
    await report(page.title);
    const events = new Set<string>();
    const weigh = load.page(page.title);
    try {
      const outcome = await mountPage(remote, page, {
        show: showInBrowser,
        prepare: (host) => watchEvents(host, build, events),
        shown: () => findings.push(...weigh()),
        change: async ({ i18n }) => {
          const next = i18n.language === OTHER_LANGUAGE.tag ? FIRST_LANGUAGE : OTHER_LANGUAGE;
          document.documentElement.dir = next.dir;
          await i18n.changeLanguage(next.tag);
        },
      });
      findings.push(...mountFindings(page, outcome), ...[...events].map((what) => `${page.title} ${what}`));
    } catch (error) {
      findings.push(`${page.title} cannot be shown: ${messageOf(error)}`);
    }
  }
  const declared = build.manifest.consumes;
  const undeclared = [...taken].filter((name) => !(name in declared));
  return [...findings, ...undeclared.map((name) => `It takes ${name} from the host; manifest.json does not say so.`)];
}

function mountFindings({ title, input }: PlannedPage, { thrown, elements, leaks }: MountOutcome): string[] {
  const throwing = new Set(thrown.map((error) => `${title} throws while it is shown: ${messageOf(error)}`));
  return [
    ...throwing,
    // A part may have nothing to say.
    ...(elements === 0 && throwing.size === 0 && !input ? [`${title} shows nothing.`] : []),
    ...leaks.map((leak) => `${title} leaves ${leak} behind.`),
  ];
}

/** Collects the events of the version that it does not declare, or whose payload does not fit their schema. */
function watchEvents({ bus }: TestHost, { manifest, base }: Pick<Build, 'manifest' | 'base'>, found: Set<string>) {
  bus.observe((event, detail, stack) => {
    if (!stack?.includes(base)) return;
    if (!(event in manifest.events.says)) found.add(`emits the event "${event}", which its manifest does not declare.`);
    const fault = eventFault(event, detail);
    if (fault) found.add(`emits the event "${event}" with a wrong payload: ${fault}`);
  });
}

const messageOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : `${error}`);
