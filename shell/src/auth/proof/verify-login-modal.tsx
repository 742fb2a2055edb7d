import type { CodeChannel, ExtraWay } from '@atrium/contracts/login-verification';
import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import type { ApiError } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { Note } from '@atrium/ui/note';
import { RadioGroup } from '@atrium/ui/radio-group';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contactUs } from '../../contacts/open-contact.ts';
import { CodeButton } from '../sms/code-button.tsx';
import type { SecurityForm } from '../../session/security-form.state.ts';
import {
  codeBlockedUntilAtom,
  codePlace,
  sendExtraCodeAtom,
  verificationSentence,
  verifyExtraAtom,
} from './verify-login.state.ts';

interface Props {
  form: Extract<SecurityForm, { name: 'verifyLogin' }>;
  open: boolean;
  onClose: () => void;
}

/** The extra verification of a login from a new address, in any way that the account offers. Source: 4-70 … 4-75. */
export function VerifyLoginModal({ form: { challenge, credentials }, open, onClose }: Props) {
  const { t } = useTranslation('shell');
  const { ways, channels } = challenge;
  const [way, setWay] = useState(ways[0]);
  const [chosen, setChosen] = useState<CodeChannel | undefined>(channels[0]?.channel);
  const [unsent, setUnsent] = useState<ApiError | null>(null);
  const blocked = useAtomValue(codeBlockedUntilAtom);
  const send = useSetAtom(sendExtraCodeAtom);
  const verify = useSetAtom(verifyExtraAtom);
  const form = useForm({
    initial: { answer: '' },
    async onSend({ answer }) {
      setUnsent(null);
      return (
        way &&
        (await verify({
          challenge,
          credentials,
          way,
          answer: answer.trim(),
          ...(way === 'code' && channel && { channel }),
        }))
      );
    },
    fieldOf: { EXTRA_VERIFICATION_FAILED: 'answer', VERIFICATION_CODE_INVALID: 'answer' },
    sentenceOf: verificationSentence,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer for one way does not fit another.
  useEffect(() => {
    form.reset();
    setUnsent(null);
  }, [way]);

  const channel = way && channelOf(way, chosen);
  const to = channels.find((one) => one.channel === channel)?.to;
  return (
    <Modal open={open} onClose={onClose} title={t('verify.title')} closeLabel={t('action.close')} width={440}>
      <form {...form.props} css={styles.form}>
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
            after={
              channel && (
                <CodeButton
                  until={blocked[codePlace(challenge, channel)] ?? 0}
                  onSend={async () => setUnsent(await send(challenge, channel))}
                />
              )
            }
            {...form.field('answer', (answer) => (answer.trim() ? null : t('form.required')))}
          />
        )}
        <FormFault sentence={unsent ? verificationSentence(unsent) : form.refusal} />
        {way && (
          <Button type="submit" variant="primary" size="large" wide busy={form.sending}>
            {t('verify.submit')}
          </Button>
        )}
        {way && (
          <p css={styles.lost}>
            {t('verify.lost')}
            <Button variant="quiet" size="small" onClick={contactUs}>
              {t('verify.contact')}
            </Button>
          </p>
        )}
      </form>
    </Modal>
  );
}

/** Where the code of a way is sent; the other ways need none. */
function channelOf(way: ExtraWay, chosen: CodeChannel | undefined): CodeChannel | undefined {
  if (way === 'phone') return 'sms';
  if (way === 'email') return 'email';
  return way === 'code' ? chosen : undefined;
}

/** Shown when nothing is bound to the account that could prove its owner. */
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
  lost: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space[2],
    margin: 0,
    color: tokens.color.text2,
    ...tokens.type.small,
  }),
};
