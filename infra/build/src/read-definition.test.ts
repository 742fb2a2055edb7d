import { requestsOf } from './read-definition.ts';

const declaration = `
  routes: [
    { path: '/den', load: wrap(() => import('./src/den-page.tsx')) },
    { path: '/den/:id', load: wrap(() => import('./src/one-page.tsx')) },
  ],`;
// As jest would rewrite an import in a function's text, the texts are written out.
const loader = (text: string) => Object.assign(() => undefined, { toString: () => text });

it('reads what a plain loader imports', () => {
  expect(requestsOf(loader("() => import('./src/den-page.tsx')"), declaration, '/den')).toEqual(['./src/den-page.tsx']);
});

it('reads a wrapped loader from its declaration, with what the wrapper imports', () => {
  const wrapped = loader("async () => { await import('./texts.ts'); return load(); }");
  expect(requestsOf(wrapped, declaration, '/den/:id')).toEqual(['./src/one-page.tsx', './texts.ts']);
});

it('refuses a loader whose import cannot be known', () => {
  expect(() => requestsOf(loader('() => load(name)'), declaration, '/other')).toThrow('The loader of /other');
});
