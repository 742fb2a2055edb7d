import { ResourceFault } from '@atrium/centre/resource-fault';
import { useResource } from '@atrium/host';
import { SectionHead } from '@atrium/ui/section-head';
import { Skeleton } from '@atrium/ui/skeleton';
import { Switch } from '@atrium/ui/switch';
import { type Column, Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { VisuallyHidden } from '@atrium/ui/visually-hidden';
import { css } from '@emotion/react';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { preferAtom, type Preference, preferencesResource } from './messages.state.ts';

/** How the member receives each category of messages: in the site, by email, or not at all. */
export function MessagePreferences() {
  const { t } = useTranslation('member-centre');
  const { value, error, reload } = useResource(preferencesResource);
  const prefer = useSetAtom(preferAtom);
  const nameOf = ({ category }: Preference) => t(`messages.categories.${category}`);
  const columns: Column<Preference>[] = [
    { key: 'category', head: t('messages.category'), cell: nameOf, phone: 'lead' },
    {
      key: 'inSite',
      head: t('messages.inSite'),
      align: 'end',
      cell: (row) => (
        <Switch
          label={<VisuallyHidden>{t('messages.inSiteOf', { category: nameOf(row) })}</VisuallyHidden>}
          checked={row.inSite}
          disabled={row.locked}
          onChange={({ target }) => void prefer({ ...row, inSite: target.checked })}
        />
      ),
    },
    {
      key: 'email',
      head: t('messages.email'),
      align: 'end',
      cell: (row) => (
        <Switch
          label={<VisuallyHidden>{t('messages.emailOf', { category: nameOf(row) })}</VisuallyHidden>}
          checked={row.email}
          disabled={!value?.hasEmail}
          onChange={({ target }) => void prefer({ ...row, email: target.checked })}
        />
      ),
    },
  ];
  return (
    <section css={styles.part}>
      <SectionHead title={t('messages.preferences')} level={3} />
      <p css={styles.text}>{t('messages.preferencesText')}</p>
      {value ? (
        <>
          <Table
            caption={t('messages.preferences')}
            columns={columns}
            rows={value.preferences}
            rowKey={({ category }) => category}
          />
          {!value.hasEmail && <p css={styles.text}>{t('messages.noEmail')}</p>}
        </>
      ) : error ? (
        <ResourceFault error={error} reload={reload} />
      ) : (
        <Skeleton height={240} />
      )}
    </section>
  );
}

const styles = {
  part: css({ marginBlockStart: tokens.space[8] }),
  text: css({ margin: `0 0 ${tokens.space[3]}`, color: tokens.color.text2, ...tokens.type.small }),
};
