import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { relaunchAtom } from './game.state.ts';

/** So long a game may take to show itself. */
const PATIENCE = 20_000;

/** Comes over a game that does not come: why, that the money stays, and how to try again. */
export function SlowGame({ name }: { name: string }) {
  const { t } = useTranslation('shell');
  const relaunch = useSetAtom(relaunchAtom);
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
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
