import type { Check } from '../check.ts';
import { accessChecks } from './access.checks.ts';
import { callChecks } from './calls.checks.ts';
import { moneyChecks } from './money.checks.ts';
import { sessionChecks } from './session.checks.ts';
import { surroundingChecks } from './surroundings.checks.ts';

export const ALL_CHECKS: readonly Check[] = [
  ...surroundingChecks,
  ...callChecks,
  ...accessChecks,
  ...sessionChecks,
  ...moneyChecks,
];
