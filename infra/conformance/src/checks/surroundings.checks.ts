import { request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { LIVE_PATH } from '@atrium/contracts/live';
import type { Check } from '../check.ts';
import { methodsOf } from './request-for.ts';

interface Begun {
  status: number;
  type: string;
  cache: string;
  text: string;
}

const FIRST_FRAME_TIMEOUT_MS = 5_000;

/** The start of a stream, up to its first complete frame. */
function beginningOf(url: string, path: string): Promise<Begun> {
  return new Promise((resolve, reject) => {
    const address = new URL(path, url);
    const sent = (address.protocol === 'https:' ? secureRequest : request)(
      address,
      { headers: { accept: 'text/event-stream' } },
      (response) => {
        let text = '';
        const end = () => {
          clearTimeout(timer);
          sent.destroy();
          resolve({
            status: response.statusCode!,
            type: String(response.headers['content-type']),
            cache: String(response.headers['cache-control']),
            text,
          });
        };
        const timer = setTimeout(end, FIRST_FRAME_TIMEOUT_MS);
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
          if (text.includes('\n\n')) end();
        });
        response.once('end', end);
      },
    );
    sent.once('error', (error) => reject(error));
    sent.end();
  });
}

export const surroundingChecks: readonly Check[] = [
  {
    id: 'live-stream',
    title: 'the live stream speaks Server-Sent Events at once and is not stored',
    async run({ url }) {
      const { status, type, cache, text } = await beginningOf(url, LIVE_PATH);
      if (status !== 200 || !type.startsWith('text/event-stream')) return [`${LIVE_PATH} answers ${status} ${type}`];
      const faults = /no-(store|cache)/.test(cache) ? [] : [`cache-control is ${cache}`];
      if (!/^(retry|event|data|id)?:/m.test(text) || !text.includes('\n\n'))
        faults.push('no frame arrived within five seconds');
      return faults;
    },
  },
  {
    id: 'health',
    title: '/healthz and /readyz answer 200 in JSON',
    async run({ send }) {
      const faults: string[] = [];
      for (const path of ['/healthz', '/readyz']) {
        const { status, json } = await send({ method: 'GET', path });
        if (status !== 200 || json === undefined) faults.push(`${path} answers ${status}`);
      }
      return faults;
    },
  },
  {
    id: 'api-description',
    title: '/openapi.json is OpenAPI 3.1 and describes every call under each method',
    async run({ send, calls }) {
      const { json } = await send({ method: 'GET', path: '/openapi.json' });
      const document = json as { openapi?: string; paths?: Record<string, Record<string, unknown>> } | undefined;
      if (!document?.openapi?.startsWith('3.1')) return ['it is not OpenAPI 3.1'];
      return calls.flatMap((endpoint) =>
        methodsOf(endpoint)
          .filter((method) => !document.paths?.[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()])
          .map((method) => `${method} ${endpoint.path} is missing`),
      );
    },
  },
];
