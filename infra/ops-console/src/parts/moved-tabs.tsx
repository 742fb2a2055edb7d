import type { Figures } from '@atrium/contracts/telemetry';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { movedTabs } from '../data/use-figures.ts';
import { ShareBar } from './share-bar.tsx';
import { useFormat } from './use-format.ts';

/** The number of open tabs that show the newest snapshot; after a command the bar fills as they update. */
export function MovedTabs({ figures }: { figures: Figures }) {
  const { t } = useTranslation();
  const { number, share } = useFormat();
  const { open, moved, waiting, rest } = movedTabs(figures);
  const part = (tabs: number) => (open === 0 ? 0 : tabs / open);
  const text = t('movedText', { moved: number(moved), open: number(open) });
  return (
    <div css={styles.root}>
      <p css={styles.figure} data-moved>
        {open === 0 ? t('noTabs') : share(part(moved), 1)}
      </p>
      <ShareBar
        big
        label={t('tabsMoved')}
        text={text}
        shares={[
          { key: 'moved', share: part(moved), tone: 'main' },
          { key: 'waiting', share: part(waiting), tone: 'warn' },
        ]}
      />
      <dl css={styles.parts}>
        <Part name={t('moved')} value={number(moved)} mark={styles.main} />
        <Part name={t('busyTabs')} value={number(waiting)} mark={styles.warn} />
        <Part name={t('notYet')} value={number(rest)} mark={styles.rest} />
        <Part name={t('openTabs')} value={number(open)} />
      </dl>
    </div>
  );
}

function Part({ name, value, mark }: { name: string; value: string; mark?: ReturnType<typeof css> }) {
  return (
    <div>
      <dt css={[styles.name, mark && [styles.mark, mark]]}>{name}</dt>
      <dd css={styles.value}>{value}</dd>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: tokens.space[3], ...tokens.numerals }),
  figure: css({ fontWeight: tokens.weight.bold, ...tokens.type.page }),
  parts: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: tokens.space[3],
    [media.phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr' },
  }),
  name: css({ color: tokens.color.text2, ...tokens.type.small }),
  mark: css({
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    '&::before': { content: '""', inlineSize: 10, blockSize: 10 },
  }),
  main: css({ '&::before': { background: tokens.color.text } }),
  warn: css({ '&::before': { background: tokens.color.warn } }),
  rest: css({
    '&::before': { background: tokens.color.surface3, boxShadow: `inset 0 0 0 1px ${tokens.color.lineStrong}` },
  }),
  value: css({ fontWeight: tokens.weight.bold, ...tokens.type.title }),
};
