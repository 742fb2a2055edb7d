import { css } from '@emotion/react';
import type { Game } from '@atrium/contracts/games';
import { useMoney } from '@atrium/host';
import { tokens } from '@atrium/ui/theme';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { standingQuery, standingResource } from './live.state.ts';
import { Road } from './road.tsx';

/** Below a table's cover: its game type and limits, and from the vendor's feed dealer, free seats and latest results. */
export function TableLine({ table }: { table: Game }) {
  const { t } = useTranslation('live');
  const money = useMoney();
  const { value } = useAtomValue(standingResource.entry(standingQuery(table.vassalage)).stateAtom);
  const standing = value?.tables.find(({ gameId }) => gameId === table.gameId);
  const { minBet, maxBet } = standing ?? table;
  return (
    <span css={styles.line}>
      <span css={styles.type}>{t(`type.${table.kind}`, { defaultValue: table.kind })}</span>
      <span>{t('limits', { min: money(minBet), max: money(maxBet) })}</span>
      {standing && (
        <span>{t('seats', { dealer: standing.dealer, count: Math.max(0, standing.seats - standing.taken) })}</span>
      )}
      {standing && standing.road.length > 0 && <Road results={standing.road} kind={table.kind} />}
    </span>
  );
}

const styles = {
  // Reserves room for the vendor's feed, which arrives a moment after the card.
  line: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    whiteSpace: 'normal',
    minBlockSize: 84,
  }),
  type: css({ color: tokens.color.text, fontWeight: tokens.weight.strong }),
};
