import { Sheet } from '@atrium/ui/sheet';
import { tokens } from '@atrium/ui/theme';
import { VisuallyHidden } from '@atrium/ui/visually-hidden';
import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOfName } from '../name-language.ts';
import { KeyGroup } from './key-group.tsx';
import { useNames } from './play-name.ts';
import { type PlayTreeProps, playsOfTab, tabsOf } from './play-types.ts';
import { usePrizeText } from './prize-text.ts';

interface PlaySheetProps
  extends Pick<PlayTreeProps, 'plays' | 'pricing' | 'unit' | 'tab' | 'play' | 'onTab' | 'onPlay'> {
  open: boolean;
  onClose: () => void;
}

/** All plays of a game on a phone: the types beside the plays of one of them, each with what a note wins. */
export function PlaySheet({ plays, pricing, unit, tab, play, onTab, onPlay, open, onClose }: PlaySheetProps) {
  const { t } = useTranslation('draws');
  const names = useNames();
  const prize = usePrizeText(pricing, unit);
  const [looked, setLooked] = useState(tab);
  useEffect(() => {
    if (open) setLooked(tab);
  }, [open, tab]);
  const choose = (code: string) => {
    if (looked !== tab) onTab(looked);
    onPlay(code);
    onClose();
  };
  return (
    <Sheet open={open} pulls title={t('board.plays')} closeLabel={t('board.close')} onClose={onClose}>
      <div css={styles.columns}>
        <KeyGroup aria-label={t('playTypes')} css={styles.types}>
          {tabsOf(plays).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === looked}
              css={[styles.line, styles.type]}
              onClick={() => setLooked(one)}
            >
              <span lang={languageOfName(names.tab(one))}>{names.tab(one)}</span>
              <span css={styles.count}>{playsOfTab(plays, one).length}</span>
            </button>
          ))}
        </KeyGroup>
        <KeyGroup aria-label={t('board.plays')} css={styles.plays}>
          {playsOfTab(plays, looked).map((one) => (
            <button
              key={one.code}
              type="button"
              aria-pressed={one.code === play.code}
              css={[styles.line, styles.play]}
              onClick={() => choose(one.code)}
            >
              <Name name={names.play(one)} type={names.tab(looked)} /> <span css={styles.prize}>{prize(one)}</span>
            </button>
          ))}
        </KeyGroup>
      </div>
    </Sheet>
  );
}

/** The name of a play without that of its type, which is beside it. */
function Name({ name, type }: { name: string; type: string }) {
  const own = name.startsWith(`${type} `) ? name.slice(type.length + 1) : name;
  return (
    <span lang={languageOfName(name)}>
      {own !== name && <VisuallyHidden>{type} </VisuallyHidden>}
      <span css={styles.own}>{own}</span>
    </span>
  );
}

const styles = {
  columns: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(104px, 38%) minmax(0, 1fr)',
    marginInline: `calc(-1 * ${tokens.space[5]})`,
    blockSize: 'min(60vh, 560px)',
    borderBlockStart: `1px solid ${tokens.color.line}`,
    '& > *': { overflowY: 'auto', overscrollBehavior: 'contain' },
  }),
  types: css({ display: 'grid', alignContent: 'start', background: tokens.color.sunk }),
  plays: css({ display: 'grid', alignContent: 'start' }),
  line: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space[2],
    minBlockSize: 48,
    margin: 0,
    paddingBlock: 0,
    paddingInline: tokens.space[3],
    border: 0,
    background: 'none',
    color: tokens.color.text,
    textAlign: 'start',
    cursor: 'pointer',
    ...tokens.type.small,
    '&:focus-visible': { outlineOffset: -2 },
  }),
  type: css({
    borderInlineStart: '3px solid transparent',
    '&[aria-pressed="true"]': {
      borderInlineStartColor: tokens.color.accent,
      background: tokens.color.surface,
      fontWeight: tokens.weight.strong,
    },
  }),
  play: css({ '&[aria-pressed="true"]': { background: tokens.color.chosen, fontWeight: tokens.weight.strong } }),
  own: css({ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } }),
  count: css({ color: tokens.color.text2, ...tokens.type.legal, ...tokens.numerals }),
  prize: css({ flex: 'none', fontWeight: tokens.weight.strong, ...tokens.numerals }),
};
