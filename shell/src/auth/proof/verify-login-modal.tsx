import type { CodeChannel, ExtraWay } from '@atrium/contracts/login-verification';
import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { Note } from '@atrium/ui/note';
import { RadioGroup } from '@atrium/ui/radio-group';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorsInLanguage } from '../../overlays/use-errors-in-language.ts';
import { contactUs } from '../../contacts/open-contact.ts';
import { CodeButton } from '../sms/code-button.tsx';
import { FormFault } from './form-fault.tsx';
import type { SecurityForm } from '../../session/security-form.state.ts';
import { codeBlockedUntilAtom, codePlace, sendExtraCodeAtom, verifyExtraAtom } from './verify-login.state.ts';

interface Props {
  form: Extract<SecurityForm, { name: 'verifyLogin' }>;
  open: boolean;
  onClose: () => void;
}

/** The extra verification of a login from a new address, by whichever way the account offers. Source: 4-70 … 4-75. */
export function VerifyLoginModal({ form: { challenge, credentials }, open, onClose }: Props) {
  const { t } = useTranslation('shell');
  const { ways, channels } = challenge;
  const [way, setWay] = useState(ways[0]);
  const [chosen, setChosen] = useState<CodeChannel | undefined>(channels[0]?.channel);
  const [failure, setFailure] = useState<string | null>(null);
  const blocked = useAtomValue(codeBlockedUntilAtom);
  const send = useSetAtom(sendExtraCodeAtom);
  const verify = useSetAtom(verifyExtraAtom);
  const { register, handleSubmit, formState, trigger, reset } = useForm<{ answer: string }>({
    defaultValues: { answer: '' },
  });
  useErrorsInLanguage({ formState, trigger });
  const { errors, isSubmitting } = formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer to one way is none to another.
  useEffect(() => {
    reset();
    setFailure(null);
  }, [way]);

  const channel = way && channelOf(way, chosen);
  const to = channels.find((one) => one.channel === channel)?.to;
  const submit = handleSubmit(async ({ answer }) => {
    if (way)
      setFailure(
        await verify({
          challenge,
          credentials,
          way,
          answer: answer.trim(),
          ...(way === 'code' && channel && { channel }),
        }),
      );
  });
  return (
    <Modal open={open} onClose={onClose} title={t('verify.title')} closeLabel={t('action.close')} width={440}>
      <form css={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <p css={styles.lead}>{t('verify.lead')}</p>
        {way === undefined && <NoWay />}
        {ways.length > 1 && (
          <RadioGroup
            label={t('verify.ways')}
            look="rows"
            options={ways.map((value) => ({ value, label: t(`verify.way.${value}`) }))}
            value={way}
            onChange={setWay}
          />
        )}
        {way === 'code' && channels.length > 1 && (
          <RadioGroup
            label={t('verify.channel')}
            options={channels.map((one) => ({ value: one.channel, label: one.to }))}
            value={chosen}
            onChange={setChosen}
          />
        )}
        {way && (
          <TextField
            label={t(`verify.answer.${way}`)}
            required
            {...(way !== 'bankName' && { inputMode: 'numeric', autoComplete: 'one-time-code' })}
            hint={to && t('verify.to', { to })}
            error={errors.answer?.message}
            after={
              channel && (
                <CodeButton
                  until={blocked[codePlace(challenge, channel)] ?? 0}
                  onSend={async () => setFailure(await send(challenge, channel))}
                />
              )
            }
            {...register('answer', { validate: (value) => value.trim() !== '' || t('form.required') })}
          />
        )}
        <FormFault sentence={failure} />
        {way && (
          <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
            {t('verify.submit')}
          </Button>
        )}
      </form>
    </Modal>
  );
}

/** Where the code of a way goes; the other ways need none. */
function channelOf(way: ExtraWay, chosen: CodeChannel | undefined): CodeChannel | undefined {
  if (way === 'phone') return 'sms';
  if (way === 'email') return 'email';
  return way === 'code' ? chosen : undefined;
}

/** Nothing is bound to the account that could prove its owner. */
function NoWay() {
  const { t } = useTranslation('shell');
  return (
    <>
      <Note tone="warn">{t('verify.none')}</Note>
      <Button onClick={contactUs}>{t('verify.contact')}</Button>
    </>
  );
}

const styles = {
  form: css({ display: 'grid', gap: tokens.space[4] }),
  lead: css({ margin: 0, color: tokens.color.text2 }),
};
