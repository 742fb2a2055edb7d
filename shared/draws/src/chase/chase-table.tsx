import { useMoney } from '@atrium/host';
import { Stepper } from '@atrium/ui/stepper';
import { tokens } from '@atrium/ui/theme';
import { VisuallyHidden } from '@atrium/ui/visually-hidden';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { tailOf } from '../issue-tail.ts';
import type { ChaseStep } from './chase-plan.ts';

interface ChaseTableProps {
  label: string;
  rows: readonly (ChaseStep & { issue: string; at: string })[];
  onMultiple: (at: number, multiple: number) => void;
}

/** The draws of a chase: multiple, stake, staked so far, payout if it wins, and what is left after all stakes. */
export function ChaseTable({ label, rows, onMultiple }: ChaseTableProps) {
  const { t } = useTranslation('draws');
  const money = useMoney();
  return (
    <div css={styles.scroll}>
      <table aria-label={label} css={styles.table}>
        <thead>
          <tr>
            {(['draw', 'time', 'multiple', 'stake', 'soFar', 'pays', 'net'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`chase.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.issue}>
              <th scope="row">
                <VisuallyHidden>{row.issue}</VisuallyHidden>
                <span aria-hidden>{tailOf(row.issue)}</span>
              </th>
              <td>{row.at}</td>
              <td>
                <Stepper
                  label={t('chase.multipleOf', { issue: row.issue })}
                  lessLabel={t('chase.less', { what: t('chase.multipleOf', { issue: row.issue }) })}
                  moreLabel={t('chase.more', { what: t('chase.multipleOf', { issue: row.issue }) })}
                  min={1}
                  max={9_999}
                  value={row.multiple}
                  onChange={(multiple) => onMultiple(at, multiple)}
                />
              </td>
              <td>{money(String(row.stake))}</td>
              <td>{money(String(row.stakedSoFar))}</td>
              {/* What a share of a pool pays is known after the draw. */}
              <td>{row.payout > 0n ? money(String(row.payout)) : '–'}</td>
              <td css={row.net > 0n && styles.ahead}>{row.payout > 0n ? money(String(row.net)) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const styles = {
  scroll: css({ overflowX: 'auto', maxBlockSize: 420, overflowY: 'auto' }),
  table: css({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    ...tokens.type.small,
    ...tokens.numerals,
    '& th, & td': {
      padding: `${tokens.space[1]} ${tokens.space[2]}`,
      borderBlockEnd: `1px solid ${tokens.color.line}`,
      textAlign: 'end',
      whiteSpace: 'nowrap',
    },
    '& th:first-of-type, & td:nth-of-type(1)': { textAlign: 'start' },
    '& thead th': { color: tokens.color.text2, fontWeight: tokens.weight.regular },
  }),
  ahead: css({ fontWeight: tokens.weight.strong }),
};
