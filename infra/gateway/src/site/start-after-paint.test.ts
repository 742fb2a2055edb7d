import { startAfterPaint, startAtOnce } from './start-after-paint.ts';

const scripts = [
  { url: '/shell/abc/vendor.js', integrity: 'sha384-V' },
  { url: '/shell/abc/shell.js', integrity: 'sha384-S' },
];
const next = [{ url: '/remotes/slots/1.2.3/entry.js', integrity: 'sha384-E' }];

interface Added {
  src?: string;
  href?: string;
  rel?: string;
  as?: string;
  nonce?: string;
  fetchPriority?: string;
  integrity?: string;
  crossOrigin?: string;
  async?: boolean;
}

interface Shown {
  complete: boolean;
  offsetParent: object | null;
  fetchPriority: string;
  onload?: () => void;
}

/** Runs the page's script against the parts of a browser that it uses. */
function started({
  hidden = false,
  entryTypes = ['paint'],
  images = [],
}: {
  hidden?: boolean;
  entryTypes?: string[];
  images?: Shown[];
} = {}) {
  const added: Added[] = [];
  const watchers: ((list: { getEntriesByName(name: string): unknown[] }) => void)[] = [];
  const timers: [() => void, number][] = [];
  class Watch {
    static supportedEntryTypes = entryTypes;
    constructor(seen: (typeof watchers)[number]) {
      watchers.push(seen);
    }
    observe() {}
    disconnect() {}
  }
  const page = {
    hidden,
    images,
    currentScript: { nonce: 'N' },
    createElement: (): Added => ({}),
    body: { append: (script: Added) => added.push(script) },
  };
  const code = /^<script nonce="N">(.*)<\/script>$/s.exec(startAfterPaint(scripts, next, 'N'))![1]!;
  const later = (run: () => void, after?: number) => (after ? timers.push([run, after]) : run());
  new Function('document', 'PerformanceObserver', 'setTimeout', 'requestAnimationFrame', code)(
    page,
    Watch,
    later,
    later,
  );
  return {
    get added() {
      return added.filter(({ src }) => src);
    },
    get requested() {
      return added.filter(({ rel }) => rel);
    },
    timers,
    paint: async (name: string) => {
      for (const seen of watchers) seen({ getEntriesByName: (asked) => (asked === name ? [{}] : []) });
      await settled();
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

const LATER = next.map(({ url, integrity }) => ({
  rel: 'preload',
  as: 'script',
  href: url,
  integrity,
  nonce: 'N',
  fetchPriority: 'low',
  crossOrigin: '',
}));
const ALL = scripts.map(({ url, integrity }) => ({ src: url, integrity, crossOrigin: '', async: false }));

it('adds the scripts once, in their order, after content is painted', async () => {
  const browser = started();
  expect(browser.added).toEqual([]);
  await browser.paint('first-paint');
  expect(browser.added).toEqual([]);
  await browser.paint('first-contentful-paint');
  expect(browser.added).toEqual(ALL);
  for (const [run] of browser.timers) run();
  expect(browser.added).toEqual(ALL);
});

it('waits for the pictures in view, and for no others', async () => {
  const shown = { complete: false, offsetParent: {}, fetchPriority: 'high' };
  const awaited: Shown = { ...shown };
  const browser = started({
    images: [
      awaited,
      { ...shown, complete: true },
      { ...shown, offsetParent: null },
      { ...shown, fetchPriority: 'auto' },
    ],
  });
  await browser.paint('first-contentful-paint');
  expect(browser.added).toEqual([]);
  awaited.onload!();
  await settled();
  expect(browser.added).toEqual(ALL);
});

it('reads no positions before the first paint, since the browser would lay the page out for it', async () => {
  let reads = 0;
  const image = Object.defineProperty({ complete: false, fetchPriority: 'high' }, 'offsetParent', {
    get: () => {
      reads += 1;
      return null;
    },
  }) as Shown;
  const browser = started({ images: [image] });
  expect(reads).toBe(0);
  await browser.paint('first-contentful-paint');
  expect(reads).toBe(1);
});

it('requests the later files with the first content, before the pictures have come, and once', async () => {
  const browser = started({ images: [{ complete: false, offsetParent: {}, fetchPriority: 'high' }] });
  await browser.paint('first-paint');
  expect(browser.requested).toEqual([]);
  await browser.paint('first-contentful-paint');
  expect(browser.added).toEqual([]);
  expect(browser.requested).toEqual(LATER);
  for (const [run] of browser.timers) run();
  expect(browser.requested).toEqual(LATER);
});

it('does not wait for ever, nor in a hidden tab, nor where paint timing is unsupported', () => {
  const browser = started();
  expect(browser.timers.map(([, after]) => after)).toEqual([500]);
  browser.timers[0]![0]();
  for (const { added, requested } of [browser, started({ hidden: true }), started({ entryTypes: [] })])
    expect([added, requested]).toEqual([ALL, LATER]);
});

it('keeps an address that contains markup within its script', () => {
  const url = '/remotes/slots/1.2.3/</script><base href="https://evil.example">.js';
  const html = startAfterPaint(scripts, [{ url, integrity: 'sha384-E' }], 'N');
  expect(html.match(/<(?!script nonce="N">)/g)).toHaveLength(1);
  expect(html).toContain('/remotes/slots/1.2.3/\\u003c/script>');
});

it('defers the scripts of a page without a first picture', () => {
  expect(startAtOnce(scripts, 'N')).toBe(
    '<script defer src="/shell/abc/vendor.js" integrity="sha384-V" crossorigin nonce="N"></script><script defer src="/shell/abc/shell.js" integrity="sha384-S" crossorigin nonce="N"></script>',
  );
});
