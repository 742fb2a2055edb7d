import type { Board } from '@atrium/contracts/lottery-bets';
import { languageCodeOf } from '@atrium/contracts/language-of';
import { useErrorSentence, useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import { Skeleton } from '@atrium/ui/skeleton';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { boardResource } from './board.state.ts';
import { boardInput } from './use-bet.ts';

interface WithBoardProps {
  gameCode: string;
  /** Height of the skeleton, in px. */
  height: number;
  /** The board once its rules have loaded; the plays may suspend inside. */
  children: (board: Board, reload: () => void) => ReactNode;
}

/** Loads the board of a game: a skeleton first, a sentence and another try if it fails. */
export function WithBoard({ gameCode, height, children }: WithBoardProps) {
  const { t, i18n } = useTranslation('draws');
  const sentence = useErrorSentence();
  const language = languageCodeOf(i18n.language);
  const { value, status, error, reload } = useResource(boardResource, boardInput(gameCode, language));
  if (value) return <Suspense fallback={<Skeleton height={height} />}>{children(value, () => void reload())}</Suspense>;
  if (status === 'failed')
    return (
      <EmptyState
        role="alert"
        title={sentence(error!)}
        action={<Button onClick={() => void reload()}>{t('again')}</Button>}
      />
    );
  return <Skeleton height={height} />;
}
