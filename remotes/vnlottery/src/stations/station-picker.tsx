import type { LotteryGame } from '@atrium/contracts/lottery';
import type { GameStripProps } from '@atrium/draws/game-strip';
import { NextDraw } from '@atrium/draws/next-draw';
import { host, useInstant } from '@atrium/host';
import { Tabs } from '@atrium/ui/tabs';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOfName } from '@atrium/draws/name-language';
import { drawsToday, REGIONS, regionOf, stationsOf } from './station-days.ts';

/** The regions, and the stations of the chosen one with the day on which each draws next (10-42). */
export function StationPicker({ games, chosen, onChoose }: GameStripProps) {
  const { t } = useTranslation('vnlottery');
  const instant = useInstant();
  const panel = useId();
  const now = Date.now() + host().clockSkew();
  const game = games.find(({ code }) => code === chosen);
  const region = game ? regionOf(game) : REGIONS[0];
  const regions = REGIONS.filter((name) => games.some((one) => regionOf(one) === name));
  const stations = stationsOf(games, region);
  const day = (station: LotteryGame): string =>
    !station.next
      ? t('noDraw')
      : drawsToday(station, now)
        ? t('today', { at: instant(station.next.drawsAt, 'time') })
        : instant(station.next.drawsAt, 'day');
  const detail = (name: (typeof REGIONS)[number]): string => {
    const [first] = stationsOf(games, name);
    return first ? (name === 'fast' ? t('always') : day(first)) : '';
  };
  return (
    <div css={styles.root}>
      <Tabs
        label={t('regionTabs')}
        look="segments"
        panel={panel}
        value={region}
        tabs={regions.map((name) => ({ value: name, label: t(`regions.${name}`), detail: detail(name) }))}
        onChange={(name) => onChoose(stationsOf(games, name)[0]!.code)}
      />
      <div id={panel} role="tabpanel" aria-label={t(`regions.${region}`)} css={styles.stations}>
        <ul aria-label={t('stations')} css={styles.list}>
          {stations.map((station) => (
            <li key={station.code}>
              <button
                type="button"
                aria-current={station.code === chosen ? 'true' : undefined}
                css={styles.station}
                onClick={() => onChoose(station.code)}
              >
                <span lang={languageOfName(station.name)}>{station.name}</span>
                <span css={styles.day}>{region === 'fast' ? <NextDraw draw={station.next} /> : day(station)}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[3] }),
  stations: css({ minInlineSize: 0 }),
  list: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.space[2],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [media.phone]: {
      flexWrap: 'nowrap',
      padding: 4,
      margin: -4,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      '& > li': { flex: 'none' },
    },
  }),
  station: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.space[2],
    minBlockSize: 40,
    paddingInline: tokens.space[3],
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.medium,
    background: 'none',
    color: tokens.color.text,
    fontWeight: tokens.weight.strong,
    cursor: 'pointer',
    ...tokens.type.small,
    '&[aria-current]': {
      background: tokens.color.text,
      borderColor: tokens.color.text,
      color: tokens.color.ground,
      '& span': { color: 'inherit' },
    },
    [media.hover]: { '&:not([aria-current]):hover': { background: tokens.color.surface2 } },
    [media.phone]: { minBlockSize: 44 },
  }),
  day: css({
    color: tokens.color.text2,
    fontWeight: tokens.weight.medium,
    ...tokens.type.legal,
    ...tokens.numerals,
    '& > span': { display: 'inline-flex', alignItems: 'baseline', gap: 6, minInlineSize: 0 },
    '& span': { ...tokens.type.legal },
  }),
};
