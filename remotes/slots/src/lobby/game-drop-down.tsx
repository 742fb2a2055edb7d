import { css } from '@emotion/react';
import { host, launchObjectOf, useErrorSentence, useResource, useSession } from '@atrium/host';
import { languageCode } from '@atrium/lobby/language-code';
import { dropDownPage, dropDownPages } from '@atrium/lobby/page-sizes';
import { Button } from '@atrium/ui/button';
import { DropDown } from '@atrium/ui/drop-down';
import { IconButton } from '@atrium/ui/icon-button';
import { Skeleton } from '@atrium/ui/skeleton';
import { media, tokens } from '@atrium/ui/theme';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dropDownResource } from './slots.state.ts';

/** All games of a vendor, or of all vendors, by name for quick access: pages of 21, then 18 (specification 9). */
export function GameDropDown({ vassalage }: { vassalage: string | undefined }) {
  const { t } = useTranslation('slots');
  if (!useSession()) return null;
  return (
    <DropDown
      label={t('drop.label')}
      opens="press"
      align="end"
      trigger={(bind) => (
        <Button {...bind} iconEnd="down" css={styles.opener}>
          {t('drop.open')}
        </Button>
      )}
    >
      {(close) => <GamesByName key={vassalage} vassalage={vassalage} onLaunch={close} />}
    </DropDown>
  );
}

function GamesByName({ vassalage, onLaunch }: { vassalage: string | undefined; onLaunch: () => void }) {
  const { t } = useTranslation('slots');
  const sentence = useErrorSentence();
  const [page, setPage] = useState(1);
  const { value, error, reload } = useResource(dropDownResource, {
    query: {
      gameType: 'RNG',
      ...(vassalage && { vassalage }),
      sort: 'name',
      language: languageCode(),
      ...dropDownPage(page),
    },
  });
  // While the next page loads, the total is known from the one before.
  const [total, setTotal] = useState(0);
  if (value && value.total !== total) setTotal(value.total);
  const pages = dropDownPages(total);
  const turn = (icon: 'start' | 'end', label: string, to: number) => {
    const off = to < 1 || to > pages;
    // Not disabled, because a browser takes the focus from a disabled button.
    return (
      <IconButton
        icon={icon}
        size="small"
        label={label}
        aria-disabled={off || undefined}
        onClick={() => off || setPage(to)}
      />
    );
  };
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
        {turn('start', t('drop.before'), page - 1)}
        <span aria-live="polite">{t('drop.page', { page, pages })}</span>
        {turn('end', t('drop.after'), page + 1)}
      </div>
    </div>
  );
}

const styles = {
  // As its neighbours of the lobby's bar.
  opener: css({ ...tokens.type.small, fontWeight: tokens.weight.strong }),
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
    '& [aria-disabled]': { color: tokens.color.text3, opacity: 0.6, cursor: 'not-allowed' },
  }),
  failed: css({ margin: 0, padding: tokens.space[3], ...tokens.type.small }),
};
