import { requestsOf } from './read-definition.ts';

const declaration = `
  routes: [
    { path: '/den', load: wrap(() => import('./src/den-page.tsx')) },
    { path: '/den/:id', load: wrap(() => import('./src/one-page.tsx')) },
  ],`;
// jest would transform an import in a function, so the functions are given as text.
const loader = (text: string) => Object.assign(() => undefined, { toString: () => text });

it('reads the import of a plain loader', () => {
  expect(requestsOf(loader("() => import('./src/den-page.tsx')"), declaration, '/den')).toEqual(['./src/den-page.tsx']);
});

it('reads a wrapped loader from its declaration, with the imports of the wrapper', () => {
  const wrapped = loader("async () => { await import('./texts.ts'); return load(); }");
  expect(requestsOf(wrapped, declaration, '/den/:id')).toEqual(['./src/one-page.tsx', './texts.ts']);
});

it('leaves out what the bundler leaves in the file of the wrapper', () => {
  const wrapped = loader("async () => { await import(/* webpackMode: 'eager' */ './texts.ts'); return load(); }");
  expect(requestsOf(wrapped, declaration, '/den')).toEqual(['./src/den-page.tsx']);
  const named = "[{ path: '/den', load: wrap(() => import(/* webpackChunkName: 'den' */ './src/den-page.tsx')) }]";
  expect(requestsOf(wrapped, named, '/den')).toEqual(['./src/den-page.tsx']);
});

it('refuses a loader without a readable import', () => {
  expect(() => requestsOf(loader('() => load(name)'), declaration, '/other')).toThrow('The loader of /other');
});
