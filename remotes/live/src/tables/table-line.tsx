import { css } from '@emotion/react';
import type { Game } from '@atrium/contracts/games';
import { useMoney } from '@atrium/host';
import { tokens } from '@atrium/ui/theme';
import { useTranslation } from 'react-i18next';

/** Under a table's cover: its game type and limits, and where the vendor tells them, dealer and free seats. */
export function TableLine({ table }: { table: Game }) {
  const { t } = useTranslation('live');
  const money = useMoney();
  const seats = table.table;
  return (
    <span css={styles.line}>
      <span css={styles.type}>{t(`type.${table.kind}`, { defaultValue: table.kind })}</span>
      <span>{t('limits', { min: money(table.minBet), max: money(table.maxBet) })}</span>
      {seats && <span>{t('seats', { dealer: seats.dealer, count: Math.max(0, seats.seats - seats.taken) })}</span>}
    </span>
  );
}

const styles = {
  line: css({ display: 'grid', whiteSpace: 'normal' }),
  type: css({ color: tokens.color.text, fontWeight: tokens.weight.strong }),
};
