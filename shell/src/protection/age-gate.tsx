import { Button } from '@atrium/ui/button';
import { Dialog } from '@atrium/ui/dialog';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { ageAnswerAtom, leastAge } from './age.state.ts';
import { useInertPage } from './use-inert-page.ts';

/** Asks a visitor once whether they are old enough; those who are not cannot enter. */
export function AgeGate() {
  const { t } = useTranslation('shell');
  const [answer, setAnswer] = useAtom(ageAnswerAtom);
  useInertPage(true);
  const age = leastAge();
  const refused = answer === 'under-age';
  return (
    <Dialog
      open
      alert
      closable={false}
      icon={refused ? 'refused' : 'shield'}
      title={t(refused ? 'protection.age.closedTitle' : 'protection.age.title', { age })}
      onClose={() => {}}
      buttons={
        !refused && (
          <>
            <Button onClick={() => setAnswer(false)}>{t('protection.age.no')}</Button>
            <Button variant="primary" onClick={() => setAnswer(true)}>
              {t('protection.age.yes', { age })}
            </Button>
          </>
        )
      }
    >
      {t(refused ? 'protection.age.closedText' : 'protection.age.text', { age })}
    </Dialog>
  );
}
