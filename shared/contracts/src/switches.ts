import type { WhitelabelNode } from './system.ts';

/** The feature switches of specification 6, by the name that the server sends. */
export const SWITCHES = {
  mobileRegistration: 'MOBILEREG3',
  registrationSms: 'REGISTERSMS3',
  mobilePasswordRegistration: 'MOBILEPASSWORDREG3',
  usernameRegistration: 'USERNAMEREG3',
  freePlay: 'FREEPLAY3',
  forcedPasswordChange: 'FORCEDPASSWORDCHANGE3',
  smsLogin: 'MOBILEVERCODELOGIN3',
  directRegistration: 'DIRECTREG3',
  agentPolicy: 'AGENTPOLICY3',
  manualRebate: 'MANPLAYREB3',
  referralPromotion: 'REFERRAL',
  googleLogin: 'GOOGLELOGIN3',
  facebookLogin: 'FACEBOOKLOGIN3',
} as const;

export type SwitchName = keyof typeof SWITCHES;

/**
 * Whether a node of the site menu is on: exactly when its flag is '1' and every node above it is on, too. It is
 * looked up at any depth; a missing one is off. Source: 3-62.
 */
export function isModuleOn(tree: readonly WhitelabelNode[], modId: string): boolean {
  return tree.some((node) => node.flag === '1' && (node.modId === modId || isModuleOn(node.childrenNodes, modId)));
}

/** Whether a feature is switched on; off when the server does not name it. Source: 6-22. */
export function isSwitchOn(tree: readonly WhitelabelNode[], name: SwitchName): boolean {
  return isModuleOn(tree, SWITCHES[name]);
}
