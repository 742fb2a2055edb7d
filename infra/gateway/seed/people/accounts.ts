import { type SeededRandom, seededRandom } from '../seeded-random.ts';

export interface DemoMember {
  account: string;
  nickname: string;
  /** Only the accounts for signing in have one. */
  password?: string;
  /** `isAgent`: 0 for a member; 1, 2 and 41 for agents. */
  type: number;
  upline?: string;
  rank: number;
  /** How often and how high the member plays; 0 means never. */
  appetite: number;
  registeredDaysAgo: number;
  rebatePercent: number;
  /** The length of the history; ninety days by default. */
  historyDays?: number;
  /** Days since the member last played, if they left. */
  leftDaysAgo?: number;
  email?: string;
  mobile?: string;
}

const named = (account: string, nickname: string, password: string, more: Partial<DemoMember>): DemoMember => ({
  account,
  nickname,
  password,
  type: 0,
  rank: 1,
  appetite: 1,
  registeredDaysAgo: 210,
  rebatePercent: 0,
  email: `${account}@example.com`,
  ...more,
});

/** The accounts of spec/interface.md. */
const SIGN_IN: readonly DemoMember[] = [
  named('agent1', 'Isabel R.', 'Agent-0001', {
    type: 1,
    rank: 4,
    appetite: 0.5,
    registeredDaysAgo: 640,
    rebatePercent: 1.2,
    mobile: '9170000011',
  }),
  named('agent2', 'Marco T.', 'Agent-0002', {
    type: 2,
    upline: 'agent1',
    rank: 3,
    appetite: 0.4,
    registeredDaysAgo: 410,
    rebatePercent: 0.9,
    mobile: '9170000012',
  }),
  // A year ago, so that points of the first weeks are about to expire.
  named('member1', 'Maya', 'Member-0001', {
    rank: 3,
    appetite: 3.2,
    registeredDaysAgo: 361,
    historyDays: 361,
    mobile: '9170000001',
  }),
  named('member2', 'Jonas', 'Member-0002', { rank: 2, appetite: 1.6, registeredDaysAgo: 180, mobile: '9170000002' }),
  named('member3', 'Lucia', 'Member-0003', { rank: 5, appetite: 2.6, registeredDaysAgo: 530, mobile: '9170000003' }),
  named('member4', 'Ravi', 'Member-0004', {
    rank: 1,
    appetite: 1.2,
    upline: 'agent2',
    registeredDaysAgo: 125,
    mobile: '9170000004',
  }),
  named('member5', 'Kei', 'Member-0005', {
    rank: 2,
    appetite: 1.4,
    upline: 'agent2',
    registeredDaysAgo: 150,
    mobile: '9170000005',
  }),
  named('member9', 'Noa', 'Member-0009', { rank: 1, appetite: 0, registeredDaysAgo: 3, mobile: '9170000009' }),
];

const GIVEN =
  'luz,andres,bea,carlo,dina,elmo,fe,gabriel,hana,ivan,joy,kim,lito,mila,nestor,olga,paolo,rosa,santi,tala,ulan,vera,wena,yani,zeny,amihan,benjo,celia,danilo,ester'.split(
    ',',
  );
const FAMILY = 'reyes,cruz,santos,lim,tan,garcia,ramos,aquino,uy,torres,navarro,sy,dizon,mercado,ong'.split(',');

function personOf(random: SeededRandom, taken: Set<string>): { account: string; nickname: string } {
  for (;;) {
    const given = random.pick(GIVEN);
    const family = random.pick(FAMILY);
    const account = `${given}${random.chance(0.5) ? family : ''}${random.whole(10, 99)}`;
    if (taken.has(account)) continue;
    taken.add(account);
    return { account, nickname: `${given[0]!.toUpperCase()}${given.slice(1)} ${family[0]!.toUpperCase()}.` };
  }
}

/** agent1's tree: two levels of agents, and members at every level; about sixty accounts. */
function downline(): DemoMember[] {
  const random = seededRandom('downline of agent1');
  const taken = new Set<string>();
  const tree: DemoMember[] = [];
  const add = (upline: string, type: number, more: Partial<DemoMember> = {}): string => {
    const person = personOf(random, taken);
    tree.push({
      ...person,
      type,
      upline,
      rank: random.pick([1, 1, 1, 2, 2, 3, 4]),
      appetite: type === 0 ? 0.35 + random.next() * 0.9 : 0.2,
      registeredDaysAgo: random.whole(2, 300),
      rebatePercent: type === 0 ? 0 : 0.6,
      // Some members have left.
      ...(type === 0 && random.chance(0.12) && { leftDaysAgo: random.whole(32, 70) }),
      ...more,
    });
    return person.account;
  };
  const crowd = (upline: string, count: number) => Array.from({ length: count }, () => add(upline, 0));
  crowd('agent1', 8);
  crowd('agent2', 8);
  const below = add('agent2', 41, { registeredDaysAgo: 260 });
  crowd(below, 6);
  for (const members of [9, 7]) {
    const agent = add('agent1', 2, { registeredDaysAgo: random.whole(200, 380), rebatePercent: 0.8 });
    crowd(agent, members);
    const sub = add(agent, random.pick([41, 42]), { registeredDaysAgo: random.whole(100, 190) });
    crowd(sub, 5);
  }
  return tree;
}

/** Uplines are listed before their downlines. */
export const demoMembers = (): readonly DemoMember[] => [...SIGN_IN, ...downline()];
