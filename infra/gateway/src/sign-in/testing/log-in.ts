import type { InputOf } from '@atrium/contracts/endpoint';
import { login } from '@atrium/contracts/session';
import type { NewMember } from '../../platform/testing/new-member.ts';
import type { TestApp } from '../../platform/testing/test-app.ts';
import type { Visitor } from '../../platform/testing/visitor.ts';

/** Creates a member with a password that the login accepts, `Secret-0001` unless another is given. */
export async function someone(
  app: TestApp,
  { password = 'Secret-0001', ...member }: NewMember = {},
): Promise<{ id: string; account: string; password: string }> {
  return { ...(await app.member({ password, ...member })), password };
}

/** Sends the login form by username. */
export const logIn = (
  visitor: Visitor,
  username: string,
  password: string,
  more: Partial<InputOf<typeof login>['body']> = {},
) => visitor.call(login, { body: { username, password, type: 'username', ...more } });
