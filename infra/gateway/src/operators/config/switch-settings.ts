import { SWITCHES } from '@atrium/contracts/switches';
import type { WhitelabelNode } from '@atrium/contracts/system';
import * as v from 'valibot';
import { Flag, type Place, type SettingDefinition, setting } from './setting-definition.ts';

const ROW = 'whitelabel';
/** What each feature switch opens. Source: specification 6. */
const MEANINGS: Readonly<Record<keyof typeof SWITCHES, string>> = {
  mobileRegistration: 'Registration by mobile number.',
  registrationSms: 'A registration must prove its mobile number by SMS.',
  mobilePasswordRegistration: 'Registration by mobile number with a password of its own.',
  usernameRegistration: 'Registration by username.',
  freePlay: 'Visitors may open a trial account with play money.',
  forcedPasswordChange: 'Who still has a default or outdated password must change it.',
  smsLogin: 'Login by a code that is sent to the mobile number.',
  directRegistration: 'Visitors may register; the register buttons are shown.',
  agentPolicy: 'The agent policy is shown in the help centre.',
  manualRebate: 'Members claim their cashback themselves.',
  referralPromotion: 'Members invite friends by their own code.',
  googleLogin: 'Sign-in with Google.',
  facebookLogin: 'Sign-in with Facebook.',
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

/** A node of the site menu; a switch that no installation has written yet is put below SYSTEM. */
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

/** The feature switches, each entry of the site menu, and the menu as a whole. */
export function switchSettings(tree: Tree): SettingDefinition[] {
  const codes = new Set<string>(Object.values(SWITCHES));
  return [
    ...Object.entries(SWITCHES).map(([name, modId]) =>
      setting(`switch.${name}`, {
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
      .map(({ modId, childrenNodes }) =>
        setting(`menu.${modId}`, {
          aliases: [modId],
          group: 'menu',
          type: 'boolean',
          schema: Flag,
          places: [nodePlace(modId)],
          description:
            childrenNodes.length > 0
              ? `The part ${modId} of the site, with all that is below it.`
              : `The entry ${modId} of the site menu.`,
        }),
      ),
    setting(ROW, {
      group: 'menu',
      type: 'list',
      description:
        'The site menu with its switches as one tree; a node is on when its flag and those above it are "1".',
      schema: v.pipe(
        v.array(Node),
        v.maxLength(50),
        v.check(
          (nodes) => new Set(nodesOf(nodes).map(({ modId }) => modId)).size === nodesOf(nodes).length,
          'Each modId stands in the menu once.',
        ),
      ),
    }),
  ];
}
