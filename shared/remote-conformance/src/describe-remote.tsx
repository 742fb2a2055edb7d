import type { RemoteDefinition } from '@atrium/host/define-remote';
import type { Route } from '@atrium/host/testing';
import { declarationFindings, textFindings } from './findings.ts';
import { mountInTest } from './mount-in-test.tsx';
import { pagesOf } from './mount-page.tsx';

export interface RemoteSuite {
  /** Other remotes, whose addresses are taken. */
  others?: readonly Pick<RemoteDefinition, 'name' | 'routes'>[];
  /** The replies of the gateway while the pages are shown. Every other call fails. */
  answers?: readonly Route[];
}

/**
 * The suite that every remote passes (jest, a page environment): its declaration is consistent, its texts are complete,
 * and each of its pages renders without the gateway and releases all of its resources.
 */
export function describeRemote(remote: RemoteDefinition, { others, answers }: RemoteSuite = {}): void {
  describe(`the remote ${remote.name}`, () => {
    it('declares a name, a contract of this host, and addresses that nobody else has', () => {
      expect(declarationFindings(remote, others)).toEqual([]);
    });

    it('has every text in every language', async () => {
      expect(await textFindings(remote)).toEqual([]);
    });

    it.each(pagesOf(remote).map((page) => [page.title, page] as const))(
      '%s comes up while the gateway fails, and leaves nothing behind',
      async (_, page) => {
        const outcome = await mountInTest(remote, page, answers);
        expect(outcome).toEqual({ thrown: [], elements: expect.any(Number), leaks: [] });
        // A part may have nothing to say, for instance to a visitor.
        if (!page.input) expect(outcome.elements).toBeGreaterThan(0);
      },
      30_000,
    );
  });
}
