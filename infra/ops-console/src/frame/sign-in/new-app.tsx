import { enrol } from '@atrium/contracts/console-factor';
import type { OperationReply } from '@atrium/contracts/registry-operation';
import { Button } from '@atrium/ui/button';
import { QrCode } from '@atrium/ui/qr-code';
import { Skeleton } from '@atrium/ui/skeleton';
import { TextArea } from '@atrium/ui/text-area';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refused } from '../../data/client.ts';
import { useReach } from '../../data/console-context.ts';
import { quiet } from '../../parts/page.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import { isOver } from './is-over.ts';

const CODE_SIZE_PX = 200;

/** A new secret for an authenticator app, to scan or to type. */
export function NewApp({ onOver }: { onOver: (refused: Refused) => void }) {
  const { t } = useTranslation();
  const { call } = useReach();
  // One secret for as long as it is shown: another call would replace it.
  const { data, error, refetch } = useQuery<OperationReply<typeof enrol>, Refused>({
    queryKey: [enrol.name],
    queryFn: () => call(enrol),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  useEffect(() => {
    if (error && isOver(error)) onOver(error);
  }, [error, onOver]);
  if (error)
    return (
      <Refusal
        refused={error}
        actions={
          <Button size="small" onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        }
      />
    );
  return (
    <>
      <p css={quiet}>{t('factor.enrolText')}</p>
      {data ? (
        <>
          <QrCode value={data.uri} label={t('factor.qr')} size={CODE_SIZE_PX} css={styles.code} />
          <TextArea label={t('factor.secret')} value={data.secret} readOnly rows={2} dir="ltr" css={styles.secret} />
        </>
      ) : (
        <Skeleton height={CODE_SIZE_PX} />
      )}
    </>
  );
}

const styles = {
  code: css({ justifySelf: 'center' }),
  // All of the key is in view on the narrowest phone, on two lines.
  secret: css({
    '& textarea': { fontFamily: tokens.font.mono, overflowWrap: 'anywhere', resize: 'none', ...tokens.type.small },
  }),
};
