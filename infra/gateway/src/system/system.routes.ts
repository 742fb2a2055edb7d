import type { Resource } from '@atrium/contracts/system';
import * as calls from '@atrium/contracts/system';
import type { InferOutput } from 'valibot';
import type { Subject } from '../platform/subject.ts';
import { checkAffiliate } from './affiliate.ts';
import { COUNTRIES } from './countries.ts';
import { storeFeedback } from './feedback.ts';
import { serviceCatalogue } from './service-catalogue.ts';
import { permissionOf, registrationSettings, whitelabelOf } from './permission.ts';

export const system: Subject = (routes) => {
  routes.open(calls.status, async (parts, { caller }) => ({
    ...(await permissionOf(parts, caller)),
    ...(parts.config.development ? { development: true } : {}),
  }));
  routes.open(calls.whitelabel, whitelabelOf);
  routes.open(calls.registerSettings, registrationSettings);
  routes.open(calls.domainRoute, async (parts) => ({
    domainList: await parts.settings.get<string[]>('domains', []),
    resources: await parts.settings.get<InferOutput<typeof Resource>[]>('resources', []),
  }));
  routes.open(calls.countries, (parts) => parts.settings.get('countries', [...COUNTRIES]));
  routes.open(calls.serviceCatalogue, serviceCatalogue);
  routes.open(calls.feedback, storeFeedback);
  routes.open(calls.affiliate, checkAffiliate);
};
