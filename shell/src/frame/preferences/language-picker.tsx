import { host } from '@atrium/host';
import { supportedLanguages } from '@atrium/contracts/language-of';
import { DropDown } from '@atrium/ui/drop-down';
import { Icon } from '@atrium/ui/icon';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useIdlePreload } from '../../loading/use-idle-preload.ts';
import { Flag } from './flag.tsx';
import { LanguageMenu } from './language-menu-part.ts';

/** Flag and name of each supported language. */
export function LanguagePicker() {
  const { t, i18n } = useTranslation('shell');
  useIdlePreload(LanguageMenu);
  const languages = supportedLanguages(host().brand.languages);
  const current = languages.find(({ tag }) => tag === i18n.language);
  return (
    <DropDown
      label={t('header.language')}
      opens="press"
      trigger={(bind) => (
        <span css={styles.place}>
          <button type="button" aria-haspopup="menu" aria-label={t('header.language')} css={styles.trigger} {...bind}>
            {current && <Flag code={current.flag} />}
            <Icon name="down" size={14} />
          </button>
          {/* Beside the button, not in it: the button's name stays "Language" in every language. */}
          <span aria-hidden css={styles.name}>
            {current?.name}
          </span>
        </span>
      )}
    >
      {(close) => <LanguageMenu languages={languages} onChoose={close} />}
    </DropDown>
  );
}

const styles = {
  place: css({
    display: 'grid',
    alignItems: 'center',
    color: tokens.color.text2,
    [media.hover]: { '&:hover': { color: tokens.color.text } },
  }),
  trigger: css({
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space[2],
    gridArea: '1 / 1',
    justifyContent: 'space-between',
    blockSize: 32,
    padding: 0,
    paddingInlineEnd: tokens.space[1],
    borderRadius: tokens.radius.medium,
    border: 0,
    background: 'none',
    color: 'inherit',
    fontWeight: tokens.weight.medium,
    ...tokens.type.small,
  }),
  name: css({
    gridArea: '1 / 1',
    paddingInline: '28px 26px',
    fontWeight: tokens.weight.medium,
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    ...tokens.type.small,
  }),
};
