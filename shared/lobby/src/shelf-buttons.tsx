import { css } from '@emotion/react';
import type { GamePage } from '@atrium/contracts/games';
import { formatNumber } from '@atrium/i18n/format';
import { tokens } from '@atrium/ui/theme';
import { useTranslation } from 'react-i18next';
import type { Shelf } from './filters.ts';
import { LOBBY_NAMESPACE } from './texts.ts';

export interface ShelfButtonsProps {
  shelves: readonly Shelf[];
  counts: GamePage['counts'];
  value: Shelf;
  onChoose: (shelf: Shelf) => void;
}

/** One shelf at a time: all games, the new ones, the member's own, and so on, with how many each holds. */
export function ShelfButtons({ shelves, counts, value, onChoose }: ShelfButtonsProps) {
  const { t, i18n } = useTranslation(LOBBY_NAMESPACE);
  return (
    <div role="group" aria-label={t('shelf.label')} css={chipStyles.row}>
      {shelves.map((shelf) => (
        <button key={shelf} type="button" aria-pressed={shelf === value} css={chipStyles.chip} onClick={() => onChoose(shelf)}>
          {t(`shelf.${shelf}`)}
          {counts && <span css={chipStyles.count}>{formatNumber(counts[shelf], i18n.language)}</span>}
        </button>
      ))}
    </div>
  );
}

export const chipStyles = {
  row: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2] }),
  chip: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minBlockSize: tokens.size.target,
    paddingInline: tokens.space[3],
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.medium,
    background: 'none',
    color: tokens.color.text2,
    fontWeight: tokens.weight.strong,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ...tokens.type.small,
    '&:hover': { background: tokens.color.surface2, color: tokens.color.text },
    '&[aria-pressed="true"]': { background: tokens.color.text, borderColor: tokens.color.text, color: tokens.color.ground },
  }),
  count: css({ fontWeight: tokens.weight.medium, opacity: 0.75, ...tokens.numerals }),
};
