import * as calls from '@atrium/contracts/registry-stand-ins';
import type { Bind } from '../bind-operation.ts';
import { makeChange, type RegistryParts } from '../registry.ts';
import { acceptedStandIn, dropStandIn, prepareStandIn, preparedStandIns } from './prepared.ts';

export function standInRoutes(parts: RegistryParts, bind: Bind): void {
  bind(calls.standIns, () => preparedStandIns(parts));
  bind(calls.prepareStandIn, ({ operator, body, params }) => prepareStandIn(parts, operator.name, params.name, body));
  bind(calls.dropStandIn, ({ operator, body, params }) => dropStandIn(parts, operator.name, params.name, body));
  bind(calls.acceptStandIn, async ({ operator, body, params }) =>
    makeChange(parts, operator.name, await acceptedStandIn(parts, params.name, body)),
  );
}
