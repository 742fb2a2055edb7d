import { useErrorSentence } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { SectionHead } from '@atrium/ui/section-head';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { type OpenSession, SessionTable } from './session-table.tsx';
import { type Ending, endingErrorAtom, endSessionsAtom } from './sessions.state.ts';

/** The devices that this account is signed in on, and the way to sign out of one or of all others. Source: AC-12. */
export function OpenSessions({
  sessions,
  onChanged,
}: {
  sessions: readonly OpenSession[];
  onChanged: () => Promise<unknown>;
}) {
  const { t } = useTranslation('member-centre');
  const sentence = useErrorSentence();
  const failure = useAtomValue(endingErrorAtom);
  const end = useSetAtom(endSessionsAtom);
  const done = (count: number) => t('account.ended', { count });
  const ask = async (which: Ending, title: string, text: string, yes: string) => {
    if (await end(which, { title, text, yes, no: t('cancel'), done })) await onChanged();
  };
  return (
    <section>
      <SectionHead
        title={t('account.sessions')}
        level={3}
        end={
          sessions.length > 1 && (
            <Button
              size="small"
              icon="logout"
              onClick={() => void ask('others', t('account.endTitle'), t('account.endText'), t('account.end'))}
            >
              {t('account.end')}
            </Button>
          )
        }
      />
      {failure && (
        <Note tone="bad" role="alert">
          {sentence(failure)}
        </Note>
      )}
      <SessionTable
        sessions={sessions}
        onEnd={({ id, device, ip }) =>
          void ask(
            { id },
            t('security.endOneOf', { device: device || ip }),
            t('security.endOneText'),
            t('security.endOne'),
          )
        }
      />
    </section>
  );
}
