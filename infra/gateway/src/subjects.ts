import type { FastifyInstance } from 'fastify';
import type { Routes } from './platform/endpoint.ts';
import type { Parts } from './platform/parts.ts';

/** A subject binds its calls; `server` is for the few routes that are no calls of the contracts (pictures, streams). */
export type Subject = (routes: Routes, parts: Parts, server: FastifyInstance) => void | Promise<void>;

/** Every subject, in the order in which it is registered. */
export const SUBJECTS: readonly Subject[] = [];
