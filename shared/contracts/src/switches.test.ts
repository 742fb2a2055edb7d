import { isModuleOn, isSwitchOn, SWITCHES } from './switches.ts';
import type { WhitelabelNode } from './system.ts';

const node = (modId: string, flag: string, ...childrenNodes: WhitelabelNode[]): WhitelabelNode => ({
  modId,
  flag,
  childrenNodes,
});

describe('the site menu', () => {
  it("[3-62] a node is on exactly when its flag is '1', at any depth", () => {
    const tree = [node('HOME', '1', node('REG', '1', node('DIRECTREG3', '1'), node('OTHER', '0')))];
    expect(isModuleOn(tree, 'DIRECTREG3')).toBe(true);
    expect(isModuleOn(tree, 'OTHER')).toBe(false);
    expect(isModuleOn([node('X', 'true')], 'X')).toBe(false);
  });

  it('[3-62] a missing node is off, and a parent that is off switches its children off', () => {
    expect(isModuleOn([], 'DIRECTREG3')).toBe(false);
    expect(isModuleOn([node('REG', '0', node('DIRECTREG3', '1'))], 'DIRECTREG3')).toBe(false);
  });

  it('[6-22] every feature switch of specification 6 has one name and is off when the server does not send it', () => {
    const names = [
      'mobileRegistration',
      'registrationSms',
      'mobilePasswordRegistration',
      'usernameRegistration',
      'freePlay',
      'forcedPasswordChange',
      'smsLogin',
      'directRegistration',
      'agentPolicy',
      'manualRebate',
      'referralPromotion',
    ] as const;
    for (const name of names) {
      expect(isSwitchOn([], name)).toBe(false);
      expect(isSwitchOn([node(SWITCHES[name], '1')], name)).toBe(true);
    }
    expect(new Set(names.map((name) => SWITCHES[name])).size).toBe(names.length);
    expect(SWITCHES).toMatchObject({
      smsLogin: 'MOBILEVERCODELOGIN3',
      directRegistration: 'DIRECTREG3',
      manualRebate: 'MANPLAYREB3',
    });
  });
});
