import { startAfterPaint, startAtOnce } from './start-after-paint.ts';

const scripts = [
  { url: '/shell/abc/vendor.js', integrity: 'sha384-V' },
  { url: '/shell/abc/shell.js', integrity: 'sha384-S' },
];

interface Added {
  src?: string;
  integrity?: string;
  crossOrigin?: string;
  async?: boolean;
}

/** Runs the page's script in a browser that is made of what the script asks of one. */
function started({ hidden = false, tells = ['paint'] }: { hidden?: boolean; tells?: string[] } = {}) {
  const added: Added[] = [];
  const watchers: ((list: { getEntriesByName(name: string): unknown[] }) => void)[] = [];
  const timers: [() => void, number][] = [];
  class Watch {
    static supportedEntryTypes = tells;
    constructor(seen: (typeof watchers)[number]) {
      watchers.push(seen);
    }
    observe() {}
    disconnect() {}
  }
  const page = { hidden, createElement: (): Added => ({}), body: { append: (script: Added) => added.push(script) } };
  const code = /^<script nonce="N">(.*)<\/script>$/s.exec(startAfterPaint(scripts, 'N'))![1]!;
  new Function('document', 'PerformanceObserver', 'setTimeout', code)(page, Watch, (run: () => void, after: number) => timers.push([run, after]));
  return {
    added,
    timers,
    paint: (name: string) => {
      for (const seen of watchers) seen({ getEntriesByName: (asked) => (asked === name ? [{}] : []) });
    },
  };
}

const ALL = scripts.map(({ url, integrity }) => ({ src: url, integrity, crossOrigin: '', async: false }));

it('adds the scripts once, in their order, when content was painted', () => {
  const browser = started();
  expect(browser.added).toEqual([]);
  browser.paint('first-paint');
  expect(browser.added).toEqual([]);
  browser.paint('first-contentful-paint');
  expect(browser.added).toEqual(ALL);
  for (const [run] of browser.timers) run();
  expect(browser.added).toEqual(ALL);
});

it('does not wait for ever, nor in a tab that is not painted, nor where paints are not told of', () => {
  const { added, timers } = started();
  expect(timers.map(([, after]) => after)).toEqual([500]);
  timers[0]![0]();
  expect(added).toEqual(ALL);
  expect(started({ hidden: true }).added).toEqual(ALL);
  expect(started({ tells: [] }).added).toEqual(ALL);
});

it('leaves a page that shows nothing before its scripts to the browser', () => {
  expect(startAtOnce(scripts, 'N')).toBe(
    '<script defer src="/shell/abc/vendor.js" integrity="sha384-V" crossorigin nonce="N"></script><script defer src="/shell/abc/shell.js" integrity="sha384-S" crossorigin nonce="N"></script>',
  );
});
