import * as v from 'valibot';
import { MISSION_PERIODS, MissionGoal, MissionReward } from './mission-reward.ts';
import { Instant } from './money.ts';
import { WaitingChange } from './operator-changes.ts';
import { CONTENT_STATES, inLanguages, neededWords } from './operator-content.ts';
import { operation, Reason } from './operator-operation.ts';

/*
 * Missions, written by operators. What is easier, pays more, runs longer, or runs again after a stop waits for a second operator; stopping does
 * not. Source: 11-26, 11-29.
 */

const fields = {
  texts: inLanguages(v.strictObject({ title: neededWords(120) })),
  period: v.picklist(MISSION_PERIODS),
  goal: MissionGoal,
  reward: MissionReward,
  /** Its budget: how often it pays at most; null is no bound. */
  mostClaims: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000))),
  /** Lower numbers come first. */
  position: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)), 1000),
  startsAt: Instant,
  endsAt: v.nullable(Instant),
};
export const MissionFields = v.strictObject(fields);
export type MissionFields = v.InferOutput<typeof MissionFields>;

/** `claims` were paid. `withdrawn` is a stopped mission. */
export const OperatedMission = v.object({
  ...fields,
  id: v.string(),
  texts: v.record(v.string(), v.object({ title: v.string() })),
  /** Null: a mission of an earlier release that gives nothing. */
  reward: v.nullable(MissionReward),
  state: v.picklist(CONTENT_STATES),
  claims: v.number(),
});
export type OperatedMission = v.InferOutput<typeof OperatedMission>;

/** `item` is the state now, null before its creation; with `approval` the change waits for a second operator. */
const Answer = v.object({ item: v.nullable(OperatedMission), approval: v.optional(WaitingChange) });

export const missionList = operation({
  name: 'missionList',
  method: 'GET',
  path: '/ops/missions',
  role: 'viewer',
  summary: 'Missions of every state with budget and claims, in their order.',
  reply: v.array(OperatedMission),
});
export const missionPut = operation({
  name: 'missionPut',
  method: 'POST',
  path: '/ops/missions/:id',
  role: 'operator',
  irreversible: false,
  summary:
    'Creates or replaces a mission. What pays more, is easier, runs longer, or runs again after a stop waits for a second operator.',
  body: v.strictObject({ ...fields, reason: Reason }),
  reply: Answer,
});
export const missionStop = operation({
  name: 'missionStop',
  method: 'POST',
  path: '/ops/missions/:id/stop',
  role: 'operator',
  irreversible: false,
  summary: 'Ends a mission at once; nothing more is claimed.',
  body: v.strictObject({ reason: Reason }),
  reply: Answer,
});

export const MISSION_OPERATIONS = [missionList, missionPut, missionStop] as const;
