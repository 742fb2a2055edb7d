import { formatInstant, formatNumber, formatPercent } from '@atrium/i18n/format';
import { useTranslation } from 'react-i18next';

/** Figures and times in the operator's language and time zone. */
export function useFormat() {
  const { i18n } = useTranslation();
  const tag = i18n.language;
  return {
    number: (value: number, digits = 0) => formatNumber(value, tag, digits),
    /** Of a share between 0 and 1. */
    share: (value: number | null | undefined, digits = 2) =>
      value === null || value === undefined ? '–' : formatPercent(value * 100, tag, digits),
    time: (at: string | number) => formatInstant(at, tag, 'time'),
    moment: (at: string | number) =>
      formatInstant(at, tag, new Date(at).toDateString() === new Date().toDateString() ? 'time' : 'date-time'),
    /** A day without a zone, `2026-11-27`. */
    day: (day: string) => formatInstant(`${day}T00:00:00Z`, tag, 'date', 'UTC'),
    full: (at: string | number) => formatInstant(at, tag, 'full'),
    ago: (at: string | number) => agoText(Date.now() - new Date(at).getTime(), tag),
  };
}

function agoText(ms: number, tag: string): string {
  const format = new Intl.RelativeTimeFormat(`${tag}-u-nu-latn`, { numeric: 'always', style: 'short' });
  const seconds = Math.max(0, Math.round(ms / 1_000));
  if (seconds < 60) return format.format(-seconds, 'second');
  if (seconds < 3_600) return format.format(-Math.round(seconds / 60), 'minute');
  return seconds < 86_400
    ? format.format(-Math.round(seconds / 3_600), 'hour')
    : format.format(-Math.round(seconds / 86_400), 'day');
}
