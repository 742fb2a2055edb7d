import { jackpots, type RunningJackpot } from '@atrium/contracts/jackpots';
import type { Game } from '@atrium/contracts/games';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import { languageCodeOf } from '@atrium/contracts/language-of';
import type { PortalEvents } from '@atrium/contracts/events';
import { createResource, useEvent, useMoney, useResource } from '@atrium/host';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Amounts = PortalEvents['jackpots.changed']['amounts'];

const runsOf = (all: readonly { id: string; number: number }[]): string =>
  all
    .map(({ id, number }) => `${id}:${number}`)
    .sort()
    .join(' ');

/** Running and won jackpots by language. A new run is fetched; amounts arrive with the event. Source: 11-27, GM-13. */
export const jackpotsResource = createResource(jackpots, {
  reuse: true,
  staleOn: {
    'jackpots.changed': ({ amounts }, _input, value) => !value || runsOf(amounts) !== runsOf(value.running),
  },
});

/**
 * The jackpots with their latest amounts, at most 30 seconds old; undefined while they load, none where they failed to. Shell and lobbies each bundle this file: state shared through
 * `@atrium/host` would break a lobby in a tab whose shell is older.
 */
export function useJackpots({ paused = false } = {}): ReplyOf<typeof jackpots> | undefined {
  const { i18n } = useTranslation();
  const { value, status } = useResource(
    jackpotsResource,
    { query: { language: languageCodeOf(i18n.language) } },
    { paused },
  );
  const [amounts, setAmounts] = useState<Amounts>([]);
  useEvent('jackpots.changed', (detail) => setAmounts(detail.amounts));
  const shown = value ?? (status === 'failed' ? NONE : undefined);
  return useMemo(
    () => shown && { ...shown, running: shown.running.map((one) => latest(one, amounts)) },
    [shown, amounts],
  );
}
const NONE: ReplyOf<typeof jackpots> = { running: [], dropped: [] };

function latest(jackpot: RunningJackpot, amounts: Amounts): RunningJackpot {
  const now = amounts.find(({ id, number }) => id === jackpot.id && number === jackpot.number);
  return now ? { ...jackpot, amount: now.amount } : jackpot;
}

type Fed = Pick<Game, 'gameId' | 'vassalage'>;

/** The jackpots that a game feeds, the largest first. */
export function jackpotsOf(running: readonly RunningJackpot[], { gameId, vassalage }: Fed): RunningJackpot[] {
  return running
    .filter((one) => one.vassalage === vassalage && (one.gameIds?.includes(gameId) ?? true))
    .toSorted((one, other) => Number(BigInt(other.amount) - BigInt(one.amount)));
}

/** The largest of them. */
export const jackpotOf = (running: readonly RunningJackpot[], game: Fed): RunningJackpot | undefined =>
  jackpotsOf(running, game)[0];

/** The terms of a jackpot in words, for the text that explains it. */
export function useJackpotTerms() {
  const money = useMoney();
  const { i18n } = useTranslation();
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 4 });
  return ({ contributionPpm, seed, mustHitBy, commitment }: RunningJackpot) => ({
    percent: percent.format(contributionPpm / 1_000_000),
    seed: money(seed),
    bound: money(mustHitBy),
    hash: commitment,
  });
}
