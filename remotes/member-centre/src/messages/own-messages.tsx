import { WayOn } from '@atrium/centre/way-on';
import { RecordFoot } from '@atrium/centre/record-foot';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { languageCodeOf } from '@atrium/contracts/language-of';
import { host, useInstant } from '@atrium/host';
import { usePagedResource } from '@atrium/host/paged-resource';
import { Badge } from '@atrium/ui/badge';
import { Button } from '@atrium/ui/button';
import { Disclosure } from '@atrium/ui/disclosure';
import { EmptyState } from '@atrium/ui/empty-state';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MessageFilter, MessageFilters } from './message-filters.tsx';
import { deleteAtom, messagePages, readOneAtom } from './messages.state.ts';

const EVERY_MESSAGE: MessageFilter = { category: undefined, show: 'all' };

/** The member's own messages, the newest first; one that is opened is read. Another count of `unread` ones means that the list is old. */
export function OwnMessages({ unread }: { unread: number }) {
  const { t, i18n } = useTranslation('member-centre');
  const { t: centre } = useTranslation('centre');
  const instant = useInstant();
  const read = useSetAtom(readOneAtom);
  const remove = useSetAtom(deleteAtom);
  const [open, setOpen] = useState<string>();
  const [filter, setFilter] = useState(EVERY_MESSAGE);
  const { category, show } = filter;
  const input = { query: { language: languageCodeOf(i18n.language), show, ...(category && { category }) } };
  const list = usePagedResource(messagePages, input);
  const { value, reload } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another count of unread ones is another list.
  useEffect(() => void reload(), [unread, reload]);
  const toggle = (id: string, unfold: boolean, isRead: boolean) => {
    setOpen(unfold ? id : undefined);
    if (unfold && !isRead) void read(id, messagePages.inputOf(input, list.cursor));
  };
  const erase = async (id: string) => {
    if (!(await remove(id))) return;
    setOpen(undefined);
    host().toast('success', t('messages.deleted'));
    await reload();
  };
  const eraseRead = async () => {
    const answer = await host().dialog({
      title: t('messages.deleteReadAsk'),
      text: t('messages.deleteReadText'),
      icon: 'warning',
      buttons: [
        { label: t('messages.deleteRead'), value: 'yes', tone: 'danger' },
        { label: t('cancel'), value: 'no', tone: 'plain' },
      ],
    });
    if (answer === 'yes') await erase('read');
  };
  const filtered = category !== undefined || show === 'unread';
  return (
    <>
      <MessageFilters filter={filter} onChange={setFilter} />
      {!value ? (
        list.error ? (
          <ResourceFault error={list.error} reload={reload} />
        ) : (
          <Skeleton height={200} holdsRest />
        )
      ) : list.items.length === 0 && list.page === 1 && !list.hasNext ? (
        <EmptyState
          scene="messages"
          title={t(filtered ? 'messages.noneHere' : 'messages.none')}
          text={t(filtered ? 'messages.noneHereText' : 'messages.noneText')}
          action={
            filtered ? (
              <Button onClick={() => setFilter(EVERY_MESSAGE)}>{centre('way.all')}</Button>
            ) : (
              <WayOn to="promotions" />
            )
          }
        />
      ) : (
        <>
          <ul css={styles.list} aria-label={t('messages.own')}>
            {value.items.map(({ id, title, text, at, category: of, read: isRead }) => (
              <li key={id}>
                <Disclosure
                  title={
                    <span css={isRead ? styles.read : undefined}>
                      {title} {!isRead && <Badge>{t('messages.new')}</Badge>}
                      <span css={styles.category}>{t(`messages.categories.${of}`)}</span>
                    </span>
                  }
                  end={instant(at, 'date-time')}
                  open={open === id}
                  onToggle={(unfold) => toggle(id, unfold, isRead)}
                >
                  <p css={styles.text}>{text}</p>
                  <Button size="small" aria-label={t('messages.deleteOf', { title })} onClick={() => void erase(id)}>
                    {t('messages.delete')}
                  </Button>
                </Disclosure>
              </li>
            ))}
          </ul>
          {(list.page > 1 || list.hasNext) && <RecordFoot list={list} />}
          <Button variant="quiet" size="small" css={styles.all} onClick={() => void eraseRead()}>
            {t('messages.deleteRead')}
          </Button>
        </>
      )}
    </>
  );
}

const styles = {
  list: css({ margin: 0, padding: 0, listStyle: 'none' }),
  read: css({ fontWeight: tokens.weight.regular }),
  category: css({
    display: 'block',
    fontWeight: tokens.weight.regular,
    color: tokens.color.text3,
    ...tokens.type.small,
  }),
  text: css({ margin: `0 0 ${tokens.space[3]}`, whiteSpace: 'pre-line', ...tokens.type.body }),
  all: css({ marginBlockStart: tokens.space[3] }),
};
