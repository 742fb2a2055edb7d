import { parseArgs } from 'node:util';
import { crawlScreen, type Fault } from '../crawl/crawl-screen.ts';
import { visitAs, WHO, type Who } from '../crawl/visits.ts';
import { launchChromium } from '../portal/launch-chromium.ts';

/**
 * Presses every button and link of every screen of a disposable portal: as a visitor, a member, an agent and an operator.
 * Exit code 1 when a control does nothing, leads nowhere or logs an error.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    as: { type: 'string', default: WHO.join(',') },
    only: { type: 'string' },
    width: { type: 'string', default: '1440' },
  },
});
const viewport = { width: Number(values.width), height: 900 };
const people = values.as.split(',');
const unknown = people.filter((who) => !WHO.includes(who as Who));
if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. Known: ${WHO.join(', ')}.`);

const browser = await launchChromium();
const faults: (Fault & { as: Who })[] = [];
let screens = 0;
let pressed = 0;
try {
  await Promise.all(
    (people as Who[]).map(async (who) => {
      const { visit, paths } = await visitAs(browser, who, viewport);
      for (const path of paths.filter((one) => one.startsWith(values.only ?? ''))) {
        const found = await crawlScreen(visit, path).catch((error: Error) => ({
          faults: [{ screen: path, control: '(the screen)', fault: error.message.split('\n')[0]! }],
          pressed: 0,
        }));
        screens += 1;
        pressed += found.pressed;
        for (const fault of found.faults) {
          faults.push({ as: who, ...fault });
          if (!values.json) console.log(`${who}  ${fault.screen}  ${fault.control}: ${fault.fault}`);
        }
        if (!values.json) process.stderr.write(`${who} ${path}: ${found.pressed} controls\n`);
      }
    }),
  );
} finally {
  await browser.close();
}
if (values.json) console.log(JSON.stringify({ name: 'crawl', screens, pressed, faults }));
else console.log(`${pressed} controls on ${screens} screens; ${faults.length} faults.`);
process.exitCode = faults.length > 0 ? 1 : 0;
