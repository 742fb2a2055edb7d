import { parseArgs } from 'node:util';
import { crawlScreen, type Fault } from '../crawl/crawl-screen.ts';
import { visitAs, WHO, type Who } from '../crawl/visits.ts';
import { launchChromium } from '../portal/launch-chromium.ts';

/**
 * Presses every button and link of every screen of a disposable portal: as a visitor, a member, an agent and an operator,
 * in a wide window and in one as narrow as a phone.
 * Exit code 1 when a control does nothing, leads nowhere or logs an error.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    as: { type: 'string', default: WHO.join(',') },
    only: { type: 'string' },
    width: { type: 'string', default: '1440,390' },
  },
});
const viewports = values.width.split(',').map((width) => ({ width: Number(width), height: 900 }));
const people = values.as.split(',');
const unknown = people.filter((who) => !WHO.includes(who as Who));
if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. Known: ${WHO.join(', ')}.`);

const browser = await launchChromium();
const faults: (Fault & { as: Who; width: number })[] = [];
let screens = 0;
let pressed = 0;
try {
  await Promise.all(
    (people as Who[]).map(async (who) => {
      for (const viewport of viewports) await crawlAs(who, viewport);
    }),
  );
} finally {
  await browser.close();
}
if (values.json) console.log(JSON.stringify({ name: 'crawl', screens, pressed, faults }));
else console.log(`${pressed} controls on ${screens} screens; ${faults.length} faults.`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Home is the beginning of every address: `/$` means that screen alone. */
function isWanted(path: string): boolean {
  const only = values.only ?? '';
  return only.endsWith('$') ? path === only.slice(0, -1) : path.startsWith(only);
}

/** Crawls the screens of one kind of visitor in a window of one size. */
async function crawlAs(who: Who, viewport: { width: number; height: number }): Promise<void> {
  const { visit, paths } = await visitAs(browser, who, viewport);
  const where = `${who} ${viewport.width}`;
  for (const path of paths.filter(isWanted)) {
    const found = await crawlScreen(visit, path).catch((error: Error) => ({
      faults: [{ screen: path, control: '(the screen)', fault: error.message.split('\n')[0]! }],
      pressed: 0,
    }));
    screens += 1;
    pressed += found.pressed;
    for (const fault of found.faults) {
      faults.push({ as: who, width: viewport.width, ...fault });
      if (!values.json) console.log(`${where}  ${fault.screen}  ${fault.control}: ${fault.fault}`);
    }
    if (!values.json) process.stderr.write(`${where} ${path}: ${found.pressed} controls\n`);
  }
  await visit.page.context().close();
}
