import { pageWords } from './html/page-words.ts';

const ID = 'old-browser';

/**
 * Shows a sentence in a browser that cannot run the site, in which nothing else would happen. The script is of the oldest
 * JavaScript; what it looks for reached all browsers by March 2022. Source: AC-15.
 */
export const oldBrowser = (language: string, nonce: string): string =>
  `<p id="${ID}" role="alert" hidden>${pageWords('/old-browser', language).description}</p>` +
  `<script nonce="${nonce}">if(!([].at&&window.BigInt&&window.structuredClone&&window.ReadableStream&&window.CSS&&CSS.supports('inset-inline:0')))document.getElementById('${ID}').hidden=false</script>`;
