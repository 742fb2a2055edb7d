import UPlot from 'uplot';
import type { DayPlotData } from './day-plot-data.ts';

/** Draws the plot into `place` and follows its width. Returns the way to take it away. */
export function drawDays(place: HTMLElement, data: DayPlotData, height: number): () => void {
  const value = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const text = value('--text-2');
  const line = value('--line');
  const colours = { plain: value('--line-strong'), own: value('--accent') };
  const font = `11px ${getComputedStyle(document.body).fontFamily}`;
  const axis = { stroke: text, font, grid: { stroke: line, width: 1 }, ticks: { show: false } };

  const plot = new UPlot(
    {
      width: place.clientWidth,
      height,
      legend: { show: false },
      cursor: { show: false },
      scales: { x: { time: false, range: (_, from, to) => [from - 0.6, to + 0.6] } },
      axes: [
        {
          ...axis,
          grid: { show: false },
          values: (_, splits) =>
            splits.map((at) => (Number.isInteger(at) && data.days[at] ? data.day(data.days[at]) : '')),
          space: 72,
        },
        { ...axis, size: 68, values: (_, splits) => splits.map(data.format) },
      ],
      series: [
        {},
        ...data.series.map(({ look, colour, label }) => ({
          label,
          stroke: colours[colour],
          width: look === 'bars' ? 0 : 2,
          points: { show: false },
          ...(look === 'bars' ? { fill: colours[colour], paths: UPlot.paths.bars!({ size: [0.7, 40] }) } : {}),
        })),
      ],
    },
    [data.days.map((_, at) => at), ...data.series.map(({ values }) => [...values])],
    place,
  );
  const watch = new ResizeObserver(() => plot.setSize({ width: place.clientWidth, height }));
  watch.observe(place);
  return () => {
    watch.disconnect();
    plot.destroy();
  };
}
