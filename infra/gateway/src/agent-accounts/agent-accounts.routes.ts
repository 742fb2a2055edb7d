import * as calls from '@atrium/contracts/agent-accounts';
import type { Subject } from '../platform/subject.ts';
import { openingBoundsOf } from './account-bounds.ts';
import { endLink, listLinks, makeLink } from './agent-links.ts';
import { openAccount } from './open-account.ts';

export const agentAccounts: Subject = (routes) => {
  routes.member(calls.openingBounds, openingBoundsOf);
  routes.member(calls.openAccount, openAccount);
  routes.member(calls.agentLinks, listLinks);
  routes.member(calls.makeLink, makeLink);
  routes.member(calls.endLink, endLink);
};
