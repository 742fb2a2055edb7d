/** Further attempts for a script that was lost on the way, 0.4 s after the first failure and each time four times later. */
const ATTEMPTS = 4;
const FIRST_PAUSE_MS = 400;

/**
 * Runs in the page: requests a script of the shell again that failed to load. Without it a page would stay a picture
 * after one lost response, such as on a phone that changes from one network to another. Source: 8-09.
 */
const AGAIN = [
  '(s=>{const d=document,n={};addEventListener("error",({target:t})=>{const u=t.getAttribute?.("src");',
  `if(!s.includes(u)||(n[u]=(n[u]||0)+1)>${ATTEMPTS})return;`,
  "setTimeout(()=>{const e=d.createElement('script');e.src=u;e.integrity=t.integrity;e.crossOrigin='';e.async=false;d.body.append(e)},",
  `${FIRST_PAUSE_MS / 4}*4**n[u])},true)})`,
].join('');

export const fetchScriptsAgain = (scripts: readonly { url: string }[], nonce: string): string =>
  `<script nonce="${nonce}">${AGAIN}(${JSON.stringify(scripts.map(({ url }) => url))})</script>`;
