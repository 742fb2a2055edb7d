import { languageOfTag } from '@atrium/contracts/language-of';
import type { FinishedTag } from '@atrium/contracts/languages';
import { textsOf } from './languages.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] as string);

/** A form for the name and e-mail address to sign in with. `request` is passed on unchanged. */
export function signInPage(third: string, request: Readonly<Record<string, string>>, language: FinishedTag): string {
  const texts = textsOf(language);
  const title = escape(texts.title.replace('{third}', third));
  const hidden = Object.entries(request).map(
    ([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`,
  );
  return `<!doctype html>
<html lang="${language}" dir="${languageOfTag(language).dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="stylesheet" href="/identity/identity.css"></head>
<body><main>
<h1>${title}</h1>
<p>${escape(texts.lead)}</p>
<form action="continue">
${hidden.join('\n')}
<label>${escape(texts.name)}<input name="name" required maxlength="24" value="Robin" autocomplete="off"></label>
<label>${escape(texts.email)}<input name="email" type="email" required maxlength="100" value="robin@example.com" autocomplete="off"></label>
<p><button name="decision" value="continue">${escape(texts.continue)}</button> <button name="decision" value="cancel" formnovalidate>${escape(texts.cancel)}</button></p>
</form>
<p><small>${escape(texts.sandbox)}</small></p>
</main></body></html>`;
}
