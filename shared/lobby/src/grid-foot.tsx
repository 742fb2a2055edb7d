import { css } from '@emotion/react';
import { host, useSession } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { throttle } from '@atrium/ui/throttle';
import { tokens } from '@atrium/ui/theme';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownList } from './use-game-list.ts';
import { LOBBY_NAMESPACE } from './namespace.ts';

/** Distance between the ends of window and list below which the next page loads automatically. */
const NEAR_END_PX = 900;

/** The number of games shown, and the next page: by the button, or by scrolling to the end. */
export function GridFoot({ list, pageSize }: { list: ShownList; pageSize: number }) {
  const { t } = useTranslation(LOBBY_NAMESPACE);
  const visitor = !useSession();
  const left = list.total - list.games.length;
  const goesOn = !visitor && left > 0 && list.pageNum < list.totalPages;
  const foot = useNearEnd(goesOn && list.status === 'ready', list.loadNext);
  return (
    <div ref={foot} css={styles.foot}>
      <span>{t('list.shown', { shown: list.games.length, total: list.total })}</span>
      {goesOn && (
        <Button busy={list.status === 'more'} onClick={list.loadNext}>
          {t('list.more', { count: Math.min(pageSize, left) })}
        </Button>
      )}
      {visitor && left > 0 && (
        <span css={styles.visitor}>
          {t('list.visitor', { count: list.games.length })}
          <Button size="small" onClick={() => void host().protect('launch', () => {})}>
            {t('list.login')}
          </Button>
        </span>
      )}
    </div>
  );
}

function useNearEnd(on: boolean, reached: () => void) {
  const foot = useRef<HTMLDivElement>(null);
  const latest = useRef(reached);
  latest.current = reached;
  useEffect(() => {
    if (!on) return;
    const look = throttle(() => {
      const top = foot.current?.getBoundingClientRect().top;
      if (top !== undefined && top < window.innerHeight + NEAR_END_PX) latest.current();
    });
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      look.cancel();
      window.removeEventListener('scroll', look);
    };
  }, [on]);
  return foot;
}

const styles = {
  foot: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.space[4],
    minBlockSize: tokens.size.target,
    marginBlockStart: tokens.space[6],
    color: tokens.color.text2,
    ...tokens.type.small,
    ...tokens.numerals,
  }),
  visitor: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.space[3],
  }),
};
