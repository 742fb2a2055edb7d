import { KeyGroup } from '@atrium/draws/board/key-group';
import type { Board } from '@atrium/contracts/lottery-bets';
import type { BoardProps } from '@atrium/draws/board/board';
import { BetMessage } from '@atrium/draws/board/bet-message';
import { MyBets } from '@atrium/draws/board/my-bets';
import { usePlays } from '@atrium/draws/board/plays';
import { LiveResult } from '@atrium/draws/drawing/live-result';
import { OwnOutcomes } from '@atrium/draws/drawing/own-outcome';
import { useRunningDraw } from '@atrium/draws/drawing/running-draw';
import { TAB_BAR } from '@atrium/draws/panel-look';
import { NextDraw } from '@atrium/draws/next-draw';
import { host, useMoney } from '@atrium/host';
import { pricesOf } from '@atrium/lottery-rules/price';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChipTray } from './chip-tray.tsx';
import { FieldButton } from './field-button.tsx';
import { CHIPS, type Field, fieldsOf } from './fields.ts';
import { FELT } from './felt.ts';
import { lastRound } from './last-round.ts';
import { pressAtom, pressErrorAtom, pressesAtom, undoAtom } from './press.state.ts';
import { RoundActions } from './round-actions.tsx';

interface ElottTableProps extends BoardProps {
  board: Board;
  onReload: () => void;
}

const SIZES = ['large', 'medium', 'small'] as const;
const keyOf = ({ play, value }: Field): string => `${play.code} ${value}`;

/** The table: the last result, the time that is left, the fields, the chips and the own bets. */
export function ElottTable({ game, board, onMoment, onReload, children }: ElottTableProps) {
  const { t } = useTranslation('lottery');
  const money = useMoney();
  const draw = game.next ?? board.upcoming[0] ?? null;
  const plays = usePlays(board, draw?.drawsAt ?? board.serverTime);
  const fields = fieldsOf(board.rules.family, plays, board.rules.pricing);
  const [chip, setChip] = useState<number>(CHIPS[0]);
  const press = useSetAtom(pressAtom);
  const undo = useSetAtom(undoAtom);
  const error = useAtomValue(pressErrorAtom);
  const allPresses = useAtomValue(pressesAtom);
  const presses = allPresses.filter(
    ({ gameCode, issue, state }) =>
      gameCode === game.code &&
      issue === draw?.issue &&
      (state === 'sending' || state === 'placed' || state === 'undoing'),
  );
  const running = useRunningDraw(game);
  const unit = board.units[0]!;
  const last = presses.findLast(({ state }) => state !== 'undoing');
  const staked = (of: readonly (typeof presses)[number][]) => of.reduce((sum, one) => sum + BigInt(one.stake), 0n);

  const again = lastRound(allPresses, { gameCode: game.code, issue: draw?.issue ?? '' }).flatMap((one) => {
    const field = fields.find((each) => keyOf(each) === one.field);
    return field ? [{ field, multiple: Number(one.stake / BigInt(unit)) }] : [];
  });
  const againStake = again.reduce((sum, { multiple }) => sum + BigInt(unit) * BigInt(multiple), 0n);

  const place = async (field: Field, multiple: number) => {
    const prices = pricesOf(field.play, board.rules.pricing);
    if (!draw || !prices) return;
    const stake = String(BigInt(unit) * BigInt(multiple));
    await press(keyOf(field), {
      gameCode: game.code,
      issue: draw.issue,
      stake,
      lines: [{ play: field.play.code, selection: field.value, unit, multiple, notes: '1', stake, prices }],
    });
  };
  const bet = (field: Field) => void host().protect('launch', () => place(field, chip));
  // Each field is a bet of its own, so that Undo takes them back one by one and a refusal concerns one field.
  const betAgain = () =>
    void host().protect('launch', async () => {
      await Promise.all(again.map(({ field, multiple }) => place(field, multiple)));
    });

  return (
    <OwnOutcomes game={game} plays={plays}>
      <div css={styles.root}>
        <section aria-label={t('elott.table')} css={styles.table}>
          <div css={styles.top}>
            <div css={styles.result}>
              <LiveResult game={game} running={running} />
            </div>
            <div css={styles.clock}>
              <NextDraw
                draw={draw}
                onMoment={() => {
                  onMoment();
                  onReload();
                }}
              />
            </div>
            <div css={styles.own}>
              <span css={styles.dim}>{t('elott.thisRound')}</span>
              <output aria-label={t('elott.staked')} css={styles.sum}>
                {money(String(staked(presses)))}
              </output>
            </div>
          </div>
          <KeyGroup aria-label={t('elott.fields')} css={styles.fields}>
            {SIZES.map((size) => (
              <div key={size} css={[styles.row, styles[size]]}>
                {fields
                  .filter((field) => field.size === size)
                  .map((field) => (
                    <FieldButton
                      key={keyOf(field)}
                      field={field}
                      house={board.rules.house}
                      staked={staked(presses.filter((one) => one.field === keyOf(field)))}
                      disabled={draw === null}
                      onPress={() => bet(field)}
                    />
                  ))}
              </div>
            ))}
          </KeyGroup>
          <div css={styles.bottom}>
            <ChipTray unit={unit} chip={chip} onChip={setChip} />
            <RoundActions
              againStake={again.length > 0 ? againStake : null}
              onAgain={draw && betAgain}
              onUndo={last ? () => void undo(last) : null}
            />
          </div>
          {error && <BetMessage error={error} />}
          <p css={styles.dim}>{t('elott.hint', { amount: money(String(BigInt(unit) * BigInt(chip))) })}</p>
        </section>
        <MyBets gameCode={game.code} family={game.family} plays={plays} />
        {children}
      </div>
    </OwnOutcomes>
  );
}

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[4], minInlineSize: 0 }),
  table: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.space[5],
    padding: tokens.space[6],
    borderRadius: tokens.radius.large,
    background: FELT.ground,
    color: FELT.ink,
    [media.phone]: { padding: tokens.space[3], gap: tokens.space[3] },
  }),
  top: css({
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    gap: tokens.space[4],
    [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  }),
  result: css({ minInlineSize: 0, [media.phone]: { gridColumn: '1 / -1', justifySelf: 'center' } }),
  clock: css({
    '& span': { color: FELT.ink, justifyItems: 'center' },
    '& > span > span:last-of-type': { ...tokens.type.hero, [media.phone]: { ...tokens.type.page } },
  }),
  own: css({ display: 'grid', justifyItems: 'end' }),
  sum: css({ ...tokens.display, ...tokens.type.page, ...tokens.numerals }),
  dim: css({ margin: 0, color: FELT.dim, ...tokens.type.small }),
  fields: css({ display: 'grid', gap: tokens.space[2] }),
  row: css({ display: 'grid', gap: tokens.space[2], '&:empty': { display: 'none' } }),
  large: css({
    gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
  medium: css({ gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))' }),
  small: css({
    gridTemplateColumns: 'repeat(auto-fit, minmax(84px, 1fr))',
    [media.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  }),
  bottom: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space[3],
    // Chips and Undo stay under the thumb.
    [media.phone]: {
      position: 'sticky',
      insetBlockEnd: TAB_BAR,
      zIndex: 1,
      margin: `0 calc(-1 * ${tokens.space[3]})`,
      padding: tokens.space[3],
      background: FELT.ground,
    },
  }),
};
