import type { FastifyInstance } from 'fastify';
import type { LiveHub } from './live/live-hub.ts';
import { live } from './live/live.routes.ts';
import { members } from './members/members.routes.ts';
import type { Routes } from './platform/endpoint.ts';
import type { Parts } from './platform/parts.ts';
import { session } from './session/session.routes.ts';
import { health } from './system/health.routes.ts';
import { system } from './system/system.routes.ts';
import { seamless } from './vendors/seamless/seamless.routes.ts';
import { vendors } from './vendors/vendors.routes.ts';
import { verification } from './verification/verification.routes.ts';
import { wallet } from './wallet/wallet.routes.ts';

/** A subject binds its calls; `server` is for the few routes that are no calls of the contracts (pictures, streams). */
export type Subject = (routes: Routes, parts: Parts, server: FastifyInstance) => void | Promise<void>;

/** Every subject, in the order in which it is registered. */
export const subjects = (hub: LiveHub): readonly Subject[] => [health, live(hub), system, session, verification, members, wallet, vendors, seamless];
