import { type Mailing, mailingList } from '@atrium/contracts/operator-mailings';
import { Card } from '@atrium/ui/card';
import { Modal } from '@atrium/ui/modal';
import { Table } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { useChoices } from '../../data/use-choices.ts';
import { useMayChange } from '../../data/use-may-change.ts';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { State } from '../../parts/state.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { MailingDetail } from './mailing-detail.tsx';
import { MailingEditor } from './mailing-editor.tsx';
import { NewButton } from './new-button.tsx';

const REFRESH_MS = 5_000;
/** No mailing has an id with a letter. */
const NEW = 'NEW';
const CHOICE = 'mailing';
const TONES = { scheduled: 'warn', sending: 'warn', sent: 'good', stopped: 'calm' } as const;

/** Messages to segments of the members, in every state; one of them, or a new one. */
export function Mailings() {
  const { t, i18n } = useTranslation();
  const { full, number } = useFormat();
  const mine = useMayChange();
  const { chosen, choose } = useChoices();
  const known = useOperation(mailingList, {}, { every: REFRESH_MS });
  const id = chosen(CHOICE);
  const open = known.data?.find((one) => one.id === id);
  const title = ({ texts }: Mailing) => (texts[i18n.language] ?? texts.en)?.title ?? '–';
  const close = () => choose(CHOICE, '');
  return (
    <Card>
      {mine && <NewButton label={t('mailings.new')} onClick={() => choose(CHOICE, NEW, { step: true })} />}
      <Asked of={known}>
        {(all) => (
          <Table
            caption={t('content.mailings')}
            columns={[
              {
                key: 'title',
                head: t('content.parts.title'),
                phone: 'lead',
                cell: (one) => (
                  <strong>
                    <bdi>{title(one)}</bdi>
                  </strong>
                ),
              },
              {
                key: 'state',
                head: t('state'),
                phone: 'aside',
                cell: ({ state }) => <State tone={TONES[state]}>{t(`mailings.states.${state}`)}</State>,
              },
              { key: 'kind', head: t('kind'), cell: ({ category }) => t(`mailings.categories.${category}`) },
              {
                key: 'from',
                head: t('content.from'),
                cell: ({ publishAt }) => <time dateTime={publishAt}>{full(publishAt)}</time>,
              },
              { key: 'sent', head: t('mailings.sent'), align: 'end', cell: ({ sent }) => number(sent) },
              { key: 'leftOut', head: t('mailings.leftOut'), align: 'end', cell: ({ leftOut }) => number(leftOut) },
            ]}
            rows={all}
            rowKey={(one) => one.id}
            rowLabel={title}
            onOpen={(one) => choose(CHOICE, one.id, { step: true })}
            empty={t('content.none')}
          />
        )}
      </Asked>
      {(open || id === NEW) && (
        <Modal open title={open ? title(open) : t('mailings.new')} closeLabel={t('close')} width={720} onClose={close}>
          {open ? <MailingDetail mailing={open} onClose={close} /> : <MailingEditor onClose={close} />}
        </Modal>
      )}
    </Card>
  );
}
