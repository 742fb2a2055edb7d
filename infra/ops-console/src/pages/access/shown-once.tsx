import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

/** A secret that is shown once, with a button that copies it. */
export function ShownOnce({ title, text, secret }: { title: string; text: string; secret: string }) {
  const { t } = useTranslation();
  return (
    <Note
      tone="own"
      title={title}
      actions={
        <Button size="small" onClick={() => void navigator.clipboard.writeText(secret)}>
          {t('copy')}
        </Button>
      }
    >
      <p>{text}</p>
      <code css={code} dir="ltr">
        {secret}
      </code>
    </Note>
  );
}

const code = css({ overflowWrap: 'anywhere', fontFamily: tokens.font.mono });
