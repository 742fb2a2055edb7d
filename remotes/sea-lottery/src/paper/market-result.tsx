import type { LotteryGame } from '@atrium/contracts/lottery';
import type { Board } from '@atrium/contracts/lottery-bets';
import { useNames } from '@atrium/draws/board/names';
import { useHits } from '@atrium/draws/drawing/own-outcome';
import { type Hits, placeOf } from '@atrium/draws/hits';
import { panelLook } from '@atrium/draws/panel-look';
import { MarkedDigits } from '@atrium/draws/prize-table';
import { useInstant } from '@atrium/host';
import { groupsOf, isFamily } from '@atrium/lottery-rules/families';
import { type Cut, cutReader, type MarketCuts } from '@atrium/lottery-rules/market-cuts';
import type { Play } from '@atrium/lottery-rules/play';
import { parseResult } from '@atrium/lottery-rules/result-text';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cutsOf, groupsBeside } from './shown-prizes.ts';

interface MarketResultProps {
  game: LotteryGame;
  plays: ReadonlyMap<string, Play>;
  /** Of a market that cuts its numbers differently from its family. */
  cuts: Board['rules']['cuts'];
}

/** The last result beside the board: the prize that everybody looks at, and the numbers that the bets look at; own hits are marked. */
export function MarketResult({ game, plays, cuts: own }: MarketResultProps) {
  const { t } = useTranslation('draws');
  const names = useNames();
  const instant = useInstant();
  const heading = useId();
  const last = game.last[0];
  const hits = useHits(last?.issue);
  const { family } = game;
  const result = last?.result && isFamily(family) ? parseResult(family, last.result) : null;
  if (!result || !last || !isFamily(family)) return null;
  const cuts = cutsOf(family, own as MarketCuts | undefined);
  const beside = groupsBeside(family);
  const groups = groupsOf(family).flatMap(({ name }, at) => (beside.includes(name) ? [{ name, at }] : []));
  const [first, ...rest] = groups;
  const numbersOf = (at: number) =>
    result[at]!.map((number, index) => (
      <span key={index}>
        <MarkedDigits number={number} isHit={(digit) => isHit(hits, at, index, digit)} />
      </span>
    ));
  const read = (of: readonly Cut[], digits: number) =>
    of.map((cut) => cutReader(family, cut, digits)(result)).join(' ');
  const lines: [play: string, numbers: string][] = cuts
    ? [
        ['three-top', read([cuts.top3], 3)],
        ['two-top', read([cuts.top2], 2)],
        ['three-front', read(cuts.front3 ?? [], 3)],
        ['three-bottom', read(cuts.bottom3 ?? [], 3)],
        ['two-bottom', read([cuts.bottom2], 2)],
      ]
    : [];
  return (
    <section aria-labelledby={heading} css={styles.root}>
      <header css={styles.head}>
        <h3 id={heading} css={styles.title}>
          {t('lastResult')}
        </h3>
        <span css={styles.note}>
          {t('drawn', { issue: last.issue, at: instant(last.drawnAt ?? last.drawsAt, 'date-time') })}
        </span>
      </header>
      <dl css={styles.list}>
        <div css={styles.line}>
          <dt>{t(`tiers.${first!.name}`)}</dt>
          <dd css={styles.first}>{numbersOf(first!.at)}</dd>
        </div>
        {rest
          // Numbers that are a bet of their own are named by it.
          .filter(({ name }) => !cuts || !['front3', 'last3', 'last2'].includes(name))
          .map(({ name, at }) => (
            <div key={name} css={[styles.line, result[at]!.length > 1 && styles.many]}>
              <dt>{t(`tiers.${name}`)}</dt>
              <dd>{numbersOf(at)}</dd>
            </div>
          ))}
        {lines.map(([play, numbers]) =>
          numbers === '' || !plays.has(play) ? null : (
            <div key={play} css={styles.line}>
              <dt>{names.play(plays.get(play)!)}</dt>
              <dd>{numbers}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}

const isHit = (hits: Hits, group: number, index: number, digit: number): boolean =>
  hits.has(placeOf(group, index, digit));

const styles = {
  root: css({ ...panelLook, display: 'grid', gap: tokens.space[2], padding: tokens.space[4] }),
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: tokens.space[2],
  }),
  title: css({ margin: 0, ...tokens.display, ...tokens.type.title }),
  note: css({ color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals }),
  list: css({ display: 'grid', gap: tokens.space[1], margin: 0 }),
  line: css({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: tokens.space[3],
    ...tokens.type.small,
    ...tokens.numerals,
    '& > dt': { color: tokens.color.text2 },
    '& > dd': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'end',
      gap: `0 ${tokens.space[3]}`,
      margin: 0,
      fontWeight: tokens.weight.strong,
      direction: 'ltr',
      whiteSpace: 'nowrap',
    },
  }),
  many: css({
    display: 'grid',
    gap: 2,
    paddingBlockStart: tokens.space[1],
    '& > dd': { display: 'grid', gridTemplateColumns: 'repeat(5, auto)', justifyContent: 'space-between' },
  }),
  first: css({ '&&': { fontWeight: tokens.weight.bold, letterSpacing: '.04em', ...tokens.type.page } }),
};
