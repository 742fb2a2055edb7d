import { fetchScriptsAgain } from './fetch-scripts-again.ts';

const SCRIPT = { integrity: 'sha384-S', getAttribute: () => '/shell/abc/shell.js' };
const OTHER = { integrity: '', getAttribute: () => '/remotes/slots/1.0.0/1.js' };

/** Runs the page's script; returns what an error event of `target` adds, and after which pauses. */
function page() {
  const added: object[] = [];
  const pauses: number[] = [];
  let onError = (_: { target: object }) => {};
  const code = /^<script nonce="N">(.*)<\/script>$/s.exec(
    fetchScriptsAgain([{ url: '/shell/abc/shell.js' }], 'N'),
  )![1]!;
  new Function('document', 'addEventListener', 'setTimeout', code)(
    { createElement: () => ({}), body: { append: (script: object) => added.push(script) } },
    (_: string, listener: typeof onError) => (onError = listener),
    (run: () => void, after: number) => {
      pauses.push(after);
      run();
    },
  );
  return { added, pauses, fail: (target: object) => onError({ target }) };
}

it('[8-09] requests a lost script of the shell again, with growing pauses, and gives up after four times', () => {
  const { added, pauses, fail } = page();
  fail(SCRIPT);
  expect(added).toEqual([{ src: '/shell/abc/shell.js', integrity: 'sha384-S', crossOrigin: '', async: false }]);
  for (let more = 0; more < 9; more++) fail(SCRIPT);
  expect(pauses).toEqual([400, 1_600, 6_400, 25_600]);
});

it('leaves chunks to their own loaders, and errors without an element alone', () => {
  const { added, fail } = page();
  fail(OTHER);
  fail({});
  expect(added).toEqual([]);
});
