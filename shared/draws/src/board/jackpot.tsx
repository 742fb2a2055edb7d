import { useMoney } from '@atrium/host';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

/** What the winners of a pool's highest prize share at least, in the head of the board. `amount` in minor units. */
export function Jackpot({ amount }: { amount: string }) {
  const { t } = useTranslation('draws');
  const money = useMoney();
  return (
    <div css={styles.root}>
      <span css={styles.name}>{t('pool.least')}</span>
      <output aria-label={t('pool.jackpot')} css={styles.figure}>
        {money(amount)}
      </output>
    </div>
  );
}

const styles = {
  root: css({
    display: 'grid',
    alignContent: 'center',
    gap: tokens.space[1],
    padding: tokens.space[4],
    borderInlineEnd: `1px solid ${tokens.color.line}`,
    [media.phone]: {
      display: 'flex',
      flex: '1 0 100%',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      padding: tokens.space[3],
      borderInlineEnd: 0,
      borderBlockEnd: `1px solid ${tokens.color.line}`,
    },
  }),
  name: css({ color: tokens.color.text2, ...tokens.type.small }),
  figure: css({
    ...tokens.display,
    ...tokens.type.figure,
    ...tokens.numerals,
    whiteSpace: 'nowrap',
    [media.phone]: tokens.type.page,
  }),
};
