import { TWIN_ATTRIBUTE } from './twin-attribute.ts';

/**
 * Beside the page's own policy, which the frame inherits: no connection, no frame, no sound, no form. The browser itself
 * refuses what the code of a version might send past its client.
 */
const POLICY = ['connect', 'frame', 'media', 'worker', 'object'].map((what) => `${what}-src 'none'`).join('; ');

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The document of a hidden frame: the scripts and the style sheet of `page`, its language and its theme, and nothing of its content. */
export function frameDocument(page: Document): string {
  const { lang, dir, dataset } = page.documentElement;
  const scripts = [...page.querySelectorAll<HTMLScriptElement>('script[src*="/shell/"][integrity]')].filter(
    ({ parentElement, src }, index, all) =>
      parentElement === page.body && all.findIndex((other) => other.src === src) === index,
  );
  const nonce = page.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  return [
    `<!doctype html><html lang="${lang}" dir="${dir}" ${TWIN_ATTRIBUTE}`,
    ` data-theme="${dataset.theme ?? ''}" data-brand="${dataset.brand ?? ''}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}; form-action 'none'">`,
    `<style>${page.head.querySelector('style')?.textContent ?? ''}</style></head><body>`,
    ...scripts.map(
      ({ src, integrity }) =>
        `<script src="${attribute(src)}" integrity="${integrity}" crossorigin nonce="${nonce}" defer></script>`,
    ),
    '</body></html>',
  ].join('');
}
