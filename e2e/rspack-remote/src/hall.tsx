import { css } from '@emotion/react';
import * as react from 'react';
import { useTranslation } from 'react-i18next';

/** A state, a text and a style: each of them needs the host's own React, i18next and Emotion. */
export function Page() {
  const { t } = useTranslation('rspack-hall');
  const [guests, setGuests] = react.useState(0);
  return (
    <div css={styles.page}>
      <h1>{t('title')}</h1>
      <button type="button" onClick={() => setGuests(guests + 1)}>
        {t('enter')}
      </button>
      <output>{guests}</output>
    </div>
  );
}

const styles = { page: css({ padding: 24, textAlign: 'center' }) };
