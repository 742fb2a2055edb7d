import { RecordFoot } from '@atrium/centre/record-foot';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { useInstant } from '@atrium/host';
import { usePagedResource } from '@atrium/host/paged-resource';
import { languageCodeOf } from '@atrium/contracts/language-of';
import { Badge } from '@atrium/ui/badge';
import { Disclosure } from '@atrium/ui/disclosure';
import { EmptyState } from '@atrium/ui/empty-state';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messagePages, readOneAtom } from './messages.state.ts';

/** The member's own messages, the newest first; one that is opened is read. Another count of `unread` ones means that the list is old. */
export function OwnMessages({ unread }: { unread: number }) {
  const { t, i18n } = useTranslation('member-centre');
  const instant = useInstant();
  const read = useSetAtom(readOneAtom);
  const [open, setOpen] = useState<string>();
  const input = { query: { language: languageCodeOf(i18n.language) } };
  const list = usePagedResource(messagePages, input);
  const { value, reload } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another count of unread ones is another list.
  useEffect(() => void reload(), [unread, reload]);
  if (!value) return list.error ? <ResourceFault error={list.error} reload={reload} /> : <Skeleton height={200} />;
  if (value.total === 0) return <EmptyState title={t('messages.none')} />;
  const toggle = (id: string, unfold: boolean, isRead: boolean) => {
    setOpen(unfold ? id : undefined);
    if (unfold && !isRead) void read(id, messagePages.inputOf(input, list.page));
  };
  return (
    <>
      <ul css={styles.list} aria-label={t('messages.own')}>
        {value.items.map(({ id, title, text, at, read: isRead }) => (
          <li key={id}>
            <Disclosure
              title={
                <span css={isRead ? undefined : styles.unread}>
                  {title} {!isRead && <Badge>{t('messages.new')}</Badge>}
                </span>
              }
              end={instant(at, 'date-time')}
              open={open === id}
              onToggle={(unfold) => toggle(id, unfold, isRead)}
            >
              <p css={styles.text}>{text}</p>
            </Disclosure>
          </li>
        ))}
      </ul>
      {value.totalPages > 1 && <RecordFoot list={list} />}
    </>
  );
}

const styles = {
  list: css({ margin: 0, padding: 0, listStyle: 'none' }),
  unread: css({ fontWeight: tokens.weight.strong }),
  text: css({ margin: 0, whiteSpace: 'pre-line', ...tokens.type.body }),
};
