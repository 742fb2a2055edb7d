import type { RemoteModule } from '@atrium/contracts/snapshot';
import type { Cause } from './cause.ts';
import { loadModule } from './load-module.ts';

const slots = {
  version: '1.4.1',
  entry: '/remotes/slots/1.4.1/remoteEntry.js',
  integrity: 'sha384-x',
  container: 'slots_1_4_1',
  contract: 1,
} as unknown as RemoteModule;
const thrown = (name: string, place: string, message = 'fails on purpose') =>
  Object.assign(new TypeError(message), {
    name,
    stack: `${name}: ${message}\n    at start (${place}:1:4711)\n    at https://play.example.com/remotes/slots/1.4.1/remoteEntry.js:1:1`,
  });

/** The cause when the runtime rejects with this error and the diagnosis times out. */
async function causeOf(error: Error): Promise<Cause> {
  const causes: Cause[] = [];
  const ports = {
    runtime: { load: () => Promise.reject(error), fetchAgain: async () => {} } as never,
    clock: { now: () => 0, setTimeout, clearTimeout } as never,
    random: () => 0,
    origins: [],
    failed: (_module: RemoteModule, cause: Cause) => void causes.push(cause),
    diagnose: async () => 'timeout' as const,
  };
  await expect(loadModule('slots', slots, ports, false)).rejects.toThrow('did not load');
  return causes[0]!;
}

it('finds without fetching files whether code of the remote threw, and of which remote', async () => {
  expect(await causeOf(thrown('TypeError', 'https://play.example.com/remotes/slots/1.4.1/621.js'))).toBe('evaluation');
  expect(await causeOf(thrown('ChunkLoadError', 'https://play.example.com/remotes/slots/1.4.1/remoteEntry.js'))).toBe(
    'timeout',
  );
  expect(await causeOf(thrown('TypeError', 'https://play.example.com/remotes/fish/1.4.1/621.js'))).toBe('timeout');
  expect(
    await causeOf(
      thrown(
        'Error',
        'https://play.example.com/shell/0a1b2c3d/remotes.js',
        'Failed to get /remotes/slots/1.4.1/remoteEntry.js',
      ),
    ),
  ).toBe('timeout');
});
