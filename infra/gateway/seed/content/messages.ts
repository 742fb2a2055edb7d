export interface DemoMessage {
  account: string;
  /** The key of its text in `messages` of `locales/demo`. */
  name: 'welcome' | 'cashback' | 'redeemed';
  category: 'service' | 'bonus';
  hoursAgo: number;
  read: boolean;
}

export const MESSAGES: readonly DemoMessage[] = [
  ...['member1', 'member2', 'member3', 'member4', 'member5', 'agent1', 'agent2'].flatMap((account): DemoMessage[] => [
    { account, name: 'welcome', category: 'service', hoursAgo: 2_000, read: true },
    { account, name: 'cashback', category: 'bonus', hoursAgo: 60, read: account !== 'member1' && account !== 'agent1' },
  ]),
  { account: 'member1', name: 'redeemed', category: 'service', hoursAgo: 22, read: false },
  { account: 'member9', name: 'welcome', category: 'service', hoursAgo: 70, read: false },
];
