import type { Board } from '@atrium/contracts/lottery-bets';
import { formatPercent } from '@atrium/i18n/format';
import { selfRebateOf } from '@atrium/lottery-rules/rebate';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The prize group of a board: prices follow it, and what it is below the own one comes back at once. Source: 10-20. */
export interface PrizeGroup {
  readonly least: number;
  readonly own: number;
  readonly base: number;
  readonly chosen: number;
  readonly choose: (group: number) => void;
}

/** The board at the prices of the chosen prize group; `group` is null where there is none to choose. */
export function usePrizeGroup(board: Board): { board: Board; group: PrizeGroup | null } {
  const [wanted, choose] = useState<number | null>(null);
  const { groups } = board;
  const own = board.rules.pricing.group;
  const chosen = groups ? Math.max(groups.least, Math.min(groups.own, wanted ?? groups.own)) : 0;
  const priced = useMemo(() => {
    if (!groups || !own || chosen === own.group) return board;
    const pricing = { ...board.rules.pricing, group: { ...own, group: chosen } };
    return { ...board, rules: { ...board.rules, pricing } };
  }, [board, groups, own, chosen]);
  const hasChoice = groups !== null && own !== undefined && groups.least < groups.own;
  return { board: priced, group: hasChoice ? { ...groups, base: own.base, chosen, choose } : null };
}

/** What comes back at once of the stakes of some tickets, in minor units. */
export const rebateOf = (group: PrizeGroup | null, stakes: readonly bigint[]): bigint =>
  group ? stakes.reduce((sum, stake) => sum + selfRebateOf(stake, group), 0n) : 0n;

export function PrizeGroupSlider({ group }: { group: PrizeGroup }) {
  const { t, i18n } = useTranslation('draws');
  const id = useId();
  const percent = (chosen: number) => formatPercent(((group.own - chosen) / group.base) * 100, i18n.language, 1);
  const words = (chosen: number) =>
    chosen === group.own ? t('slip.backNothing') : t('slip.back', { percent: percent(chosen) });
  return (
    <div css={styles.root}>
      <label htmlFor={id} css={styles.label}>
        {t('slip.group')} <b>{group.chosen}</b>
      </label>
      <span css={styles.back}>{words(group.chosen)}</span>
      <input
        id={id}
        type="range"
        min={group.least}
        max={group.own}
        step={1}
        value={group.chosen}
        aria-valuetext={`${group.chosen}, ${words(group.chosen)}`}
        css={styles.slider}
        onChange={(event) => group.choose(Number(event.target.value))}
      />
      <span css={styles.end}>
        {group.least}, {words(group.least)}
      </span>
      <span css={styles.end}>
        {group.own}, {words(group.own)}
      </span>
    </div>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    justifyContent: 'space-between',
    gap: `2px ${tokens.space[2]}`,
    ...tokens.numerals,
    '& > :nth-of-type(even)': { textAlign: 'end' },
  }),
  label: css({ ...tokens.type.small }),
  back: css({ color: tokens.color.text2, textAlign: 'end', ...tokens.type.small }),
  slider: css({ gridColumn: '1 / -1', inlineSize: '100%', minBlockSize: 32, margin: 0, accentColor: 'currentColor' }),
  end: css({ color: tokens.color.text2, ...tokens.type.legal }),
};
