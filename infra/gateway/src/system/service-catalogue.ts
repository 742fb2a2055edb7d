import type { ReplyOf } from '@atrium/contracts/endpoint';
import { sealServicePath } from '@atrium/contracts/service-path';
import type { serviceCatalogue as catalogueCall } from '@atrium/contracts/system';
import type { Parts } from '../platform/parts.ts';

/** A service in the setting `services`, always with its plain address. */
interface Service {
  type: number;
  name: string;
  path: string;
}

const ENCRYPTED = 3;

/** The catalogue for clients, with paths of type 3 encrypted. Source: 3-75, 3-76. */
export async function serviceCatalogue({ settings }: Parts): Promise<ReplyOf<typeof catalogueCall>> {
  const services = await settings.get<Service[]>('services', []);
  const pathList = services.map(async ({ type, name, path }) => ({
    type,
    name,
    path: type === ENCRYPTED ? await sealServicePath(path) : path,
  }));
  return { version: { pathList: await Promise.all(pathList) } };
}
