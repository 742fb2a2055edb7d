interface Script {
  url: string;
  integrity: string;
}

/** The longest that the scripts wait for the first paint. */
const PAINT_TIMEOUT_MS = 500;

/**
 * Runs in the page: adds the scripts, in their order, once the first content and the pictures in view are painted. It
 * adds them at once if the browser does not report paints, or does not paint because the tab is in the background.
 */
const START = [
  '(s=>{let w,d=document;const b=()=>{if(!s)return;',
  "for(const[u,i]of s){const e=d.createElement('script');e.src=u;e.integrity=i;e.crossOrigin='';e.async=false;d.body.append(e)}",
  's=0;w?.disconnect()};',
  "if(d.hidden||!PerformanceObserver.supportedEntryTypes?.includes('paint'))return b();",
  "const p=[...d.images].filter(i=>i.offsetParent&&!i.complete&&i.fetchPriority==='high').map(i=>new Promise(r=>{i.onload=i.onerror=r}));",
  "w=new PerformanceObserver(l=>{if(l.getEntriesByName('first-contentful-paint').length)Promise.all(p).then(()=>requestAnimationFrame(()=>setTimeout(b)))});",
  `w.observe({type:'paint',buffered:true});setTimeout(b,${PAINT_TIMEOUT_MS})})`,
].join('');

/**
 * The shell's scripts, delayed until after the first paint. A browser that already has merely deferred scripts (a fast
 * connection, a second visit) would run them before it paints, and on a phone parsing them takes longer than the paint.
 */
export function startAfterPaint(scripts: readonly Script[], nonce: string): string {
  return `<script nonce="${nonce}">${START}(${JSON.stringify(scripts.map(({ url, integrity }) => [url, integrity]))})</script>`;
}

/** The shell's scripts for a page that has nothing to show before they run. */
export function startAtOnce(scripts: readonly Script[], nonce: string): string {
  return scripts
    .map(
      ({ url, integrity }) =>
        `<script defer src="${url}" integrity="${integrity}" crossorigin nonce="${nonce}"></script>`,
    )
    .join('');
}
