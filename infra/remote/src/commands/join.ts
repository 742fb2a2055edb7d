import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { redeemInvitation } from '@atrium/contracts/registry-invitations';
import type { Command } from 'commander';
import { callRegistry } from '../registry/call-registry.ts';
import { readSettings, TOKEN_FILE } from '../settings.ts';
import type { SquadContext } from './context.ts';

/** `join`: an operator's invitation becomes the squad's token, which the other commands read from the folder. */
export function addJoin(program: Command, { folder, env, answer }: SquadContext): void {
  program
    .command('join')
    .argument('<invitation>')
    .description("redeem an operator's invitation; the token is stored in this folder")
    .action(async (invitation: string) => {
      const { url } = readSettings(folder, env).registry;
      const { token, name, remote, expiresAt } = await callRegistry({ url, token: undefined }, redeemInvitation, {
        body: { invitation },
      });
      writeFileSync(join(folder, TOKEN_FILE), `${token}\n`, { mode: 0o600 });
      answer(`${name} may change ${remote} until ${expiresAt}. The token is in ${TOKEN_FILE}; keep it out of git.`);
    });
}
