import { host } from '@atrium/host';
import { supportedLanguages } from '@atrium/i18n/languages';
import { DropDown } from '@atrium/ui/drop-down';
import { Icon } from '@atrium/ui/icon';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { chooseLanguageAtom } from '../../language/language.state.ts';
import { Flag } from './flag.tsx';

/** Flag and name of each supported language. */
export function LanguagePicker() {
  const { t, i18n } = useTranslation('shell');
  const choose = useSetAtom(chooseLanguageAtom);
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
          {/* Beside the button, not in it: its name is "Language" whatever the language is called. */}
          <span aria-hidden css={styles.name}>
            {current?.name}
          </span>
        </span>
      )}
    >
      {(close) => (
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the menu pattern of WAI-ARIA over a list.
        <ul role="menu" aria-label={t('header.language')}>
          {languages.map(({ code, name, flag, tag }) => (
            <li key={code} role="none">
              <button
                type="button"
                role="menuitemradio"
                aria-checked={tag === i18n.language}
                lang={tag}
                css={styles.item}
                onClick={() => {
                  close();
                  void choose(code);
                }}
              >
                <Flag code={flag} />
                {name}
                {tag === i18n.language && <Icon name="check" size={16} css={styles.check} />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </DropDown>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[2],
  border: 0,
  background: 'none',
  fontWeight: tokens.weight.medium,
  ...tokens.type.small,
} as const;
const styles = {
  place: css({
    display: 'grid',
    alignItems: 'center',
    color: tokens.color.text2,
    [media.hover]: { '&:hover': { color: tokens.color.text } },
  }),
  trigger: css({
    ...row,
    gridArea: '1 / 1',
    justifyContent: 'space-between',
    blockSize: 32,
    padding: 0,
    paddingInlineEnd: tokens.space[1],
    borderRadius: tokens.radius.medium,
    color: 'inherit',
  }),
  name: css({
    gridArea: '1 / 1',
    paddingInline: '28px 26px',
    fontWeight: tokens.weight.medium,
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    ...tokens.type.small,
  }),
  item: css({
    ...row,
    inlineSize: '100%',
    minInlineSize: 200,
    minBlockSize: 36,
    paddingInline: tokens.space[3],
    borderRadius: tokens.radius.small,
    textAlign: 'start',
    '&:hover, &:focus-visible': { background: tokens.color.surface3 },
  }),
  check: css({ marginInlineStart: 'auto' }),
};
