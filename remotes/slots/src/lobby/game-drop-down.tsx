import { css } from '@emotion/react';
import { host, launchObjectOf, useErrorSentence, useResource, useSession } from '@atrium/host';
import { dropDownPage, dropDownPages } from '@atrium/lobby/page-sizes';
import { Button } from '@atrium/ui/button';
import { DropDown } from '@atrium/ui/drop-down';
import { IconButton } from '@atrium/ui/icon-button';
import { Skeleton } from '@atrium/ui/skeleton';
import { media, tokens } from '@atrium/ui/theme';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dropDownResource } from './slots.state.ts';

/** All games of a vendor by name, for who knows what to play: pages of 21, then 18 (specification 9). */
export function GameDropDown({ vassalage }: { vassalage: string }) {
  const { t } = useTranslation('slots');
  if (!useSession()) return null;
  return (
    <DropDown
      label={t('drop.label')}
      opens="press"
      align="end"
      trigger={(bind) => (
        <Button {...bind} iconEnd="down">
          {t('drop.open')}
        </Button>
      )}
    >
      {(close) => <GamesByName key={vassalage} vassalage={vassalage} onLaunch={close} />}
    </DropDown>
  );
}

function GamesByName({ vassalage, onLaunch }: { vassalage: string; onLaunch: () => void }) {
  const { t } = useTranslation('slots');
  const sentence = useErrorSentence();
  const [page, setPage] = useState(1);
  const { value, error, reload } = useResource(dropDownResource, {
    query: { gameType: 'RNG', vassalage, sort: 'name', ...dropDownPage(page) },
  });
  const pages = dropDownPages(value?.total ?? 0);
  if (error && !value)
    return (
      <p role="alert" css={styles.failed}>
        {sentence(error)}{' '}
        <Button size="small" onClick={() => void reload()}>
          {t('drop.retry')}
        </Button>
      </p>
    );
  return (
    <div css={styles.panel}>
      <ul css={styles.list} aria-label={t('drop.label')} aria-busy={!value}>
        {!value &&
          [...Array(9).keys()].map((place) => (
            <li key={place}>
              <Skeleton height={32} />
            </li>
          ))}
        {value?.games.map((game) => (
          <li key={game.gameId}>
            <button
              type="button"
              css={styles.game}
              onClick={() => {
                onLaunch();
                void host().launch(launchObjectOf(game));
              }}
            >
              {game.name}
            </button>
          </li>
        ))}
      </ul>
      <div css={styles.pages}>
        <IconButton
          icon="start"
          size="small"
          label={t('drop.before')}
          disabled={page <= 1}
          onClick={() => setPage(page - 1)}
        />
        <span aria-live="polite">{t('drop.page', { page, pages })}</span>
        <IconButton
          icon="end"
          size="small"
          label={t('drop.after')}
          disabled={page >= pages}
          onClick={() => setPage(page + 1)}
        />
      </div>
    </div>
  );
}

const styles = {
  panel: css({ inlineSize: 'min(560px, 84vw)' }),
  list: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 2,
    alignContent: 'start',
    minBlockSize: 236,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
  game: css({
    inlineSize: '100%',
    minBlockSize: tokens.size.targetSmall,
    paddingInline: tokens.space[2],
    border: 0,
    borderRadius: tokens.radius.small,
    background: 'none',
    color: tokens.color.text,
    textAlign: 'start',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ...tokens.type.small,
    '&:hover': { background: tokens.color.surface3 },
    '&:focus-visible': { outlineOffset: -2 },
  }),
  pages: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.space[3],
    paddingBlockStart: tokens.space[2],
    color: tokens.color.text2,
    ...tokens.type.small,
    ...tokens.numerals,
  }),
  failed: css({ margin: 0, padding: tokens.space[3], ...tokens.type.small }),
};
