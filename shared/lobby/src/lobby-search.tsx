import { SearchField } from '@atrium/ui/search-field';
import { useAtom } from 'jotai';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lobby } from './create-lobby.ts';
import { firstGame } from './grid-keys.ts';
import { LOBBY_NAMESPACE } from './namespace.ts';

export interface LobbySearchProps {
  lobby: Lobby;
  /** Id of the element with the games. */
  panel: string;
  className?: string;
}

/**
 * The search box of a lobby. Ctrl+K (⌘K) focuses it; Enter and arrow down move to the first game found, Escape clears
 * it.
 */
export function LobbySearch({ lobby, panel, className }: LobbySearchProps) {
  const { t } = useTranslation(LOBBY_NAMESPACE);
  const [text, setText] = useAtom(lobby.searchAtom);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const goTo = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    document.addEventListener('keydown', goTo);
    return () => document.removeEventListener('keydown', goTo);
  }, []);
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && text) {
      event.preventDefault();
      setText('');
    }
    // Enter also confirms the choice of an input method.
    if (event.nativeEvent.isComposing || (event.key !== 'ArrowDown' && event.key !== 'Enter')) return;
    event.preventDefault();
    firstGame(panel)?.focus();
  };
  return (
    <SearchField
      ref={box}
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      aria-keyshortcuts="Control+K Meta+K"
      className={className}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={leave}
      autoComplete="off"
    />
  );
}
