import { type NextStep, session } from '@atrium/contracts/console';
import { BrandLogo } from '@atrium/ui/brand-logo';
import { Note } from '@atrium/ui/note';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refused } from '../../data/client.ts';
import { Refusal } from '../../parts/refusal.tsx';
import { Preferences } from '../preferences.tsx';
import { canUsePasskeys } from './can-use-passkeys.ts';
import { CodeStep } from './code-step.tsx';
import { PasskeyStep } from './passkey-step.tsx';
import { PasswordStep } from './password-step.tsx';

/** Name and password, then a code of the authenticator app or the passkey. `over`: a session in this browser has just ended. */
export function SignIn({ over }: { over: boolean }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [next, setNext] = useState<NextStep['next']>();
  const [withPasskey, setWithPasskey] = useState(false);
  /** Why the first step has to be made again. */
  const [again, setAgain] = useState<Refused>();
  useEffect(() => {
    document.title = `${t('signIn')} · Atrium Ops`;
  }, [t]);
  const enter = () => {
    // The next operator must not see the data of the one before.
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== session.name });
    return queries.resetQueries({ queryKey: [session.name] });
  };
  const back = (refused?: Refused) => {
    setNext(undefined);
    setWithPasskey(false);
    setAgain(refused);
  };
  const enrolTitle = t(withPasskey ? 'factor.passkeyNewTitle' : 'factor.enrolTitle');
  const title = next === 'enrol' ? enrolTitle : next ? t('factor.codeTitle') : t('signInTitle');
  return (
    <main css={styles.page}>
      <div css={styles.card}>
        <BrandLogo brand="atrium" size={36} />
        <h1>{title}</h1>
        {next === 'passkey' || (next && withPasskey) ? (
          <PasskeyStep creates={next === 'enrol'} onEnter={enter} onBack={back} />
        ) : next ? (
          <CodeStep
            next={next}
            onPasskey={canUsePasskeys() ? () => setWithPasskey(true) : undefined}
            onEnter={enter}
            onBack={back}
          />
        ) : (
          <>
            {over && !again && <Note tone="warn">{t('sessionOver')}</Note>}
            <Refusal refused={again ?? null} />
            <PasswordStep onEnter={enter} onNext={setNext} />
          </>
        )}
        <Preferences />
      </div>
    </main>
  );
}

const styles = {
  page: css({ display: 'grid', placeItems: 'center', minBlockSize: '100dvh', padding: tokens.space[4] }),
  card: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.space[4],
    inlineSize: 'min(400px, 100%)',
    padding: tokens.space[6],
    background: tokens.color.surface,
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
  }),
};
