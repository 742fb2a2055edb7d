import type { Mail } from './mails.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] as string);
const timeOf = ({ at }: Mail) => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

const STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-inline-size:48rem;margin:0 auto;padding:1.5rem 1rem}
h1{font-size:1.375rem;margin:0 0 .25rem}p{margin:0 0 1rem}
form{display:flex;gap:.5rem;flex-wrap:wrap;margin:0 0 1rem}
input{flex:1;min-inline-size:12rem}input,button{font:inherit;padding:.5rem .75rem;min-block-size:2.75rem}
ul{list-style:none;margin:0;padding:0}li{border-block-start:1px solid #8886}
li a{display:grid;gap:.125rem;padding:.75rem 0;color:inherit;text-decoration:none}li a:hover strong{text-decoration:underline}
small,dt{opacity:.75}dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;overflow-wrap:anywhere}dd{margin:0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;border-block-start:1px solid #8886;padding-block-start:1rem}`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escape(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

/** All emails, or those to one recipient. */
export function listPage(mails: readonly Mail[], to: string): string {
  const lines = mails.map(
    (mail) =>
      `<li><a href="/mails/${mail.id}"><strong dir="auto">${escape(mail.subject) || '(no subject)'}</strong><small>${escape(mail.to)} · ${timeOf(mail)}</small></a></li>`,
  );
  return page(
    'Sandbox mailbox',
    `<h1>Sandbox mailbox</h1><p>Every email that the portal sends on this machine. None is delivered.</p>
<form><input name="to" type="search" aria-label="Recipient" placeholder="Recipient" value="${escape(to)}"><button>Search</button></form>
${lines.length ? `<ul>${lines.join('')}</ul>` : '<p>No emails yet.</p>'}`,
  );
}

export const mailPage = (mail: Mail): string =>
  page(
    mail.subject,
    `<p><a href="/">All emails</a></p><h1 dir="auto">${escape(mail.subject)}</h1>
<dl><dt>From</dt><dd>${escape(mail.from)}</dd><dt>To</dt><dd>${escape(mail.to)}</dd><dt>Time</dt><dd>${timeOf(mail)}</dd></dl>
<pre dir="auto">${escape(mail.text)}</pre>`,
  );

export const missingPage = (): string =>
  page('Not found', '<h1>This email is not here</h1><p><a href="/">All emails</a></p>');
