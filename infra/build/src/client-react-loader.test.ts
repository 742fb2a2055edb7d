import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import clientReact from './client-react-loader.ts';

const require = createRequire(import.meta.url);
const source = readFileSync(
  require.resolve('react-dom').replace(/index\.js$/, 'cjs/react-dom-client.production.js'),
  'utf8',
);

it('leaves hydration and view transitions out of React, and everything else in', () => {
  const short = clientReact(source);
  expect(short.length).toBeLessThan(source.length - 60_000);
  expect(short).not.toContain('exports.hydrateRoot');
  expect(short).not.toMatch(/\.(?:isDehydrated|dehydrated)\b/);
  expect(short).not.toMatch(/\bisHydrating(?![\w$])|shouldStartViewTransition|335544064/);
  expect(short).toContain('exports.createRoot = function');
  // A field of its own is the parameter of an input's first values.
  expect(short).toContain('element.checked = isHydrating$ ?');
  expect(() => new Function('exports', 'require', short)).not.toThrow();
});

it.each(['popHydrationState', 'startViewTransition'])('refuses a React without %s', (name) => {
  expect(() => clientReact(source.replaceAll(name, 'renamed'))).toThrow(
    `any more: look at what a page without it needs.`,
  );
});
