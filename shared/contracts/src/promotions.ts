import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Instant } from './money.ts';

export const Promotion = v.object({ id: v.string(), type: v.string(), title: v.string(), summary: v.string(), html: v.string(), startsAt: Instant, endsAt: v.nullable(Instant), scene: v.string(), state: v.string() });
export type Promotion = v.InferOutput<typeof Promotion>;
export const promotions = endpoint({ name: 'promotions.list', method: 'GET', path: '/wps/promotions', access: 'none', summary: 'Promotions that run now.', source: '1-13, 7-075', query: v.object({ language: v.optional(v.string(), 'EN'), type: v.optional(v.string()) }), reply: v.array(Promotion), errors: [] });
/** Source: 3-43. Which promotions the member may take part in. */
export const availablePromo = endpoint({ name: 'promotions.available', method: 'GET', path: '/wps/member/promotions/available', access: 'token', summary: 'Promo flags of the member.', source: '3-43', reply: v.object({ availablePromo: v.array(v.object({ type: v.string(), enabled: v.boolean() })), availablePromoCount: v.number() }), errors: [] });
export const missionSummary = endpoint({ name: 'promotions.missionSummary', method: 'GET', path: '/wps/relay/MCSFE_getMissionSummaryDetails', access: 'token', summary: 'Mission count and progress.', source: '7-059', reply: v.object({ count: v.number(), completed: v.number() }), errors: [] });
