import { SWITCHES } from '@atrium/contracts/switches';
import type { WhitelabelNode } from '@atrium/contracts/system';
import * as v from 'valibot';
import { Flag, type Place, type SettingDefinition, setting } from './setting-definition.ts';

const ROW = 'whitelabel';
/** The description of each feature switch. Source: specification 6. */
const MEANINGS: Readonly<Record<keyof typeof SWITCHES, string>> = {
  mobileRegistration: 'Registration by mobile number.',
  registrationSms: 'Registration verifies the mobile number by SMS.',
  mobilePasswordRegistration: 'Registration by mobile number also asks for a password.',
  usernameRegistration: 'Registration by username.',
  freePlay: 'Visitors can open a trial account with play money.',
  forcedPasswordChange: 'Members with a default or expired password must change it.',
  smsLogin: 'Login by SMS code.',
  directRegistration: 'Visitors can register; the sign-up buttons are shown.',
  agentPolicy: 'Shows the agent policy in the help center.',
  manualRebate: 'Members claim their own cashback.',
  referralPromotion: 'Members can invite friends with their own code.',
  googleLogin: 'Login with Google.',
  facebookLogin: 'Login with Facebook.',
};

export type Tree = readonly WhitelabelNode[];

const flagOf = (tree: Tree, modId: string): boolean | undefined => {
  for (const node of tree) {
    const found = node.modId === modId ? node.flag === '1' : flagOf(node.childrenNodes, modId);
    if (found !== undefined) return found;
  }
  return undefined;
};
const withFlag = (tree: Tree, modId: string, on: boolean): WhitelabelNode[] =>
  tree.map((node) => ({
    ...node,
    flag: node.modId === modId ? (on ? '1' : '0') : node.flag,
    childrenNodes: withFlag(node.childrenNodes, modId, on),
  }));

/** A node of the site menu. A switch that is not in the menu yet is added below SYSTEM. */
const nodePlace = (modId: string): Place => ({
  row: ROW,
  read: (tree) => flagOf((tree as Tree | undefined) ?? [], modId) ?? false,
  write: (known, value) => {
    const tree = (known as Tree | undefined) ?? [];
    if (flagOf(tree, modId) !== undefined) return withFlag(tree, modId, value === true);
    const fresh = { modId, flag: value === true ? '1' : '0', childrenNodes: [] };
    return tree.some((node) => node.modId === 'SYSTEM')
      ? tree.map((node) =>
          node.modId === 'SYSTEM' ? { ...node, childrenNodes: [...node.childrenNodes, fresh] } : node,
        )
      : [...tree, { modId: 'SYSTEM', flag: '1', childrenNodes: [fresh] }];
  },
});

const nodesOf = (tree: Tree): WhitelabelNode[] => tree.flatMap((node) => [node, ...nodesOf(node.childrenNodes)]);

const Node = v.strictObject({
  modId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_]{1,40}$/)),
  flag: v.picklist(['0', '1']),
  childrenNodes: v.lazy(() => v.array(Node)) as v.GenericSchema<WhitelabelNode[]>,
}) as v.GenericSchema<WhitelabelNode>;

/** The feature switches, each entry of the site menu, and the whole menu. */
export function switchSettings(tree: Tree): SettingDefinition[] {
  const codes = new Set<string>(Object.values(SWITCHES));
  return [
    ...Object.entries(SWITCHES).map(([name, modId]) =>
      setting(`switch.${name}`, {
        change: 'reasoned',
        aliases: [modId],
        group: 'switches',
        type: 'boolean',
        description: MEANINGS[name as keyof typeof SWITCHES],
        schema: Flag,
        places: [nodePlace(modId)],
      }),
    ),
    ...nodesOf(tree)
      .filter(({ modId }) => !codes.has(modId))
      .map(({ modId }) =>
        setting(`menu.${modId}`, {
          change: 'reasoned',
          aliases: [modId],
          group: 'menu',
          type: 'boolean',
          schema: Flag,
          places: [nodePlace(modId)],
          description: `Site menu entry ${modId}, with everything below it.`,
        }),
      ),
    setting(ROW, {
      change: 'twoPersons',
      group: 'menu',
      type: 'list',
      description:
        'The site menu with its switches as a tree. A node is on if its own flag and all flags above it are "1".',
      schema: v.pipe(
        v.array(Node),
        v.maxLength(50),
        v.check(
          (nodes) => new Set(nodesOf(nodes).map(({ modId }) => modId)).size === nodesOf(nodes).length,
          'Each modId can appear in the menu only once.',
        ),
      ),
    }),
  ];
}
