import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { redeemInvitation } from '@atrium/contracts/registry-invitations';
import type { Command } from 'commander';
import { callRegistry } from '../registry/call-registry.ts';
import { keepAddresses, readSettings, TOKEN_FILE } from '../settings.ts';
import type { SquadContext } from './context.ts';

/**
 * `join`: an operator's invitation becomes the squad's token, which the other commands read from the folder, as they read the
 * addresses of registry and site from `package.json`.
 */
export function addJoin(program: Command, { folder, env, answer }: SquadContext): void {
  program
    .command('join')
    .argument('<invitation>')
    .option(
      '--registry <address>',
      'where the invitation comes from; kept in package.json with the address of the site',
    )
    .description("redeem an operator's invitation; the token is stored in this folder")
    .action(async (invitation: string, options: { registry?: string }) => {
      // An invitation works once, so first of all this has to be a squad's folder.
      const settings = readSettings(folder, env);
      const registry = options.registry ?? settings.registry.url;
      const redeemed = await callRegistry({ url: registry, token: undefined }, redeemInvitation, {
        body: { invitation },
      });
      const { token, name, remote, expiresAt, site } = redeemed;
      writeFileSync(join(folder, TOKEN_FILE), `${token}\n`, { mode: 0o600 });
      keepAddresses(folder, { registry, site });
      answer(`${name} may change ${remote} until ${expiresAt}. The token is in ${TOKEN_FILE}; keep it out of git.`);
    });
}
