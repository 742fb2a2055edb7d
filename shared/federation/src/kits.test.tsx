import type { SnapshotKit } from '@atrium/contracts/snapshot';
import { createKits } from './kits.ts';

const COPY = { container: 'kit_lobby', integrity: 'sha384-lobby' };
const kitOf = (remote: string): SnapshotKit => ({ ...COPY, name: '@atrium/lobby', url: `/remotes/${remote}/lobby.js` });
const exported = { lobby: true };

/** A page in which the scripts of these addresses fail, and every other one defines the kit. */
function page(fetched: string | undefined, broken: readonly string[] = []) {
  const requested: string[] = [];
  const bases: string[] = [];
  const addresses = new Map([[COPY.integrity, fetched]]);
  const kits = createKits(
    (url) => {
      requested.push(url);
      const script = document.createElement('script');
      setTimeout(() => {
        const kit = (_shared: unknown, base: string) => {
          bases.push(new URL(base).pathname);
          return exported;
        };
        if (!broken.includes(url)) Object.assign(globalThis, { [COPY.container]: kit });
        script.dispatchEvent(new Event(broken.includes(url) ? 'error' : 'load'));
      });
      return script;
    },
    (integrity) => {
      const url = addresses.get(integrity);
      addresses.delete(integrity);
      return url;
    },
  );
  return { kits, requested, bases };
}
afterEach(() => Reflect.deleteProperty(globalThis, COPY.container));

it('executes the file that was fetched ahead from another remote, and loads later files from its own folder', async () => {
  const { kits, requested, bases } = page('/remotes/live/lobby.js');
  expect(await kits.instanceOf(kitOf('fish'), undefined)).toBe(exported);
  expect(requested).toEqual(['/remotes/live/lobby.js']);
  expect(bases).toEqual(['/remotes/fish/']);
});

it('requests its own copy where the fetched one fails', async () => {
  const { kits, requested } = page('/remotes/live/lobby.js', ['/remotes/live/lobby.js']);
  expect(await kits.instanceOf(kitOf('fish'), undefined)).toBe(exported);
  expect(requested).toEqual(['/remotes/live/lobby.js', '/remotes/fish/lobby.js']);
});

it('requests its own copy once where that is what was fetched', async () => {
  const { kits, requested } = page('/remotes/fish/lobby.js', ['/remotes/fish/lobby.js']);
  await expect(kits.instanceOf(kitOf('fish'), undefined)).rejects.toThrow('Not loaded: /remotes/fish/lobby.js');
  expect(requested).toEqual(['/remotes/fish/lobby.js']);
});

it('rejects where both fail, and requests its own copy again the next time', async () => {
  const { kits, requested } = page('/remotes/live/lobby.js', ['/remotes/live/lobby.js', '/remotes/fish/lobby.js']);
  await expect(kits.instanceOf(kitOf('fish'), undefined)).rejects.toThrow('Not loaded: /remotes/fish/lobby.js');
  await expect(kits.instanceOf(kitOf('fish'), undefined)).rejects.toThrow('Not loaded');
  expect(requested.at(-1)).toBe('/remotes/fish/lobby.js');
  expect(requested).toHaveLength(3);
});
