import { Button } from '@atrium/ui/button';
import { Skeleton } from '@atrium/ui/skeleton';
import { css } from '@emotion/react';
import { tokens } from '@atrium/ui/theme';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refused } from '../data/client.ts';
import { Refusal } from './refusal.tsx';

interface AskedProps<Data> {
  of: UseQueryResult<Data, Refused>;
  /** Lines of the skeleton while there is no data. */
  lines?: number;
  children: (data: Data) => ReactNode;
}

/** The reply of a call: a skeleton before, the cause and a retry when it fails. Known data stays in view. */
export function Asked<Data>({ of, lines = 4, children }: AskedProps<Data>) {
  const { t } = useTranslation();
  return (
    <>
      {of.error && of.error.code !== 'UNAUTHENTICATED' && (
        <Refusal
          refused={of.error}
          actions={
            <Button size="small" busy={of.isFetching} onClick={() => void of.refetch()}>
              {t('tryAgain')}
            </Button>
          }
        />
      )}
      {of.data === undefined && !of.error && (
        <div css={styles.lines}>
          {Array.from({ length: lines }, (_, line) => (
            <Skeleton key={line} height={32} />
          ))}
        </div>
      )}
      {of.data !== undefined && children(of.data)}
    </>
  );
}

const styles = { lines: css({ display: 'grid', gap: tokens.space[3] }) };
