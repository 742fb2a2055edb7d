import { Icon } from '@atrium/ui/icon';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOfName } from '../name-language.ts';
import { useNames } from './play-name.ts';
import type { PlayTreeProps } from './play-types.ts';
import { usePrizeText } from './prize-text.ts';

const PlaySheet = lazy(() => import('./play-sheet.tsx').then((sheet) => ({ default: sheet.PlaySheet })));

/** The chosen play on a phone, with what a note wins; a press opens all plays as a sheet. */
export function PlayChoice(props: PlayTreeProps) {
  const { play, pricing, unit } = props;
  const { t } = useTranslation('draws');
  const names = useNames();
  const prize = usePrizeText(pricing, unit)(play);
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open === true}
        css={styles.root}
        onClick={() => setOpen(true)}
      >
        <span css={styles.words}>
          <span css={styles.title}>{t('board.plays')}</span>{' '}
          <span lang={languageOfName(names.play(play))} css={styles.name}>
            {names.play(play)}
          </span>
        </span>{' '}
        <span css={styles.prize}>{prize ?? t('board.pool')}</span>
        <Icon name="down" size={16} />
      </button>
      <Suspense>{open !== null && <PlaySheet {...props} open={open} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

const styles = {
  root: css({
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space[3],
    inlineSize: '100%',
    minBlockSize: 56,
    paddingBlock: tokens.space[2],
    paddingInline: tokens.space[3],
    border: `1px solid ${tokens.color.lineStrong}`,
    borderRadius: tokens.radius.medium,
    background: tokens.color.surface2,
    color: tokens.color.text,
    textAlign: 'start',
    cursor: 'pointer',
    '& > svg': { flex: 'none' },
  }),
  words: css({ display: 'grid', flex: 1, minInlineSize: 0 }),
  title: css({ color: tokens.color.text2, ...tokens.type.legal }),
  name: css({ fontWeight: tokens.weight.strong, ...tokens.type.body }),
  prize: css({ flex: 'none', fontWeight: tokens.weight.strong, ...tokens.type.small, ...tokens.numerals }),
};
