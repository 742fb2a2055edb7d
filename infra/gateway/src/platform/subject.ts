import type { FastifyInstance } from 'fastify';
import type { Parts } from './parts.ts';
import type { Routes } from './routes.ts';

/** Binds the calls of one subject. `server` takes the routes that are not in the contracts, such as pictures and streams. */
export type Subject = (routes: Routes, parts: Parts, server: FastifyInstance) => void | Promise<void>;
