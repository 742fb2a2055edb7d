import { languageOfTag } from '@atrium/contracts/language-of';
import type { FinishedTag } from '@atrium/contracts/languages';
import { localeOf, phrase } from './languages.ts';
import type { StoredPayment } from './store.ts';

/** The payee of a request that names none. */
const MERCHANT = 'Atrium';
const merchantOf = ({ request }: StoredPayment): string => request.merchant ?? MERCHANT;
const BANK = 'Meridian Pay';
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] as string);
const LOGO =
  '<svg class="logo" viewBox="0 0 40 40" aria-hidden="true"><path class="l1" d="M20 2a18 18 0 1 0 0 36V2z"/><path class="l2" d="M20 2a18 18 0 0 1 0 36c6-4 9-11 9-18s-3-14-9-18z"/></svg>';

export function payPage(payment: StoredPayment, language: FinishedTag): string {
  const t = (path: string, values = {}) => escape(phrase(language, path, values));
  const amount = amountOf(payment, language);
  const until = new Intl.DateTimeFormat(localeOf(language), {
    hour: '2-digit',
    hourCycle: 'h23',
    minute: '2-digit',
    timeZone: payment.request.timeZone ?? 'UTC',
    timeZoneName: 'short',
  }).format(payment.dueAt);
  const body = `
<p class="lead">${t('pay.lead', { merchant: merchantOf(payment) })}</p>
<p class="amount">${escape(amount)}</p>
${facts(payment, t)}
<form method="post" action="/pay/${payment.id}">
<button class="primary" name="decision" value="pay">${t('pay.pay', { amount })}</button>
<button class="secondary" name="decision" value="decline">${t('pay.decline')}</button>
</form>
<p class="small">${t('pay.until', { time: until })} <time id="left" role="timer" data-until="${payment.dueAt}" data-text="${t('pay.left', { left: '{left}' })}"></time></p>
<p class="small">${t('pay.sandbox')}</p>`;
  return page(
    language,
    t('pay.title', { merchant: merchantOf(payment) }),
    t,
    body,
    '<script type="module" src="/assets/countdown.js"></script>',
    t('pay.secure'),
  );
}

export function donePage(payment: StoredPayment, language: FinishedTag): string {
  const t = (path: string, values = {}) => escape(phrase(language, path, values));
  const amount = amountOf(payment, language);
  const back = escape(payment.request.returnUrl ?? '/');
  const body = `
<svg class="seal ${payment.status}" viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" cy="32" r="30"/><path d="${payment.status === 'paid' ? 'M18 33l10 10 19-21' : 'M22 22l20 20M42 22L22 42'}"/></svg>
<p class="lead" role="status">${t(`done.${payment.status}.text`, { amount, merchant: merchantOf(payment) })}</p>
${facts(payment, t)}
<p><a class="primary" id="back" href="${back}">${t('done.back', { merchant: merchantOf(payment) })}</a></p>
<p class="small" id="soon" hidden>${t('done.soon')}</p>`;
  return page(
    language,
    t(`done.${payment.status}.title`),
    t,
    body,
    '<script type="module" src="/assets/return.js"></script>',
  );
}

export function missingPage(language: FinishedTag): string {
  const t = (path: string, values = {}) => escape(phrase(language, path, values));
  return page(language, t('missing.title'), t, `<p class="lead">${t('missing.text')}</p>`, '');
}

function facts(payment: StoredPayment, t: (path: string, values?: Record<string, string>) => string): string {
  const row = (key: string, value: string) => `<div><dt>${t(key)}</dt><dd>${value}</dd></div>`;
  const { method, reference } = payment.request;
  return `<dl>${row('pay.to', escape(merchantOf(payment)))}${method ? row('pay.method', escape(method)) : ''}${row('pay.reference', `<bdi class="mono">${escape(reference)}</bdi>`)}</dl>`;
}

function amountOf({ request }: StoredPayment, language: FinishedTag): string {
  const places = request.fractionDigits ?? 2;
  const digits = request.amount.padStart(places + 1, '0');
  const figures = new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: places });
  const point = digits.length - places;
  const amount = figures.format(`${digits.slice(0, point)}.${digits.slice(point)}` as `${number}`);
  return `${request.currencySymbol ?? request.currency}\u00a0${amount}`;
}

function page(
  language: FinishedTag,
  title: string,
  t: (path: string, values?: Record<string, string>) => string,
  body: string,
  head: string,
  /** At the foot. */
  note = '',
): string {
  return `<!doctype html>
<html lang="${language}" dir="${languageOfTag(language).dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/pay.css">
${head}
</head>
<body>
<header>${LOGO}<span>${BANK}</span><em>${t('pay.test')}</em></header>
<main>
<h1>${title}</h1>
${body}
</main>
${note && `<footer>${note}</footer>`}
</body>
</html>`;
}
