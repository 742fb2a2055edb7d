import { jsonInScript } from './html/json-in-script.ts';

interface Script {
  url: string;
  integrity: string;
}

/** The longest that the scripts wait for the first paint. */
const PAINT_TIMEOUT_MS = 500;

/**
 * Runs in the page: requests the later files with the first paint, and adds the scripts, in their order, once the pictures
 * in view are painted too. It does both at once if the browser does not report paints, or does not paint because the tab
 * is in the background.
 */
const START = [
  '((s,f)=>{let w,d=document;',
  "const a=(t,o)=>d.body.append(Object.assign(d.createElement(t),o,{crossOrigin:''})),n=d.currentScript.nonce;",
  "const r=()=>{for(const[href,integrity]of f.splice(0))a('link',{rel:'preload',as:'script',href,integrity,nonce:n,fetchPriority:'low'})};",
  'const b=()=>{r();if(!s)return;',
  "for(const[src,integrity]of s)a('script',{src,integrity,async:false});",
  's=0;w?.disconnect()};',
  "if(d.hidden||!PerformanceObserver.supportedEntryTypes?.includes('paint'))return b();",
  // Asked before the first paint, `offsetParent` would make the browser lay the page out within the parser's task.
  "const p=()=>[...d.images].filter(i=>i.offsetParent&&!i.complete&&i.fetchPriority==='high').map(i=>new Promise(r=>{i.onload=i.onerror=r}));",
  "w=new PerformanceObserver(l=>{if(l.getEntriesByName('first-contentful-paint').length){r();Promise.all(p()).then(()=>requestAnimationFrame(()=>setTimeout(b)))}});",
  `w.observe({type:'paint',buffered:true});setTimeout(b,${PAINT_TIMEOUT_MS})})`,
].join('');

const inOrder = (files: readonly Script[]) => jsonInScript(files.map(({ url, integrity }) => [url, integrity]));

/**
 * The shell's scripts, delayed until after the first paint. A browser that already has merely deferred scripts (a fast
 * connection, a second visit) would run them before it paints, and on a phone parsing them takes longer than the paint.
 * What the scripts load next (`later`) is requested with the first paint: before, it would only share the connection with
 * the pictures in view, which are the largest paint.
 */
export function startAfterPaint(scripts: readonly Script[], later: readonly Script[], nonce: string): string {
  return `<script nonce="${nonce}">${START}(${inOrder(scripts)},${inOrder(later)})</script>`;
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
