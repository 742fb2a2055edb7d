import { ResourceFault } from '@atrium/centre/resource-fault';
import type { Proof } from '@atrium/contracts/member-proof';
import { type ApiError, host, useResource } from '@atrium/host';
import { canUsePasskeys } from '@atrium/host/passkey';
import { Button } from '@atrium/ui/button';
import { SectionHead } from '@atrium/ui/section-head';
import { Skeleton } from '@atrium/ui/skeleton';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settingCard } from '../frame/setting-card.ts';
import { ProofDialog } from '@atrium/centre/proof-dialog';
import { PasskeyLine } from './passkey-line.tsx';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import { add, type Passkeys, passkeysResource, remove, rename, sendCode } from './passkeys.state.ts';

type Passkey = Passkeys['passkeys'][number];
type Step =
  | { name: 'rest' }
  | { name: 'new' }
  | { name: 'rename'; passkey: Passkey }
  /** Waits for the proof of the member. */
  | { name: 'prove'; send: (proof: Proof) => Promise<ApiError | null>; done: string };

/** The passkeys of the member, which sign in without a password: add, rename, remove. Source: 11-07. */
export function PasskeysCard() {
  const { t } = useTranslation('member-centre');
  const heading = useId();
  const { value, status, error, reload } = useResource(passkeysResource);
  const [step, setStep] = useState<Step>({ name: 'rest' });
  const rest = () => setStep({ name: 'rest' });
  const usable = canUsePasskeys();

  const takeOff = async ({ id, name }: Passkey) => {
    const answer = await host().dialog({
      title: t('passkeys.removeTitle', { name }),
      text: t('passkeys.removeText'),
      icon: 'warning',
      buttons: [
        { label: t('passkeys.remove'), value: 'yes', tone: 'danger' },
        { label: t('cancel'), value: 'no', tone: 'plain' },
      ],
    });
    if (answer !== 'yes') return;
    setStep({ name: 'prove', send: (proof) => remove(id, proof), done: t('passkeys.removed', { name }) });
  };
  const prove = async (proof: Proof): Promise<ApiError | null> => {
    if (step.name !== 'prove') return null;
    const failure = await step.send(proof);
    if (failure) return failure;
    host().toast('success', step.done);
    rest();
    await reload();
    return null;
  };
  return (
    <section css={settingCard.card} aria-labelledby={heading}>
      <SectionHead title={<span id={heading}>{t('passkeys.title')}</span>} level={3} />
      <p css={settingCard.text}>{t('passkeys.text')}</p>
      {!value && (status === 'failed' ? <ResourceFault error={error!} reload={reload} /> : <Skeleton height={64} />)}
      {value && value.passkeys.length > 0 && (
        <ul css={settingCard.list}>
          {value.passkeys.map((passkey) => (
            <PasskeyLine
              key={passkey.id}
              passkey={passkey}
              onRename={() => setStep({ name: 'rename', passkey })}
              onRemove={() => void takeOff(passkey)}
            />
          ))}
        </ul>
      )}
      {value && !usable && <p css={settingCard.text}>{t('passkeys.unsupported')}</p>}
      {value && usable && value.passkeys.length >= value.most && <p css={settingCard.text}>{t('passkeys.full')}</p>}
      {value && usable && step.name !== 'new' && value.passkeys.length < value.most && (
        <Button icon="plus" onClick={() => setStep({ name: 'new' })}>
          {t('passkeys.add')}
        </Button>
      )}
      {step.name === 'new' && (
        <PasskeyNameForm
          submit={t('passkeys.next')}
          onCancel={rest}
          onSend={async (name) => {
            setStep({ name: 'prove', send: (proof) => add(name, proof), done: t('passkeys.added', { name }) });
            return null;
          }}
        />
      )}
      {step.name === 'rename' && (
        <PasskeyNameForm
          key={step.passkey.id}
          name={step.passkey.name}
          submit={t('passkeys.save')}
          onCancel={rest}
          onSend={async (name) => {
            const failure = await rename(step.passkey.id, name);
            if (failure) return failure;
            rest();
            await reload();
            return null;
          }}
        />
      )}
      {value && step.name === 'prove' && (
        <ProofDialog proofs={value.proofs} purpose="passkey" onSendCode={sendCode} onProof={prove} onClose={rest} />
      )}
    </section>
  );
}
