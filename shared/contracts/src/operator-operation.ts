import * as v from 'valibot';
import type { Operation } from './registry-operation.ts';

/** Declares one call of operators on the gateway; `operator.ts` lists them all. */
export const operation = <const O extends Operation>(definition: O): O => definition;

/** The reason for an operator's action: stored in the log with the state before and after. */
export const Reason = v.pipe(v.string(), v.trim(), v.minLength(1, 'A reason is needed.'), v.maxLength(500));
