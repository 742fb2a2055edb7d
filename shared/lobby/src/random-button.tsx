import { failureOf, host, launchObjectOf } from '@atrium/host';
import { errorSentence } from '@atrium/i18n/error-sentence';
import { IconButton } from '@atrium/ui/icon-button';
import { css } from '@emotion/react';
import { tokens } from '@atrium/ui/theme';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOBBY_NAMESPACE } from './namespace.ts';
import type { LobbyGames } from './use-lobby-games.ts';

/** Opens a random game of the list that the lobby shows. */
export function RandomButton({ list }: { list: LobbyGames | null }) {
  const { t } = useTranslation(LOBBY_NAMESPACE);
  const [busy, setBusy] = useState(false);
  const draw = async () => {
    setBusy(true);
    try {
      const { randomGame } = await import('./random-game.ts');
      const game = list?.query && (await randomGame(list.query, list));
      if (game) await host().launch(launchObjectOf(game));
      else host().toast('info', t('random.none'));
    } catch (error) {
      const { code, params } = failureOf(error);
      host().toast('error', errorSentence(host().i18n, code, params));
    } finally {
      setBusy(false);
    }
  };
  return (
    <IconButton
      icon="dice"
      label={t('random.play')}
      css={button}
      disabled={busy || !list?.query || list.games.length === 0}
      onClick={() => void draw()}
    />
  );
}

const button = css({ border: `1px solid ${tokens.color.line}` });
