import { consolidated } from '@atrium/contracts/contract-flags';
import { createResource, host } from '@atrium/host';

export const consolidatedResource = createResource(consolidated);
export const openPage = (page: string): void => host().openCentre('agent', page);
