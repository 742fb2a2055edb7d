import { useInstant, useMoney } from '@atrium/host';
import { Note } from '@atrium/ui/note';
import { useTranslation } from 'react-i18next';
import type { KeptLaunch } from '../../launch/kept-launch.ts';

/** Above a game that was left with an open round: the round continues, and its stake remains in it (GM-05). */
export function ResumedNote({ launch, open }: { launch: KeptLaunch; open: boolean }) {
  const { t } = useTranslation('shell');
  const money = useMoney();
  const instant = useInstant();
  const { resumes } = launch;
  return (
    <div role="status">
      {resumes && open && (
        <Note>{t('game.resumes', { amount: money(resumes.stake), time: instant(resumes.openedAt, 'date-time') })}</Note>
      )}
    </div>
  );
}
