import type { LotteryGame } from '@atrium/contracts/lottery';
import { groupsOf, isFamily } from '@atrium/lottery-rules/families';
import { useEvent, useMoney } from '@atrium/host';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPrizeTable, ResultView } from '../result-view.tsx';
import { useHits, useOwnOutcome } from './own-outcome.tsx';
import type { RunningDraw } from './running-draw.ts';

const DrawSteps = lazy(() => import('./draw-steps.tsx').then((steps) => ({ default: steps.DrawSteps })));

/** Empty places are drawn for results of up to this many numbers. */
const PLACES_SHOWN = 10;
/** More are smaller on a phone, as their numbers are. */
const FEW_PLACES = 7;

interface LiveResultProps {
  game: LotteryGame;
  running: RunningDraw | null;
  /** Of the steps only the one that is now, until it is known what was won. */
  brief?: boolean;
  /** In place of the last result, where that is shown elsewhere; a draw that runs is shown nevertheless. */
  instead?: ReactNode;
}

/** The last result, or the draw that is running: its steps, its numbers as they come, own hits, and what was won. */
export function LiveResult({ game, running, brief = false, instead }: LiveResultProps) {
  const { t } = useTranslation('draws');
  const [last] = game.last;
  const hits = useHits(last?.issue);
  const awaits = running?.stage === 'closed';
  const outcome = useOwnOutcome();
  const isPaid = running?.stage === 'paying' && outcome?.issue === running.issue && outcome.payout !== null;
  return (
    <>
      {instead && !running ? (
        instead
      ) : (
        <div role="status" aria-label={t('lastResult')} css={styles.result}>
          {awaits ? (
            <Places family={game.family} />
          ) : (
            last?.result && (
              <ResultView
                key={last.issue}
                family={game.family}
                result={last.result}
                small={isPrizeTable(game.family)}
                hits={hits}
                appears={running !== null}
              />
            )
          )}
        </div>
      )}
      {running && !(brief && isPaid) && (
        <Suspense>
          <DrawSteps draw={running} isOutside={last?.proof === null || last?.proof === ''} brief={brief} />
        </Suspense>
      )}
      {running?.isLate && (
        <p role="status" css={styles.late}>
          {t('live.late')}
        </p>
      )}
      <Voided game={game} />
      <Won issue={last?.issue} waits={running !== null && running.stage !== 'paying'} />
    </>
  );
}

/** That a draw was voided, until the next result. */
function Voided({ game: { code, last } }: { game: LotteryGame }) {
  const { t } = useTranslation('draws');
  const [voided, setVoided] = useState<{ issue: string; after: string | undefined } | null>(null);
  const after = last[0]?.issue;
  useEvent('draw.voided', ({ gameCode, issue }) => gameCode === code && setVoided({ issue, after }));
  return (
    <p role="status" css={[styles.late, styles.empty]}>
      {voided && voided.after === after && t('live.voided', { issue: voided.issue })}
    </p>
  );
}

/** Where the numbers will appear. */
function Places({ family }: { family: string }) {
  const places = isFamily(family) ? groupsOf(family).reduce((sum, { count }) => sum + count, 0) : 0;
  if (isPrizeTable(family) || places > PLACES_SHOWN) return null;
  return (
    <span css={styles.places} dir="ltr">
      {Array.from({ length: places }, (_, place) => (
        <span key={place} css={[styles.place, places > FEW_PLACES && styles.small]} />
      ))}
    </span>
  );
}

/** What the member won, said once: when the numbers are there and the prizes are paid. */
function Won({ issue, waits }: { issue: string | undefined; waits: boolean }) {
  const { t } = useTranslation('draws');
  const money = useMoney();
  const outcome = useOwnOutcome();
  const payout = !waits && outcome?.issue === issue ? (outcome?.payout ?? null) : null;
  return (
    <p role="status" css={[styles.won, payout ? styles.some : styles.none]}>
      {payout === null ? '' : payout > 0n ? t('live.won', { amount: money(String(payout)) }) : t('live.lost')}
    </p>
  );
}

const styles = {
  late: css({ margin: 0, maxInlineSize: '48ch', color: tokens.color.warn, ...tokens.type.small }),
  result: css({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    minInlineSize: 0,
    minBlockSize: 44,
    [media.phone]: { justifyItems: 'start', '&:empty': { minBlockSize: 0 } },
  }),
  places: css({ display: 'flex', flexWrap: 'wrap', gap: 6 }),
  place: css({
    inlineSize: 40,
    aspectRatio: 1,
    [media.phone]: { inlineSize: 34 },
    border: `2px dashed ${tokens.color.lineStrong}`,
    borderRadius: tokens.radius.round,
  }),
  small: css({ [media.phone]: { inlineSize: 26 } }),
  empty: css({ '&:empty': { display: 'none' } }),
  won: css({ margin: 0, ...tokens.type.body, '&:empty': { display: 'none' } }),
  some: css({ color: tokens.color.win, fontWeight: tokens.weight.bold }),
  none: css({ color: tokens.color.text2 }),
};
