import { useNames } from '@atrium/draws/board/names';
import { PAPER } from '@atrium/draws/paper-look';
import { host } from '@atrium/host';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Block } from './blocks.ts';
import { columnsLook } from './paper-look.ts';
import { PaperLine } from './paper-line.tsx';
import { Thai } from './thai.tsx';

/** Last words of plays' codes that are short names of their columns. */
const COLUMNS = ['top', 'tod', 'front', 'bottom'] as const;

interface PaperBlockProps {
  block: Block;
  isThai: boolean;
  multiple: number;
  onRemove: (...ids: readonly string[]) => void;
}

/** A block of the paper: the kind, a column for each play, and the rows of numbers. */
export function PaperBlock({ block: { kind, plays, rows }, isThai, multiple, onRemove }: PaperBlockProps) {
  const { t } = useTranslation('sea-lottery');
  const { t: common } = useTranslation('draws');
  const names = useNames();
  const columnOf = (code: string): string => {
    const word = code.slice(code.lastIndexOf('-') + 1);
    const column = COLUMNS.find((one) => one === word);
    const play = kind?.plays.find((one) => one.code === code);
    if (column) return t(`columns.${column}`);
    return word === 'big' || word === 'small' ? names.value(word) : play ? names.play(play) : code;
  };
  return (
    <>
      <li aria-hidden css={[styles.head, columnsLook(plays.length)]}>
        <span css={styles.kind}>
          {kind && t(`kinds.${kind.code}`)} {kind && isThai && <Thai of={kind.code} />}
        </span>
        {plays.map((code) => (
          <span key={code}>{columnOf(code)}</span>
        ))}
        <span>{common('pays.amount')}</span>
        <span>{common('board.stake')}</span>
        <span />
      </li>
      {rows.map((row) => {
        const ids = [...row.cells.values()].map(({ line }) => line.id);
        return (
          <PaperLine
            key={ids.join()}
            row={row}
            plays={plays}
            multiple={multiple}
            fractionDigits={host().brand.fractionDigits}
            onRemove={() => onRemove(...ids)}
          />
        );
      })}
    </>
  );
}

const styles = {
  head: css({
    alignItems: 'end',
    paddingBlock: tokens.space[2],
    borderBlockEnd: `1px dashed ${PAPER.line}`,
    color: PAPER.quiet,
    textAlign: 'end',
    overflowWrap: 'anywhere',
    ...tokens.type.small,
    [media.phone]: tokens.type.legal,
  }),
  kind: css({ color: PAPER.ink, fontWeight: tokens.weight.bold, textAlign: 'start', ...tokens.type.small }),
};
