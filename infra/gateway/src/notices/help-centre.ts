import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import { isSwitchOn } from '@atrium/contracts/switches';
import type { helpCentre, WhitelabelNode } from '@atrium/contracts/system';
import type { Parts } from '../platform/parts.ts';
import { cleanHtml } from './clean-html.ts';
import { helpArticles } from './notices.repository.ts';
import { textIn } from './text-in.ts';

/** The article that its switch shows and hides (6-25). */
const AGENT_POLICY = 'agent-policy';

/** The articles of the help centre in a language; the agent policy while its switch is on. */
export async function helpCentreArticles(
  { database, settings }: Parts,
  { query }: ParsedOf<typeof helpCentre>,
): Promise<ReplyOf<typeof helpCentre>> {
  const policy = isSwitchOn(await settings.get<WhitelabelNode[]>('whitelabel', []), 'agentPolicy');
  return (await helpArticles(database))
    .filter(({ topic }) => policy || topic !== AGENT_POLICY)
    .map(({ topic, group, texts }) => {
      const { title, html, words } = textIn(texts, query.language);
      return { topic, group, title, html: cleanHtml(html), ...(words && { words }) };
    });
}
