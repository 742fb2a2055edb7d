export interface DemoMessage {
  account: string;
  /** The key of its text in `messages` of `locales/demo`. */
  name: 'welcome' | 'cashback' | 'redeemed';
  hoursAgo: number;
  read: boolean;
}

export const MESSAGES: readonly DemoMessage[] = [
  ...['member1', 'member2', 'member3', 'member4', 'member5', 'agent1', 'agent2'].flatMap((account): DemoMessage[] => [
    { account, name: 'welcome', hoursAgo: 2_000, read: true },
    { account, name: 'cashback', hoursAgo: 60, read: account !== 'member1' && account !== 'agent1' },
  ]),
  { account: 'member1', name: 'redeemed', hoursAgo: 22, read: false },
  { account: 'member9', name: 'welcome', hoursAgo: 70, read: false },
];
