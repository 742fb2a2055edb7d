import type { Language } from '@atrium/contracts/languages';
import { Icon } from '@atrium/ui/icon';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { chooseLanguageAtom } from '../../language/language.state.ts';
import { Flag } from './flag.tsx';

export interface LanguageMenuProps {
  languages: readonly Language[];
  onChoose: () => void;
}

/** Flag and name of each supported language. */
export function LanguageMenu({ languages, onChoose }: LanguageMenuProps) {
  const { t, i18n } = useTranslation('shell');
  const choose = useSetAtom(chooseLanguageAtom);
  return (
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
              onChoose();
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
  );
}

const styles = {
  item: css({
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space[2],
    inlineSize: '100%',
    minInlineSize: 200,
    minBlockSize: 36,
    paddingInline: tokens.space[3],
    border: 0,
    borderRadius: tokens.radius.small,
    background: 'none',
    fontWeight: tokens.weight.medium,
    textAlign: 'start',
    ...tokens.type.small,
    '&:hover, &:focus-visible': { background: tokens.color.surface3 },
  }),
  check: css({ marginInlineStart: 'auto' }),
};
