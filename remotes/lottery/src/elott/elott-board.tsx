import { languageCodeOf } from '@atrium/contracts/language-of';
import { boardInput } from '@atrium/draws/board/bet';
import type { BoardProps } from '@atrium/draws/board/board';
import { boardResource } from '@atrium/draws/board/state';
import { useErrorSentence, useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import { Skeleton } from '@atrium/ui/skeleton';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ElottTable } from './elott-table.tsx';

/** The quick lottery: a table of fields, where one press with a chip is the bet (10-41). */
export function ElottBoard(props: BoardProps) {
  const { t, i18n } = useTranslation('lottery');
  const sentence = useErrorSentence();
  const { value, status, error, reload } = useResource(
    boardResource,
    boardInput(props.game.code, languageCodeOf(i18n.language)),
  );
  if (value)
    return (
      <Suspense fallback={<Skeleton height={560} />}>
        <ElottTable {...props} board={value} onReload={() => void reload()} />
      </Suspense>
    );
  if (status === 'failed')
    return (
      <EmptyState
        role="alert"
        title={sentence(error!)}
        action={<Button onClick={() => void reload()}>{t('elott.again')}</Button>}
      />
    );
  return <Skeleton height={560} />;
}
