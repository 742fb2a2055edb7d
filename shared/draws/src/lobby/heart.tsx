import type { LotteryGame } from '@atrium/contracts/lottery';
import { IconButton } from '@atrium/ui/icon-button';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { favourites } from './lobby.state.ts';

/** Keeps a lottery as a favourite, or drops it. */
export function Heart({ game }: { game: LotteryGame }) {
  const { t } = useTranslation('draws');
  const kept = useAtomValue(favourites.idsAtom).has(game.gameId);
  const toggle = useSetAtom(favourites.toggleAtom);
  return (
    <IconButton
      icon="heart"
      label={t('shelf.keep', { game: game.name })}
      filled={kept}
      aria-pressed={kept}
      css={kept ? styles.kept : undefined}
      onClick={() => void toggle(game.gameId)}
    />
  );
}

const styles = { kept: css({ color: tokens.color.accent }) };
