import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { THAI_NAMES } from './kinds.ts';

/** The market's own word under a name; nothing where the page is Thai already. */
export function Thai({ of }: { of: string }) {
  const { i18n } = useTranslation();
  const word = THAI_NAMES[of];
  return word === undefined || i18n.language === 'th' ? null : (
    <span lang="th" aria-hidden css={styles.word}>
      {word}
    </span>
  );
}

const styles = { word: css({ fontWeight: tokens.weight.regular, ...tokens.type.legal }) };
