import { type Mailing, mailingStop } from '@atrium/contracts/operator-mailings';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../data/toasts.tsx';
import { useMayChange } from '../../data/use-may-change.ts';
import { useCommand } from '../../data/use-operation.ts';
import { Facts } from '../../parts/facts.tsx';
import { stack } from '../../parts/page.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { MailingPreview } from './mailing-preview.tsx';

const TOAST_MS = 6_000;

/** What a mailing says and to whom it has gone, and the form that stops it. */
export function MailingDetail({ mailing, onClose }: { mailing: Mailing; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const { full, number } = useFormat();
  const say = useToast();
  const stop = useCommand(mailingStop);
  const mine = useMayChange();
  const { id, state, category, texts, publishAt, operator, sent, leftOut, email, segment } = mailing;
  const text = texts[i18n.language] ?? texts.en;
  const halt = async (reason: string) => {
    if (!(await stop.run({ params: { id }, body: { reason } }))) return false;
    say({ text: t('mailings.stopped', { title: text?.title ?? '' }), tone: 'win', timeout: TOAST_MS });
    onClose();
    return true;
  };
  const conditions = Object.entries(segment).map(([name, value]) => {
    const shown = Array.isArray(value)
      ? value.join(', ')
      : name === 'people'
        ? t(`mailings.people.${value as string}`)
        : String(value);
    return `${t(`mailings.segment.${name}`)}: ${shown}`;
  });
  return (
    <div css={stack}>
      <MailingPreview title={text?.title ?? ''} text={text?.text ?? ''} />
      <Facts
        facts={[
          { key: 'state', name: t('state'), value: t(`mailings.states.${state}`) },
          { key: 'kind', name: t('kind'), value: t(`mailings.categories.${category}`) },
          { key: 'from', name: t('content.from'), value: full(publishAt) },
          { key: 'by', name: t('mailings.by'), value: operator },
          { key: 'to', name: t('mailings.to'), value: conditions.join(' · ') },
          { key: 'email', name: t('mailings.byEmail'), value: t(email ? 'yes' : 'no') },
          { key: 'sent', name: t('mailings.sent'), value: number(sent) },
          { key: 'leftOut', name: t('mailings.leftOut'), value: number(leftOut) },
        ]}
      />
      {mine && (state === 'scheduled' || state === 'sending') && (
        <ReasonForm
          danger
          refused={stop.refused}
          effect={<p>{t('mailings.stopEffect')}</p>}
          submit={t('mailings.stop')}
          onSubmit={halt}
        />
      )}
    </div>
  );
}
