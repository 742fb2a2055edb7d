import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import unusedComponents from './unused-components-loader.ts';

const index = fileURLToPath(import.meta.resolve('react-router')).replace('/development/', '/production/');
const router = [...readFileSync(index, 'utf8').matchAll(/from "(\.\/chunk-[^"]+)"/g)]
  .map(([, part]) => readFileSync(join(dirname(index), part!), 'utf8'))
  .find((text) => text.includes('.forwardRef('))!;

it('leaves no name and no impure call that would keep a component of the router', () => {
  const components = /^(?:var|let|const) [\w$]+ = [\w$]+\.(?:forwardRef|memo|createContext)\(/gm;
  expect(router.match(components)!.length).toBeGreaterThanOrEqual(3);
  expect(router).toMatch(/^NavLink\.displayName = /m);

  const short = unusedComponents(router);
  expect(short.match(components)).toBeNull();
  expect(short.match(/= \/\* @__PURE__ \*\/ [\w$]+\.(?:forwardRef|memo|createContext)\(/g)).toHaveLength(
    router.match(components)!.length,
  );
  expect(short).not.toMatch(/^[\w$]+\.displayName = /m);
});
