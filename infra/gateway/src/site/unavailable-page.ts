import { randomBytes } from 'node:crypto';
import { nearestTag } from '@atrium/contracts/language-of';
import { languageCookie } from '@atrium/contracts/preferences';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chosenTheme } from './html/chosen-theme.ts';
import { escapeHtml } from './html/escape-html.ts';
import { htmlLanguage } from './html/language-tag.ts';
import { pageWords } from './html/page-words.ts';

const RETRY_SECONDS = 5;
const STYLE =
  ':root{color-scheme:dark light}[data-theme=dark]{color-scheme:dark}[data-theme=light]{color-scheme:light}' +
  'body{margin:0;font:400 1rem/1.6 system-ui,sans-serif;background:Canvas;color:CanvasText}' +
  'main{max-inline-size:34rem;margin:20vh auto;padding-inline:1.5rem}h1{font-size:1.75rem;line-height:1.25}' +
  'a{display:inline-block;margin-block-start:.5rem;padding:.625rem 1.25rem;border:1px solid;border-radius:.5rem;color:inherit;text-decoration:none}';

/**
 * Sends a page where the site has none: its database, most likely, cannot be reached. It needs nothing but this reply,
 * is in the visitor's language and theme, and opens the address again as soon as that succeeds. Status 503.
 */
export function sendUnavailablePage(request: FastifyRequest, reply: FastifyReply, sitePort: number): FastifyReply {
  const chosen = nearestTag(request.cookies[languageCookie(sitePort)], request.headers['accept-language']);
  const { lang, dir } = htmlLanguage(chosen);
  const { title, description, action } = pageWords('/unavailable', lang);
  const theme = chosenTheme(request.cookies, sitePort);
  const nonce = randomBytes(16).toString('base64');
  const retry = `setInterval(()=>fetch(location.href).then(reply=>{if(reply.status!==503)location.reload()}).catch(()=>{}),${RETRY_SECONDS * 1_000})`;
  return reply
    .status(503)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(RETRY_SECONDS),
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    })
    .send(
      [
        `<!doctype html><html lang="${lang}" dir="${dir}"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">`,
        `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title!)}</title>`,
        `<style nonce="${nonce}">${STYLE}</style></head><body><main><h1>${escapeHtml(title!)}</h1>`,
        `<p>${escapeHtml(description)}</p><a href="">${escapeHtml(action!)}</a></main>`,
        `<script nonce="${nonce}">${retry}</script></body></html>`,
      ].join(''),
    );
}
