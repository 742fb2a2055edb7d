import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

const KEYS = [
  { keys: ['←↑↓→'], does: 'slip.keyMove' },
  { keys: ['Ctrl', 'Enter'], does: 'slip.keyAdd' },
  { keys: ['Ctrl', 'Shift', 'Enter'], does: 'slip.keyPlace' },
] as const;

/** The keys of the board, where there is a keyboard to expect. */
export function KeyHints() {
  const { t } = useTranslation('draws');
  return (
    <p css={styles.root}>
      {KEYS.map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {t(does)}
        </span>
      ))}
    </p>
  );
}

const styles = {
  root: css({
    display: 'none',
    flexBasis: '100%',
    flexWrap: 'wrap',
    gap: `2px ${tokens.space[4]}`,
    margin: 0,
    color: tokens.color.text2,
    ...tokens.type.legal,
    '@media (hover: hover) and (pointer: fine) and (min-width: 720px)': { display: 'flex' },
    '& kbd': {
      paddingInline: 4,
      marginInlineEnd: 2,
      border: `1px solid ${tokens.color.line}`,
      borderRadius: tokens.radius.small,
      font: 'inherit',
    },
  }),
};
