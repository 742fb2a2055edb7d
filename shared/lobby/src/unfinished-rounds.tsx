import { host, launchObjectOf, useMoney, useResource, useSession } from '@atrium/host';
import { css } from '@emotion/react';
import { Button } from '@atrium/ui/button';
import { Icon } from '@atrium/ui/icon';
import { tokens } from '@atrium/ui/theme';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { unfinishedResource } from './recent.state.ts';
import { LOBBY_NAMESPACE } from './namespace.ts';

/** Links to the rounds of this category that the member has not finished. */
export function UnfinishedRounds({ category }: { category: string }) {
  const { t } = useTranslation(LOBBY_NAMESPACE);
  const money = useMoney();
  const id = useId();
  const visitor = !useSession();
  const { value } = useResource(unfinishedResource, undefined, { paused: visitor });
  const rounds = visitor ? [] : (value ?? []).filter(({ game }) => game.gameType === category);
  if (rounds.length === 0) return null;
  return (
    <ul css={styles.rounds} aria-label={t('unfinished.label')}>
      {rounds.map(({ game, stake }) => (
        <li key={game.gameId} css={styles.round}>
          <Icon name="clock" size={16} css={styles.clock} />
          <span id={`${id}${game.gameId}`} css={styles.words}>
            <strong>{game.name}</strong>{' '}
            <span css={styles.stake}>{t('unfinished.line', { amount: money(stake) })}</span>
          </span>
          <Button
            size="small"
            variant="primary"
            aria-describedby={`${id}${game.gameId}`}
            onClick={() => void host().launch(launchObjectOf(game))}
          >
            {t('unfinished.go')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const styles = {
  rounds: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.space[2],
    margin: 0,
    marginBlockEnd: tokens.space[3],
    padding: 0,
    listStyle: 'none',
  }),
  round: css({
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space[3],
    minInlineSize: 0,
    padding: `${tokens.space[2]} ${tokens.space[3]}`,
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
    background: tokens.color.surface,
    ...tokens.type.small,
    ...tokens.numerals,
  }),
  clock: css({ color: tokens.color.accentText }),
  words: css({ minInlineSize: 0, overflowWrap: 'anywhere' }),
  stake: css({ color: tokens.color.text2 }),
};
