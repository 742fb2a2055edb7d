import { bannerList, type OperatedBanner } from '@atrium/contracts/operator-content';
import { Card } from '@atrium/ui/card';
import { Modal } from '@atrium/ui/modal';
import { type Column, Table } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { useChoices } from '../../data/use-choices.ts';
import { useMayChange } from '../../data/use-may-change.ts';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { BannerEditor } from './banner-editor.tsx';
import { ContentState } from './content-state.tsx';
import { NewButton } from './new-button.tsx';

const OFTEN = 10_000;
/** No banner has an id with a capital letter. */
const NEW = 'NEW';

/** Banners of every state, in the order of their display. */
export function Banners() {
  const { t, i18n } = useTranslation();
  const { number } = useFormat();
  const mine = useMayChange();
  const { chosen, choose } = useChoices();
  const known = useOperation(bannerList, {}, { every: OFTEN });
  const open = known.data?.find(({ id }) => id === chosen('banner'));
  const title = ({ texts }: OperatedBanner) => (texts[i18n.language] ?? texts.en)?.title ?? '–';
  const columns: Column<OperatedBanner>[] = [
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
    { key: 'state', head: t('state'), phone: 'aside', cell: ({ state }) => <ContentState state={state} /> },
    { key: 'group', head: t('content.place'), cell: ({ group }) => t(`content.groups.${group}`) },
    { key: 'to', head: t('content.to'), cell: ({ to }) => <bdi dir="ltr">{to}</bdi> },
    { key: 'position', head: t('content.position'), align: 'end', cell: ({ position }) => number(position) },
  ];
  const close = () => choose('banner', '');
  return (
    <Card>
      {mine && <NewButton label={t('content.newBanner')} onClick={() => choose('banner', NEW, { step: true })} />}
      <Asked of={known}>
        {(all) => (
          <Table
            caption={t('content.banners')}
            columns={columns}
            rows={all}
            rowKey={({ id }) => id}
            rowLabel={title}
            onOpen={({ id }) => choose('banner', id, { step: true })}
            empty={t('content.none')}
          />
        )}
      </Asked>
      {(open || chosen('banner') === NEW) && (
        <Modal
          open
          title={open ? title(open) : t('content.newBanner')}
          closeLabel={t('close')}
          width={720}
          onClose={close}
        >
          <BannerEditor key={chosen('banner')} known={open} onClose={close} />
        </Modal>
      )}
    </Card>
  );
}
