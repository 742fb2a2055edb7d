import { acceptTerms, terms } from '@atrium/contracts/terms';
import { createResource, type ApiError, failureOf, host, useErrorSentence, useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { Note } from '@atrium/ui/note';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageCode } from '../../language/language-code.ts';
import type { SecurityForm } from '../../session/security-form.state.ts';

interface Props {
  form: Extract<SecurityForm, { name: 'terms' }>;
  open: boolean;
  onClose: () => void;
}

export const termsResource = createResource(terms, { staleOn: ['settings.changed'] });

/** The terms and privacy policy, or what has changed in them, to accept before the next play; leaving it cancels the call. Source: AC-03. */
export function TermsModal({ form: question, open, onClose }: Props) {
  const { t, i18n } = useTranslation('shell');
  const sentence = useErrorSentence();
  const { value, error, reload } = useResource(termsResource, { query: { language: languageCode(i18n) } });
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  // Waiting calls are always resolved, also when another form or the end of the session closes this one.
  useEffect(() => (open ? () => question.answer(false) : undefined), [open, question]);
  // The change may be newer than an answer from before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the form opens.
  useEffect(() => void (open && reload()), [open]);
  const end = (again: boolean) => {
    onClose();
    question.answer(again);
  };
  const accept = async (version: string) => {
    setSending(true);
    setRefusal(null);
    try {
      await host().api.call(acceptTerms, { body: { version } });
      end(true);
    } catch (cause) {
      setRefusal(failureOf(cause));
      void reload();
    } finally {
      setSending(false);
    }
  };
  const first = value?.accepted === null;
  const failure = refusal ?? (value ? null : error);
  return (
    <Modal
      open={open}
      onClose={() => end(false)}
      title={t(first ? 'terms.firstTitle' : 'terms.title')}
      closeLabel={t('action.close')}
      width={480}
      height={0}
    >
      <div css={styles.body}>
        <p css={styles.lead}>{t(first ? 'terms.firstLead' : 'terms.lead')}</p>
        {value && !first && (
          <section css={styles.changes} aria-label={t('terms.changes', { version: value.version })}>
            <h3 css={styles.heading}>{t('terms.changes', { version: value.version })}</h3>
            <p css={styles.text}>{value.waiting?.changes}</p>
          </section>
        )}
        {!value && !failure && <Skeleton height={120} />}
        <p css={styles.links}>
          <a href="/helpmc?topic=terms" target="_blank" rel="noopener">
            {t('terms.read')}
          </a>
          <a href="/helpmc?topic=privacy" target="_blank" rel="noopener">
            {t('terms.readPrivacy')}
          </a>
        </p>
        {failure && (
          <Note tone="bad" role="alert">
            {sentence(failure)}
          </Note>
        )}
        <div css={styles.buttons}>
          <Button
            variant="primary"
            size="large"
            busy={sending}
            disabled={!value}
            onClick={() => value && void accept(value.version)}
          >
            {t('terms.accept')}
          </Button>
          <Button size="large" disabled={sending} onClick={() => end(false)}>
            {t('terms.leave')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

const styles = {
  body: css({ display: 'grid', gap: tokens.space[4] }),
  lead: css({ margin: 0, color: tokens.color.text2 }),
  changes: css({
    maxBlockSize: '40vh',
    overflow: 'auto',
    padding: tokens.space[4],
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
    background: tokens.color.surface2,
  }),
  heading: css({ margin: `0 0 ${tokens.space[2]}`, ...tokens.type.body, fontWeight: tokens.weight.strong }),
  text: css({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
  links: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.space[4],
    margin: 0,
    ...tokens.type.small,
    '& a': { textDecoration: 'underline', textUnderlineOffset: 3 },
  }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[3], '& > button': { flex: 1 } }),
};
