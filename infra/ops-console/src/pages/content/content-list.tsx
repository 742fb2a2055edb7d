import type { CONTENT_STATES } from '@atrium/contracts/operator-content';
import type { Operation } from '@atrium/contracts/registry-operation';
import { Card } from '@atrium/ui/card';
import { Modal } from '@atrium/ui/modal';
import { type Column, Table } from '@atrium/ui/table';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useChoices } from '../../data/use-choices.ts';
import { useMayChange } from '../../data/use-may-change.ts';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { ContentState } from './content-state.tsx';
import { NewButton } from './new-button.tsx';

const REFRESH_MS = 10_000;
/** No announcement or banner has an id with a capital letter. */
const NEW = 'NEW';

interface Content {
  id: string;
  state: (typeof CONTENT_STATES)[number];
  texts: Record<string, { title: string }>;
}

interface ContentListProps<Item extends Content> {
  list: Operation<Item[]>;
  caption: string;
  newLabel: string;
  /** The name in the page's address of the one that is open. */
  choice: string;
  /** After title and state. */
  columns: readonly Column<Item>[];
  Editor: ComponentType<{ known: Item | undefined; onClose: () => void }>;
}

/** What members read, in every state; one of them or a new one in the editor. */
export function ContentList<Item extends Content>({
  list,
  caption,
  newLabel,
  choice,
  columns,
  Editor,
}: ContentListProps<Item>) {
  const { t, i18n } = useTranslation();
  const mine = useMayChange();
  const { chosen, choose } = useChoices();
  const known = useOperation(list, {}, { every: REFRESH_MS });
  const id = chosen(choice);
  const open = known.data?.find((one) => one.id === id);
  const title = ({ texts }: Item) => (texts[i18n.language] ?? texts.en)?.title ?? '–';
  const close = () => choose(choice, '');
  return (
    <Card>
      {mine && <NewButton label={newLabel} onClick={() => choose(choice, NEW, { step: true })} />}
      <Asked of={known}>
        {(all) => (
          <Table
            caption={caption}
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
              { key: 'state', head: t('state'), phone: 'aside', cell: ({ state }) => <ContentState state={state} /> },
              ...columns,
            ]}
            rows={all}
            rowKey={(one) => one.id}
            rowLabel={title}
            onOpen={(one) => choose(choice, one.id, { step: true })}
            empty={t('content.none')}
          />
        )}
      </Asked>
      {(open || id === NEW) && (
        <Modal open title={open ? title(open) : newLabel} closeLabel={t('close')} width={720} onClose={close}>
          <Editor key={id} known={open} onClose={close} />
        </Modal>
      )}
    </Card>
  );
}
