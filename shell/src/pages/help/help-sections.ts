import { ABOUT_TOPICS } from './topics.ts';

/** The sections of the help page, in their order; other topics of the group `help` are in its first section. */
const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  help: [],
  account: [
    'login',
    'account-security',
    'passkeys',
    'payment-password',
    'contact-details',
    'identity',
    'messages',
    'close-account',
  ],
  money: ['deposits', 'withdrawals', 'payout-accounts', 'wallet', 'records', 'year-statement'],
  play: ['games', 'sports', 'lottery', 'lottery-proof'],
  rewards: ['cashback', 'ranks', 'points', 'point-mall', 'bonuses', 'raffle', 'missions', 'referral'],
  protection: ['limits', 'breaks'],
  agents: ['agent-policy', 'agent-team', 'agent-pay', 'agent-dividends'],
};
export type HelpSection = 'help' | 'account' | 'money' | 'play' | 'rewards' | 'protection' | 'agents' | 'about';

export const HELP_SECTIONS = [...Object.keys(SECTIONS), 'about'] as readonly HelpSection[];
const sectionByTopic = new Map(
  Object.entries(SECTIONS).flatMap(([section, topics]) => topics.map((topic) => [topic, section as HelpSection])),
);

/** The first section: how to begin, and the app. */
const FIRST_TOPICS = 2;
/** How many topics a section will have, for the time until they load; those of agents may not be shown. */
export const topicCount = (section: HelpSection): number => {
  if (section === 'about') return ABOUT_TOPICS.length;
  if (section === 'agents') return 0;
  return section === 'help' ? FIRST_TOPICS : SECTIONS[section]!.length;
};

export const sectionOf = ({ topic, group }: { topic: string; group: 'help' | 'about' }): HelpSection =>
  group === 'about' ? 'about' : (sectionByTopic.get(topic) ?? 'help');

/** The topic of the agent policy, shown while its switch is on (6-25). */
export const AGENT_POLICY = 'agent-policy';
/** Topics about the pages of the agent centre, which only agents can open. */
export const AGENT_TOPICS: readonly string[] = ['agent-team', 'agent-pay', 'agent-dividends'];
