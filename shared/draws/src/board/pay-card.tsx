import type { Draw } from '@atrium/contracts/lottery';
import type { Board } from '@atrium/contracts/lottery-bets';
import { useMoney } from '@atrium/host';
import { formatPercent } from '@atrium/i18n/format';
import type { Fraction } from '@atrium/lottery-rules/fraction';
import type { Play } from '@atrium/lottery-rules/play';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOfName } from '../name-language.ts';
import { panelLook } from '../panel-look.ts';
import { RuleWords } from '../rules/rule-words.tsx';
import { DivisionTable } from './division-table.tsx';
import { chanceOf } from './chance.ts';
import { LastDrawWin } from './last-draw-win.tsx';
import { useNames } from './play-name.ts';
import { usePrizeText } from './prize-text.ts';
import { percentOf } from './quote.ts';
import type { NewLine } from './slip.state.ts';

interface PayCardProps {
  /** At the prices of the chosen prize group. */
  board: Board;
  play: Play;
  /** Stake of a note, minor units. */
  unit: string;
  /** What is picked, as the slip would get it; null while it is no bet yet. */
  line: NewLine | null;
  /** Of what is picked; null where it has none. */
  returned: Fraction | null;
  last: Draw | undefined;
}

/** What the chosen play is, its chance and price, and what the picks would have won in the last draw (10-35). */
export function PayCard({ board, play, unit, line, returned, last }: PayCardProps) {
  const { t, i18n } = useTranslation('draws');
  const money = useMoney();
  const names = useNames();
  const heading = useId();
  const prize = usePrizeText(board.rules.pricing, unit)(play);
  const chance = chanceOf(play);
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
  const facts: [name: string, value: string][] = [];
  if (chance)
    facts.push([t('pays.chance'), t('pays.oneIn', { number: number.format(Number(chance.d) / Number(chance.n)) })]);
  if (prize !== null) facts.push([t('pays.note', { unit: money(unit) }), prize]);
  if (returned) facts.push([t('board.return'), formatPercent(percentOf(returned), i18n.language, 1)]);
  const { mostPayout } = board.limits;
  return (
    <section aria-labelledby={heading} css={styles.root}>
      <header css={styles.head}>
        <h3 id={heading} css={styles.title}>
          {t('pays.title')}
        </h3>
        <span lang={languageOfName(names.play(play))} css={styles.note}>
          {names.play(play)}
        </span>
      </header>
      <RuleWords play={play} />
      {play.priced === 'pool' && <DivisionTable board={board} play={play} />}
      {facts.length > 0 && (
        <dl css={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name} css={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {line && last && <LastDrawWin board={board} play={play} line={line} last={last} />}
      {mostPayout !== null && <p css={styles.note}>{t('pays.most', { amount: money(mostPayout) })}</p>}
    </section>
  );
}

const styles = {
  root: css({ ...panelLook, display: 'grid', gap: tokens.space[3], padding: tokens.space[4] }),
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${tokens.space[2]}` }),
  title: css({ margin: 0, ...tokens.display, ...tokens.type.title }),
  note: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals }),
  facts: css({ display: 'grid', gap: tokens.space[1], margin: 0 }),
  fact: css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: tokens.space[3],
    ...tokens.type.small,
    ...tokens.numerals,
    '& > dt': { color: tokens.color.text2 },
    '& > dd': { margin: 0, fontWeight: tokens.weight.strong, textAlign: 'end' },
  }),
};
