import * as calls from '@atrium/contracts/agent-downline';
import type { Subject } from '../platform/subject.ts';
import { readStanding } from './account-standing.ts';
import { raiseTerms } from './raise-terms.ts';
import { setBlock } from './set-block.ts';
import { setNote } from './set-note.ts';
import { readTree } from './tree.ts';
import { treeFigures } from './tree-figures.ts';

export const agentDownline: Subject = (routes) => {
  routes.member(calls.tree, readTree);
  routes.member(calls.treeFigures, treeFigures);
  routes.member(calls.accountStanding, readStanding);
  routes.member(calls.raiseTerms, raiseTerms);
  routes.member(calls.setBlock, setBlock);
  routes.member(calls.setNote, setNote);
};
