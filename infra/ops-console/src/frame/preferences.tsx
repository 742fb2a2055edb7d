import { languageCodeOf, languageOfTag } from '@atrium/contracts/language-of';
import { CONSOLE_TAGS } from '@atrium/contracts/languages';
import { Select } from '@atrium/ui/select';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../boot/language.ts';
import { chosenTheme, chooseTheme, type ThemeChoice } from '../boot/theme.ts';

/** Language and theme of this browser. */
export function Preferences() {
  const { t, i18n } = useTranslation();
  const [theme, setTheme] = useState<ThemeChoice>(chosenTheme);
  return (
    <div css={styles.pair}>
      <Select
        label={t('language')}
        value={languageCodeOf(i18n.language)}
        options={CONSOLE_TAGS.map(languageOfTag).map(({ code, name }) => ({ value: code, label: name }))}
        onChange={({ target }) => void chooseLanguage(i18n, target.value)}
      />
      <Select
        label={t('theme')}
        value={theme}
        options={(['auto', 'dark', 'light'] as const).map((value) => ({ value, label: t(`themes.${value}`) }))}
        onChange={({ target }) => {
          chooseTheme(target.value as ThemeChoice);
          setTheme(target.value as ThemeChoice);
        }}
      />
    </div>
  );
}

// Below each other where the longest choice would be cut beside the other.
const styles = {
  pair: css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))', gap: tokens.space[3] }),
};
