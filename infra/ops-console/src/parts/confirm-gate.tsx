import { confirm } from '@atrium/contracts/console-factor';
import { Modal } from '@atrium/ui/modal';
import { confirmOptions, confirmPasskey } from '@atrium/contracts/console-passkey';
import { type ConsoleSession, session } from '@atrium/contracts/console';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeForm } from './code-form.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import { quiet } from './page.tsx';
import { Refused } from '../data/client.ts';
import { type ConsoleContext, ConsoleReach } from '../data/console-context.ts';

interface ConfirmGateProps {
  reach: ConsoleContext;
  children: ReactNode;
}

/**
 * The calls of everything inside: one that cannot be undone is refused until a code was entered, so this asks for the code
 * and then repeats the call. Without a code the call fails with its refusal, and what was entered remains. Source: 14-12.
 */
export function ConfirmGate({ reach, children }: ConfirmGateProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<{ settle: (confirmed: boolean) => void }>();
  // Simultaneous calls wait for the same code.
  const waiting = useRef<Promise<boolean>>(undefined);
  const gated = useMemo<ConsoleContext>(
    () => ({
      ...reach,
      async call(operation, input) {
        try {
          return await reach.call(operation, input);
        } catch (error) {
          if (!(error instanceof Refused) || error.code !== 'FACTOR_REQUIRED') throw error;
          waiting.current ??= new Promise<boolean>((settle) => setAsking({ settle })).finally(() => {
            waiting.current = undefined;
            setAsking(undefined);
          });
          if (!(await waiting.current)) throw error;
          return await reach.call(operation, input);
        }
      },
    }),
    [reach],
  );
  const confirming = useMutation<unknown, Refused, string>({
    mutationFn: (code) => reach.call(confirm, { body: { code } }),
    onSuccess: () => asking?.settle(true),
  });
  const queries = useQueryClient();
  const [, me] = queries.getQueriesData<ConsoleSession>({ queryKey: [session.name] })[0] ?? [];
  const byPasskey = me?.factor === 'passkey';
  const cancel = () => asking?.settle(false);
  return (
    <ConsoleReach value={gated}>
      {children}
      {asking && (
        <Modal open title={t('factor.confirmTitle')} closeLabel={t('close')} onClose={cancel} width={440}>
          {byPasskey ? (
            <PasskeyForm
              text={t('factor.passkeyConfirmText')}
              submit={t('factor.passkeyUse')}
              cancel={t('cancel')}
              options={() => reach.call(confirmOptions)}
              onAnswer={async (answer) => {
                await reach.call(confirmPasskey, { body: { answer } });
                asking.settle(true);
              }}
              onCancel={cancel}
            />
          ) : (
            <CodeForm
              submit={t('factor.confirm')}
              cancel={t('cancel')}
              refused={confirming.error}
              onCode={(code) =>
                confirming.mutateAsync(code).then(
                  () => true,
                  () => false,
                )
              }
              onCancel={cancel}
            >
              <p css={quiet}>{t('factor.confirmText')}</p>
            </CodeForm>
          )}
        </Modal>
      )}
    </ConsoleReach>
  );
}
