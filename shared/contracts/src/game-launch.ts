import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { LaunchSelection } from './launch-selection.ts';
import { Amount, Instant } from './money.ts';

/**
 * Source: specification 3, game launch payload; constants 9-20. The player is the session's, whatever the value of
 * `username`.
 */
const LaunchFields = v.object({
  gameId: v.optional(v.string()),
  roomId: v.optional(v.string()),
  nodeId: v.optional(v.string()),
  accountType: v.optional(v.literal(1), 1),
  confirmTrans: v.optional(v.literal(0), 0),
  vassalage: v.optional(v.string()),
  launchMode: v.optional(v.literal('GLS'), 'GLS'),
  platform: v.optional(v.string(), 'html5-desktop'),
  clientType: v.optional(v.literal(3), 3),
  username: v.optional(v.string()),
  token: v.optional(v.string()),
  merchantCode: v.optional(v.string()),
  language: v.optional(v.string()),
  mode: v.optional(v.picklist(['real', 'demo'])),
  /** For a sports book alone. Source: 15-05. */
  selection: v.optional(LaunchSelection),
});
export const LaunchPayload = v.pipe(
  LaunchFields,
  v.forward(
    v.check(({ gameId, roomId }) => gameId !== undefined || roomId !== undefined, 'A gameId or a roomId is needed.'),
    ['gameId'],
  ),
);
const launchErrors = [
  'GAME_UNKNOWN',
  'GAME_MAINTENANCE',
  'VENDOR_MAINTENANCE',
  'VENDOR_UNREACHABLE',
  'DEMO_UNAVAILABLE',
  'PLAYER_EXCLUDED',
  'LIMIT_EXCEEDED',
  'REALITY_CHECK_DUE',
] as const;
/**
 * A round of this game that the member left open: the vendor continues it before a new one (GM-05). Stake in minor
 * units.
 */
const Resumes = v.object({ stake: Amount, openedAt: Instant });
/** The most that one round of a slot takes of this member, by their age; without one there is no cap. Source: RG-20. */
const StakeCap = Amount;
/** Can be opened once within two minutes; a reload launches again. Source: 7-050, 3-55, domain.md 2.2. */
export const launchGame = endpoint({
  name: 'games.launch',
  method: 'POST',
  path: '/wps/game/launchGame',
  access: 'token',
  moneyIn: 'partly',
  summary: 'A launch address with a single-use ticket.',
  source: '7-050',
  body: LaunchPayload,
  reply: v.object({
    game_url: v.optional(v.string()),
    game_url2: v.optional(v.string()),
    gameId: v.string(),
    name: v.string(),
    mode: v.picklist(['real', 'demo']),
    resumes: v.optional(Resumes),
    stakeCap: v.optional(StakeCap),
  }),
  errors: launchErrors,
});
export const launchRoom = endpoint({
  name: 'games.launchRoom',
  method: 'GET',
  path: '/wps/game/launchGame',
  access: 'token',
  moneyIn: 'partly',
  summary: 'The launch address of a PVP room.',
  source: '7-051, 3-56',
  query: v.object({ roomId: v.string(), language: v.optional(v.string()) }),
  reply: v.object({
    content: v.string(),
    gameId: v.string(),
    name: v.string(),
    resumes: v.optional(Resumes),
    stakeCap: v.optional(StakeCap),
  }),
  errors: launchErrors,
});
