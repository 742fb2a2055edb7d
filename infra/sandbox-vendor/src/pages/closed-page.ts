import type { FinishedTag } from '@atrium/contracts/languages';
import type { OpenReason } from '../play/open-session.ts';
import { pageDocument } from './document.ts';
import { escapeHtml } from './html.ts';
import { word } from '../languages.ts';

/** The frame's content when the game cannot be opened: the cause, the money, the next step. */
export function closedPage(
  site: string,
  language: FinishedTag,
  reason: OpenReason | 'SESSION_ENDED' | 'REPLAY_SPENT',
): string {
  const title = word(language, `closed.${reason}.title`);
  return pageDocument({
    language,
    title,
    data: { parentOrigin: site },
    script: 'closed.js',
    marks: { kind: 'closed' },
    main: `<main class="closed">
<svg viewBox="0 0 120 120" aria-hidden="true"><path class="cast" d="M24,112V58a42,42 0 0 1 84,0v54z"/><path class="arch" d="M18,106V52a42,42 0 0 1 84,0v54z"/><path class="door" d="M34,106V54a26,26 0 0 1 52,0v52z"/><path class="lamp" d="M60,28v18M52,46h16l5,14H47z"/></svg>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(word(language, `closed.${reason}.text`))}</p>
<p class="money">${escapeHtml(word(language, 'closed.money'))}</p>
</main>`,
  });
}
