import type { Board } from '@atrium/contracts/lottery-bets';
import type { BoardProps } from '@atrium/draws/board/board';
import { KeyGroup } from '@atrium/draws/board/key-group';
import { MyBets } from '@atrium/draws/board/my-bets';
import { usePlays } from '@atrium/draws/board/plays';
import { OwnOutcomes } from '@atrium/draws/drawing/own-outcome';
import { useRunningDraw } from '@atrium/draws/drawing/running-draw';
import { useNextDraw } from '@atrium/draws/use-next-draw';
import { useMoney } from '@atrium/host';
import { media, tokens } from '@atrium/ui/theme';
import { usePhone } from '@atrium/ui/use-phone';
import { css } from '@emotion/react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChipTray } from './chip-tray.tsx';
import { FieldButton } from './field-button.tsx';
import { CHIPS, fieldsOf, keyOf, returnsOf } from './fields.ts';
import { FELT, feltTokens } from './felt.ts';
import { RoundActions } from './round-actions.tsx';
import { TableBar } from './table-bar.tsx';
import { TableTop } from './table-top.tsx';
import { useRound } from './use-round.ts';

/** A press on the table does not wait for what lies beside it. */
const TableSide = lazy(() => import('./table-side.tsx').then((side) => ({ default: side.TableSide })));

interface ElottTableProps extends BoardProps {
  board: Board;
  onReload: () => void;
}

const FeltRoad = lazy(() => import('./felt-road.tsx').then((road) => ({ default: road.FeltRoad })));

const SIZES = ['large', 'medium', 'small'] as const;
/** Fields of medium size that fit beside each other in full. */
const ROOMY = 4;
const NOTHING: ReadonlyMap<string, bigint> = new Map();

/** The table: the last result, the time that is left, the fields and the chips; beside it road, rounds and session; below it the own bets. */
export function ElottTable({ game, board, onMoment, onReload, children }: ElottTableProps) {
  const { t } = useTranslation('lottery');
  const phone = usePhone();
  const money = useMoney();
  const draw = game.next ?? board.upcoming[0] ?? null;
  const plays = usePlays(board, draw?.drawsAt ?? board.serverTime);
  const { family, pricing, house } = board.rules;
  const fields = useMemo(() => fieldsOf(family, plays, pricing), [family, plays, pricing]);
  const returns = useMemo(() => returnsOf(fields, pricing), [fields, pricing]);
  const [chip, setChip] = useState<number>(CHIPS[0]);
  const running = useRunningDraw(game, board.awaited);
  const next = useNextDraw(draw, () => {
    onMoment();
    onReload();
  });
  const isOpen = next?.stage === 'open';
  const isTen = fields.filter(({ size }) => size === 'small').length === 10;
  const round = useRound({ game, board, plays, fields, draw });
  const paid = running?.stage === 'paying' ? round.paidIn(running.issue) : NOTHING;
  return (
    <OwnOutcomes game={game} plays={plays}>
      <div css={styles.root}>
        <div css={styles.columns}>
          <section aria-label={t('elott.table')} css={styles.table}>
            <TableTop
              game={game}
              running={running}
              next={next}
              issue={draw?.issue}
              staked={round.staked}
              greatest={round.greatest}
            />
            <KeyGroup aria-label={t('elott.fields')} css={styles.fields}>
              {SIZES.map((size) => (
                <div key={size} css={[styles.row, styles[size], size === 'small' && isTen && styles.ten]}>
                  {fields
                    .filter((field) => field.size === size)
                    .map((field) => (
                      <FieldButton
                        key={keyOf(field)}
                        field={field}
                        house={house}
                        staked={round.stakedOn(field)}
                        paid={paid.get(keyOf(field))}
                        disabled={!isOpen}
                        crowded={size === 'medium' && fields.filter((one) => one.size === size).length > ROOMY}
                        onPress={() => round.bet(field, chip)}
                      />
                    ))}
                </div>
              ))}
            </KeyGroup>
            {phone && (
              <Suspense>
                <FeltRoad game={game} />
              </Suspense>
            )}
            <TableBar error={round.error}>
              <ChipTray unit={round.unit} chip={chip} onChip={setChip} />
              <RoundActions
                againStake={round.againStake}
                onAgain={isOpen ? round.betAgain : null}
                onUndo={isOpen ? round.undo : null}
              />
            </TableBar>
            <p css={styles.hint}>{t('elott.hint', { amount: money(String(BigInt(round.unit) * BigInt(chip))) })}</p>
          </section>
          <Suspense fallback={<div />}>
            <TableSide game={game} returns={returns} hasRoad={!phone} />
          </Suspense>
        </div>
        <MyBets gameCode={game.code} family={game.family} plays={plays} />
        {children}
      </div>
    </OwnOutcomes>
  );
}

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[4], minInlineSize: 0 }),
  columns: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 368px',
    gap: tokens.space[4],
    minInlineSize: 0,
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  table: css({
    ...feltTokens,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto auto 1fr',
    gap: tokens.space[6],
    padding: tokens.space[6],
    borderRadius: tokens.radius.large,
    background: FELT.ground,
    color: FELT.ink,
    [media.phone]: { padding: tokens.space[3], gap: tokens.space[3], gridTemplateRows: 'none' },
  }),
  fields: css({ display: 'grid', gap: 14, [media.phone]: { gap: tokens.space[2] } }),
  row: css({
    display: 'grid',
    gap: 10,
    '&:empty': { display: 'none' },
    [media.phone]: { gap: tokens.space[2] },
  }),
  large: css({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }),
  medium: css({
    gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))',
    [media.phone]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
    },
  }),
  small: css({
    gridTemplateColumns: 'repeat(auto-fit, minmax(108px, 1fr))',
    [media.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  }),
  ten: css({ [media.notPhone]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } }),
  hint: css({
    margin: 0,
    paddingBlockStart: tokens.space[3],
    borderBlockStart: `1px solid ${FELT.rim}`,
    color: FELT.dim,
    ...tokens.type.small,
  }),
};
