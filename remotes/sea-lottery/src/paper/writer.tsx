import type { Board } from '@atrium/contracts/lottery-bets';
import { type Figure, NumberGrid } from '@atrium/draws/board/number-grid';
import { useNames } from '@atrium/draws/board/names';
import { usePhone } from '@atrium/ui/use-phone';
import { useMoney } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Tabs } from '@atrium/ui/tabs';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Aid, inOrders, isDigitAid, numbersOfDigit, numbersOfSet } from './aids.ts';
import { AidKeys } from './aid-keys.tsx';
import { DigitKeys } from './digit-keys.tsx';
import type { Kind } from './kinds.ts';
import { NumberPad } from './number-pad.tsx';
import { PlayKeys } from './play-keys.tsx';
import type { Writer as WriterState } from './use-writer.ts';

const TypedRowInput = lazy(() =>
  import('@atrium/draws/board/typed-row').then((typed) => ({ default: typed.TypedRowInput })),
);

type Way = 'board' | 'pad' | 'type';

interface WriterProps {
  board: Board;
  kind: Kind;
  writer: WriterState;
  isThai: boolean;
  shareOf: (number: string) => string | undefined;
  /** How full a number is, as a small figure. */
  under: (number: string) => Figure | undefined;
  onAdd: () => void;
}

/** Where numbers are written: plays with their stakes, a pad or a board of numbers, the aids, and what it comes to. */
export function Writer({ board, kind, writer, isThai, shareOf, under, onAdd }: WriterProps) {
  const { t } = useTranslation('sea-lottery');
  const { t: common } = useTranslation('draws');
  const money = useMoney();
  const names = useNames();
  const panel = useId();
  const isPhone = usePhone();
  const [aids, setAids] = useState<ReadonlySet<Aid>>(new Set());
  const { row } = kind;
  const ways: readonly Way[] =
    row.kind === 'picks'
      ? []
      : row.length !== 2
        ? ['pad', 'type']
        : isPhone
          ? ['pad', 'board', 'type']
          : ['board', 'pad', 'type'];
  const [wanted, setWay] = useState<Way>();
  const way = wanted && ways.includes(wanted) ? wanted : ways[0];
  const digitAid = [...aids].find(isDigitAid);

  const pressAid = (aid: Aid) => {
    if (aid === 'doubles' || aid === 'triples') return writer.add(...numbersOfSet(aid));
    const next = new Set(aids);
    if (next.delete(aid)) return setAids(next);
    // One digit can be waited for at a time.
    if (isDigitAid(aid)) for (const other of aids) if (isDigitAid(other)) next.delete(other);
    setAids(next.add(aid));
    if (aid === 'reverse') writer.add(...writer.numbers.flatMap((number) => inOrders(number, true)));
    if (isDigitAid(aid)) setWay('pad');
  };
  const write = (number: string) => {
    if (digitAid) {
      writer.add(...numbersOfDigit(digitAid, number));
      setAids(new Set([...aids].filter((aid) => aid !== digitAid)));
    } else writer.add(...inOrders(number, aids.has('reverse')));
  };
  const wayName = (value: Way): string => (value === 'pad' ? t('pad.name') : common(`board.way.${value}`));
  // One play is chosen above the pad: its name and number are not repeated beside the number.
  const summary =
    writer.drafts.length > 1
      ? writer.drafts.map(({ play, notes }) => t('on', { numbers: Number(notes), play: names.play(play) })).join(', ')
      : common('board.notesOf', { count: Number(writer.notes) });

  return (
    <div css={styles.root}>
      <PlayKeys kind={kind} writer={writer} pricing={board.rules.pricing} isThai={isThai} />
      {row.kind === 'picks' ? (
        <DigitKeys row={row} picked={new Set(writer.numbers)} onToggle={writer.toggle} shareOf={shareOf} />
      ) : (
        <>
          <Tabs
            label={common('board.ways')}
            look="pills"
            panel={panel}
            value={way}
            tabs={ways.map((value) => ({ value, label: wayName(value) }))}
            onChange={setWay}
          />
          <AidKeys kind={kind.code} on={aids} isThai={isThai} onAid={pressAid} />
          <div id={panel} role="tabpanel" aria-label={wayName(way!)} css={styles.panel}>
            {way === 'board' ? (
              <NumberGrid
                label={names.row(row.name)}
                picked={new Set(writer.numbers)}
                onPicked={writer.put}
                shareOf={shareOf}
                under={under}
              />
            ) : way === 'pad' ? (
              <NumberPad
                key={kind.code}
                length={row.length}
                hasOpenDigit={row.values.includes('R')}
                waitsForDigit={digitAid !== undefined}
                onNumber={write}
              />
            ) : (
              <Suspense>
                <TypedRowInput
                  row={row}
                  example={kind.plays[0]!.example.split('|')[0]!}
                  text={writer.text}
                  onText={writer.type}
                />
              </Suspense>
            )}
          </div>
        </>
      )}
      {writer.numbers.length > 0 && way !== 'board' && row.kind !== 'picks' && (
        <ul aria-label={t('written')} css={styles.written}>
          {writer.numbers.map((number) => (
            <li key={number}>
              <button
                type="button"
                aria-label={t('drop', { number })}
                css={styles.number}
                onClick={() => writer.toggle(number)}
              >
                {number}
              </button>
            </li>
          ))}
        </ul>
      )}
      {writer.wrong.length > 0 && <p css={styles.fault}>{t('noFit', { numbers: writer.wrong.join(', ') })}</p>}
      <div css={styles.foot}>
        <output aria-label={common('board.notes')} css={styles.notes}>
          {String(writer.notes)}
        </output>
        <span css={styles.summary}>{summary}</span>
        <Button
          wide
          size="large"
          disabled={writer.notes === 0n}
          aria-keyshortcuts="Control+Enter"
          data-add
          onClick={onAdd}
        >
          {common('board.add')} {writer.notes > 0n && <span>{money(String(writer.stake))}</span>}
        </Button>
      </div>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: tokens.space[4], minInlineSize: 0 }),
  panel: css({ minInlineSize: 0 }),
  written: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 6,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    direction: 'ltr',
  }),
  number: css({
    minBlockSize: 36,
    minInlineSize: 44,
    [media.phone]: { minBlockSize: 44 },
    border: `1px solid ${tokens.color.text}`,
    borderRadius: tokens.radius.medium,
    background: tokens.color.text,
    color: tokens.color.ground,
    fontWeight: tokens.weight.strong,
    cursor: 'pointer',
    ...tokens.type.body,
    ...tokens.numerals,
  }),
  fault: css({ margin: 0, color: tokens.color.warn, ...tokens.type.small }),
  foot: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: tokens.space[2],
    '& > button': { gridColumn: '1 / -1' },
  }),
  notes: css({ fontWeight: tokens.weight.bold, ...tokens.type.title, ...tokens.numerals }),
  summary: css({ color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals }),
};
