import type { Place } from './place-of.ts';
import type { Point } from './travel.ts';

/** Of each country the place where most of its people live, for installations without a table of their own. */
export const DEFAULT_POINTS: Readonly<Record<Place, Point>> = {
  AE: [25.2, 55.3],
  AU: [-33.9, 151.2],
  BR: [-23.5, -46.6],
  CN: [31.2, 121.5],
  DE: [52.5, 13.4],
  FR: [48.9, 2.4],
  GB: [51.5, -0.1],
  HK: [22.3, 114.2],
  ID: [-6.2, 106.8],
  IN: [28.6, 77.2],
  JP: [35.7, 139.7],
  KH: [11.6, 104.9],
  KR: [37.6, 127],
  MY: [3.1, 101.7],
  PH: [14.6, 121],
  SA: [24.7, 46.7],
  SG: [1.3, 103.8],
  TH: [13.8, 100.5],
  TW: [25, 121.6],
  US: [40.7, -74],
  VN: [10.8, 106.7],
};
