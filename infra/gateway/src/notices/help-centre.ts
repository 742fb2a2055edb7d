import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import { isSwitchOn } from '@atrium/contracts/switches';
import type { helpCentre, WhitelabelNode } from '@atrium/contracts/system';
import type { Parts } from '../platform/parts.ts';
import { cleanHtml } from './clean-html.ts';
import { helpArticles } from './notices.repository.ts';
import { textIn } from './text-in.ts';

/** The articles of the help centre in a language: the agent policy while its switch is on (6-25), dividends where allowed (12-13). */
export async function helpCentreArticles(
  { database, settings }: Parts,
  { query }: ParsedOf<typeof helpCentre>,
): Promise<ReplyOf<typeof helpCentre>> {
  const shown: Record<string, boolean> = {
    'agent-policy': isSwitchOn(await settings.get<WhitelabelNode[]>('whitelabel', []), 'agentPolicy'),
    'agent-dividends': (await settings.get<{ lossShare?: boolean }>('agents.contracts', {})).lossShare ?? true,
  };
  return (await helpArticles(database))
    .filter(({ topic }) => shown[topic] ?? true)
    .map(({ topic, group, texts }) => {
      const { title, html, words } = textIn(texts, query.language);
      return { topic, group, title, html: cleanHtml(html), ...(words && { words }) };
    });
}
