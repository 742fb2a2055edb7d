import { useErrorSentence } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { Note } from '@atrium/ui/note';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtom } from 'jotai';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PopularGames } from '../games/popular-games.tsx';
import { refusedLaunchAtom } from './launch.state.ts';
import { launchGame } from './launch-game.ts';

const CLOSED = ['GAME_MAINTENANCE', 'VENDOR_MAINTENANCE', 'VENDOR_UNREACHABLE'];
/** A retry may not help, so other games are offered, too. */
const NOT_NOW = [...CLOSED, 'GAME_UNKNOWN'];

/** Another try within this visit has the same answer: the account or its place is barred, or the game has no demo. */
const LASTING = [
  'PLAYER_EXCLUDED',
  'ACCOUNT_CLOSED',
  'ACCOUNT_IN_REVIEW',
  'AGENT_BLOCK',
  'UNDER_AGE',
  'ACCESS_RESTRICTED',
  'DEMO_UNAVAILABLE',
];

/** A refused launch: the reason, that no money moved, and other games to play. Source: 8-21. */
export function RefusedLaunch() {
  const { t } = useTranslation('shell');
  const sentence = useErrorSentence();
  const [refused, setRefused] = useAtom(refusedLaunchAtom);
  const last = useRef(refused);
  if (refused) last.current = refused;
  if (!last.current) return null;
  const { game, error } = last.current;
  const close = () => setRefused(null);
  const closed = CLOSED.includes(error.code);
  return (
    <Modal
      open={refused !== null}
      alert
      onClose={close}
      title={closed ? t('fault.gameTitle') : t('launch.refused', { game: game.name })}
      closeLabel={t('action.close')}
      width={760}
    >
      <div css={styles.body}>
        <Note tone="warn" title={closed && game.name}>
          {sentence(error)}
        </Note>
        <div css={styles.buttons}>
          {!LASTING.includes(error.code) && (
            <Button
              variant="primary"
              onClick={() => {
                close();
                void launchGame(game);
              }}
            >
              {t('action.tryAgain')}
            </Button>
          )}
          <Button onClick={close}>{t('action.close')}</Button>
        </div>
        {NOT_NOW.includes(error.code) && <PopularGames count={5} except={game} onLaunch={close} />}
      </div>
    </Modal>
  );
}

const styles = {
  body: css({ display: 'grid', gap: tokens.space[5] }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2] }),
};
