import { type ApiError, useErrorSentence, useResource } from '@atrium/host';
import { Card } from '@atrium/ui/card';
import { Note } from '@atrium/ui/note';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataCopy } from './data-copy.tsx';
import { DataErasure } from './data-erasure.tsx';
import { personalDataResource } from './personal-data.state.ts';

/** The member's right to a copy of their data, and to its erasure. Source: issue 17. */
export function PersonalDataCard() {
  const { t } = useTranslation('member-centre');
  const sentence = useErrorSentence();
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const { value, reload } = useResource(personalDataResource);
  if (!value) return null;
  return (
    <Card as="section" title={t('personalData.title')} level={3} css={styles.card}>
      {refusal && (
        <Note tone="bad" role="alert" css={styles.fault}>
          {sentence(refusal)}
        </Note>
      )}
      <div css={styles.columns}>
        <DataCopy copies={value.exports} reload={reload} onRefused={setRefusal} />
        <DataErasure erasure={value.erasure} onRefused={setRefusal} />
      </div>
    </Card>
  );
}

const styles = {
  card: css({ marginBlockStart: tokens.space[6] }),
  fault: css({ marginBlockEnd: tokens.space[4] }),
  columns: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
    gap: tokens.space[6],
    alignItems: 'start',
  }),
};
