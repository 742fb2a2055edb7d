import type { LotteryGame } from '@atrium/contracts/lottery';
import { useResource } from '@atrium/host';
import type { Result } from '@atrium/lottery-rules/draw';
import { type Family, isFamily } from '@atrium/lottery-rules/families';
import { parseResult } from '@atrium/lottery-rules/result-text';
import { RadioGroup } from '@atrium/ui/radio-group';
import { Table } from '@atrium/ui/table';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resultsResource } from '../draws.state.ts';
import { panelLook } from '../panel-look.ts';
import { BarPlot } from './bar-plot.tsx';
import { GapPlot } from './gap-plot.tsx';
import { RoadPlot } from './road-plot.tsx';
import { gapsOf, placesOf, sumOf, TREND_DRAWS, type TrendPlace, trendsOf, type ValueTrend } from './trend-figures.ts';

/** Missing counts, hot and cold numbers and roads of the last hundred draws, each with a table behind it (10-39). */
export function Trends({ game }: { game: LotteryGame }) {
  const { value } = useResource(resultsResource, { query: { gameCode: game.code, count: TREND_DRAWS } });
  const { family } = game;
  const draws = useMemo(
    () =>
      isFamily(family)
        ? (value?.draws ?? []).flatMap(({ issue, result: text }) => {
            const result = text ? parseResult(family, text) : null;
            return result ? [{ issue, result }] : [];
          })
        : [],
    [family, value],
  );
  const [place] = isFamily(family) ? placesOf(family) : [];
  if (!isFamily(family) || !place || draws.length === 0) return null;
  return (
    <div css={[styles.columns, hasPlot(place) && styles.unequal]}>
      <Counts family={family} draws={draws} />
      <Roads family={family} draws={draws} />
    </div>
  );
}

/** Values of a place that fit beside each other. */
const MOST_COLUMNS = 12;
const hasPlot = ({ values }: TrendPlace): boolean => values.length <= MOST_COLUMNS;
/** Rows of the plot: the latest draws. */
const DRAWS_SHOWN = 12;

interface Part {
  family: Family;
  /** Newest first. */
  draws: readonly { issue: string; result: Result }[];
}

function Counts({ family, draws }: Part) {
  const { t } = useTranslation('draws');
  const heading = useId();
  const places = useMemo(() => placesOf(family), [family]);
  const [place, setPlace] = useState(0);
  const chosen = places[place]!;
  const rows = useMemo(
    () =>
      trendsOf(
        chosen,
        draws.map(({ result }) => result),
      ),
    [chosen, draws],
  );
  return (
    <section aria-labelledby={heading} css={styles.panel}>
      <header css={styles.head}>
        <h3 id={heading} css={styles.title}>
          {t('trends.numbers')}
        </h3>
        {places.length > 1 && (
          <RadioGroup
            label={t('trends.place')}
            look="keys"
            value={String(place)}
            onChange={(at) => setPlace(Number(at))}
            options={places.map((_, at) => ({ value: String(at), label: String(at + 1) }))}
          />
        )}
      </header>
      {hasPlot(chosen) ? <Gaps place={chosen} draws={draws} trends={rows} /> : <Bars trends={rows} />}
      <Behind>
        <Table
          caption={t('trends.numbers')}
          rows={rows}
          rowKey={(row) => row.value}
          columns={[
            { key: 'value', head: t('trends.number'), cell: (row) => row.value, phone: 'lead' },
            { key: 'missing', head: t('trends.missing'), cell: (row) => row.missing, align: 'end' },
            { key: 'longest', head: t('trends.longest'), cell: (row) => row.longest, align: 'end' },
            { key: 'hits', head: t('trends.hits'), cell: (row) => row.hits, align: 'end' },
          ]}
        />
      </Behind>
    </section>
  );
}

/** Draw by draw, where the values of a place fit beside each other. */
function Gaps({ place, draws, trends }: { place: TrendPlace; draws: Part['draws']; trends: readonly ValueTrend[] }) {
  const { t } = useTranslation('draws');
  const rows = useMemo(() => gapsOf(place, draws, DRAWS_SHOWN), [place, draws]);
  return <GapPlot label={t('trends.missing')} draws={rows} trends={trends} isJoined={place.at !== null} />;
}

/** One bar for each of many numbers. */
function Bars({ trends }: { trends: readonly ValueTrend[] }) {
  const { t } = useTranslation('draws');
  const [kind, setKind] = useState<'missing' | 'hits'>('missing');
  const labels = useMemo(() => trends.map(({ value }) => value), [trends]);
  const values = useMemo(() => trends.map((trend) => trend[kind]), [trends, kind]);
  return (
    <>
      <RadioGroup
        label={t('trends.kind')}
        look="keys"
        value={kind}
        onChange={setKind}
        options={(['missing', 'hits'] as const).map((one) => ({ value: one, label: t(`trends.${one}`) }))}
      />
      <BarPlot label={t(`trends.${kind}`)} labels={labels} values={values} />
    </>
  );
}

function Roads({ family, draws }: Part) {
  const { t } = useTranslation('draws');
  const heading = useId();
  const rows = useMemo(() => draws.map(({ issue, result }) => ({ issue, ...sumOf(family, result) })), [family, draws]);
  const sizes = useMemo(() => rows.flatMap(({ size }) => size ?? []).reverse(), [rows]);
  const parities = useMemo(() => rows.map(({ parity }) => parity).reverse(), [rows]);
  const letterOf = (side: 'big' | 'small' | 'odd' | 'even') => t(`trends.letters.${side}`);
  return (
    <section aria-labelledby={heading} css={styles.panel}>
      <h3 id={heading} css={styles.title}>
        {t('trends.roads')}
      </h3>
      <p css={styles.note}>{t('trends.sizeRoad')}</p>
      <RoadPlot label={t('trends.sizeRoad')} sides={sizes} filled="big" letterOf={letterOf} />
      <p css={styles.note}>{t('trends.parityRoad')}</p>
      <RoadPlot label={t('trends.parityRoad')} sides={parities} filled="odd" letterOf={letterOf} />
      <p css={styles.note}>{t('trends.past')}</p>
      <Behind>
        <Table
          caption={t('trends.roads')}
          rows={rows}
          rowKey={(row) => row.issue}
          columns={[
            { key: 'issue', head: t('history.issue'), cell: (row) => row.issue, phone: 'lead' },
            { key: 'sum', head: t('trends.sum'), cell: (row) => row.sum, align: 'end' },
            { key: 'size', head: t('trends.size'), cell: (row) => (row.size ? t(`board.picks.${row.size}`) : '–') },
            { key: 'parity', head: t('trends.parity'), cell: (row) => t(`board.picks.${row.parity}`) },
          ]}
        />
      </Behind>
    </section>
  );
}

function Behind({ children }: { children: ReactNode }) {
  const { t } = useTranslation('draws');
  return (
    <details>
      <summary css={styles.summary}>{t('trends.table')}</summary>
      {children}
    </details>
  );
}

const styles = {
  columns: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: tokens.space[4],
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  /** A plot of few columns leaves its room to the roads. */
  unequal: css({
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  panel: css({
    ...panelLook,
    display: 'grid',
    alignContent: 'start',
    gap: tokens.space[3],
    padding: tokens.space[4],
    minInlineSize: 0,
  }),
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space[2],
  }),
  title: css({ margin: 0, ...tokens.display, ...tokens.type.title }),
  note: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
  summary: css({ minBlockSize: 32, cursor: 'pointer', color: tokens.color.text2, ...tokens.type.small }),
};
