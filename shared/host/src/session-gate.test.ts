import { AGENT_ROLES, gate, isAgent, TRIAL_ROLE } from './session-gate.ts';

const session = (isAgent: number) => ({ token: 'mark', account: 'somebody', isAgent });

describe('the session gate', () => {
  it('[4-01] asks a visitor to log in for every action', () => {
    for (const need of ['launch', 'member', 'agent'] as const) {
      expect(gate(null, need)).toBe('login');
      expect(gate({ ...session(0), token: '' }, need)).toBe('login');
    }
  });

  it('[4-02] lets a member through', () => expect(gate(session(0), 'member')).toBe('proceed'));

  it('[4-03] stops a trial account with a warning', () => {
    expect(gate(session(4), 'member')).toBe('trial');
    expect(gate(session(4), 'agent')).toBe('trial');
  });

  it('[4-09] a trial account may launch games', () => expect(gate(session(4), 'launch')).toBe('proceed'));

  it('[6-06] the member centre is allowed exactly with a token and isAgent other than 4', () => {
    for (let role = 0; role < 60; role += 1) expect(gate(session(role), 'member') === 'proceed').toBe(role !== 4);
  });

  it('[6-09][6-10][9-04][9-05] the agent centre is allowed for 1, 2, 41 and 42 and for nobody else', () => {
    expect(AGENT_ROLES).toEqual([1, 2, 41, 42]);
    expect(TRIAL_ROLE).toBe(4);
    for (let role = 0; role < 60; role += 1)
      expect(gate(session(role), 'agent') === 'proceed').toBe([1, 2, 41, 42].includes(role));
  });

  it('[6-20] any other value is an ordinary member', () => {
    expect(isAgent(session(0))).toBe(false);
    expect(isAgent(session(7))).toBe(false);
    expect(gate(session(7), 'member')).toBe('proceed');
  });
});
