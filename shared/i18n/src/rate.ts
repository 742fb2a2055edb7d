import { formatPercent, parseAmount } from './format.ts';

/** A rate is stored to a ten-thousandth of a per cent (12-06). */
const DECIMALS = 4;
const PPM_PER_PERCENT = 10_000;

/** A rate in per cent with all decimals that it has: 0.4525 is '0.4525%'. */
export const formatRate = (percent: number, tag: string): string => formatPercent(percent, tag, DECIMALS);

/** A rate in millionths: 4525 is '0.4525%'. */
export const formatRatePpm = (ppm: number, tag: string): string => formatRate(ppm / PPM_PER_PERCENT, tag);

/** What was typed as per cent, by the marks of any language; NaN for what is no rate or has more than four decimals. */
export const parseRate = (text: string): number => Number(parseAmount(text, DECIMALS) ?? 'NaN') / 10 ** DECIMALS;
