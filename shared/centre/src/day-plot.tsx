import { tokens } from '@atrium/ui/theme';
import { css, Global } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import type { DayPlotData } from './day-plot-data.ts';

interface DayPlotProps {
  /** Accessible name. */
  label: string;
  data: DayPlotData;
  height?: number;
}

/** Values by day as bars or lines in the colours of the theme. The numbers are in a table beside it, not here. */
export function DayPlot({ label, data, height = 220 }: DayPlotProps) {
  const box = useRef<HTMLDivElement>(null);
  const [theme, setTheme] = useState('');

  useEffect(() => {
    const watch = new MutationObserver(() =>
      setTheme(`${document.documentElement.dataset.theme} ${document.documentElement.dataset.brand}`),
    );
    watch.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'data-brand'] });
    return () => watch.disconnect();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme's values are read from the page when it changes.
  useEffect(() => {
    const place = box.current;
    if (!place) return;
    let stop = () => {};
    let wanted = true;
    void import('./draw-days.ts').then(({ drawDays }) => {
      if (wanted) stop = drawDays(place, data, height);
    });
    return () => {
      wanted = false;
      stop();
    };
  }, [data, height, theme]);

  return (
    <>
      <Global styles={plotLook} />
      <div ref={box} role="img" aria-label={label} css={styles.box} style={{ blockSize: height }} dir="ltr" />
    </>
  );
}

const plotLook = css({
  '.u-wrap': { position: 'relative' },
  '.u-over, .u-under': { position: 'absolute' },
  '.uplot canvas': { display: 'block', position: 'relative', inlineSize: '100%', blockSize: '100%' },
  '.u-axis': { position: 'absolute' },
  '.u-select, .u-cursor-x, .u-cursor-y, .u-cursor-pt': { display: 'none' },
});

const styles = { box: css({ inlineSize: '100%', ...tokens.type.legal }) };
