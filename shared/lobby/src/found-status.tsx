import { css } from '@emotion/react';
import { tokens } from '@atrium/ui/theme';
import { VisuallyHidden } from '@atrium/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { LOBBY_NAMESPACE } from './namespace.ts';
import type { LobbyGames } from './use-lobby-games.ts';

/** Says how many games are shown: visibly during a search, otherwise to screen readers. */
export function FoundStatus({ list }: { list: LobbyGames | null }) {
  const { t } = useTranslation(LOBBY_NAMESPACE);
  const waiting = !list || list.status === 'pending';
  const text = waiting
    ? list?.searching
      ? t('search.waiting')
      : ''
    : list.total === 0
      ? t('search.none')
      : t('search.found', { count: list.total });
  return (
    <p role="status" css={[styles.status, list?.searching && styles.shown]}>
      {list?.searching ? text : <VisuallyHidden>{text}</VisuallyHidden>}
    </p>
  );
}

const styles = {
  status: css({ position: 'relative', margin: 0, color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals }),
  shown: css({ marginBlockEnd: tokens.space[3] }),
};
