import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { relaunchAtom } from './game.state.ts';

/** How long a game may take to load before the note is shown. */
const SLOW_GAME_MS = 20_000;

/** A note over a game that has not loaded: the cause, that the money is safe, and a retry. */
export function SlowGame({ name }: { name: string }) {
  const { t } = useTranslation('shell');
  const relaunch = useSetAtom(relaunchAtom);
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SLOW_GAME_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  return (
    <Note
      tone="warn"
      role="alert"
      title={t('game.slowTitle', { game: name })}
      actions={
        <Button size="small" onClick={() => void relaunch()}>
          {t('action.tryAgain')}
        </Button>
      }
    >
      {t('game.slowText')}
    </Note>
  );
}
