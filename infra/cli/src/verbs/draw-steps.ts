import type { ProofStep, ProofStepName } from '@atrium/lottery-rules/proof/verify-draw';

type Words = (data: ProofStep['data']) => string;

const CONFIRMED: Record<ProofStepName, Words> = {
  commitment: ({ commitment }) =>
    `Commitment: the secret is the one whose hash ${commitment} was published before sales.`,
  list: ({ position, headPosition }) =>
    `List: the commitment is entry ${position}, linked to entry ${headPosition} of the public list.`,
  beacon: ({ round, moves, network, at }) =>
    `Beacon: round ${round} (${at}, ${network}) is signed by its chain${Number(moves) > 0 ? `, declared after ${moves} moves` : ', as fixed with the commitment'}.`,
  tickets: ({ count, root, frozenAt }) =>
    `Tickets: ${count}, root ${root}, frozen at ${frozenAt}, before the beacon's value.`,
  numbers: ({ result }) => `Numbers: secret, beacon and root give ${result}.`,
  ticket: ({ index, count }) => `Ticket: it is number ${index} of the ${count} tickets under the root.`,
};

const REFUTED: Record<ProofStepName, Words> = {
  commitment: ({ commitment }) => `Commitment: the secret does not have the published hash ${commitment ?? ''}.`,
  list: () => 'List: the commitment is not the entry of the public list that the proof names.',
  beacon: ({ round }) =>
    `Beacon: round ${round ?? ''} is not the declared one, or its value is not signed by the chain.`,
  tickets: () => "Tickets: root and number were not fixed before the beacon's value.",
  numbers: ({ result, computed }) =>
    `Numbers: the result is ${result ?? 'missing'}, computed is ${computed ?? 'nothing'}.`,
  ticket: () => 'Ticket: it is not among the tickets under the root.',
};

/** A step of a verification in words. */
export const stepSentence = ({ step, ok, data }: ProofStep): string => (ok ? CONFIRMED : REFUTED)[step](data);
