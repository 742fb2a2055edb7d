import { InviteLink } from '@atrium/centre/invite-link';
import { RecordList } from '@atrium/centre/record-list';
import type { agentLinks } from '@atrium/contracts/agent-accounts';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import { host, useErrorSentence, useInstant, useMoney } from '@atrium/host';
import type { PagedState } from '@atrium/host/paged-resource';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { IconButton } from '@atrium/ui/icon-button';
import { StateMark, type StateMarkProps } from '@atrium/ui/state-mark';
import type { Column } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endLink, type Link } from './register.state.ts';

const MARKS: Record<Link['state'], StateMarkProps['state']> = { open: 'good', expired: 'over', ended: 'over' };

interface LinkListProps {
  links: PagedState<ReplyOf<typeof agentLinks>, Link>;
  shown: string | undefined;
  onShow: (id: string | undefined) => void;
}

/** The agent's links with what came of each; one at a time is shown with its QR code. */
export function LinkList({ links, shown, onShow }: LinkListProps) {
  const { t } = useTranslation('agent-centre');
  const money = useMoney();
  const instant = useInstant();
  const link = links.items.find(({ id }) => id === shown);
  const columns: Column<Link>[] = [
    { key: 'code', head: t('register.code'), cell: (row) => row.code, phone: 'lead' },
    {
      key: 'kind',
      head: t('downline.kind'),
      cell: (row) => t(row.kind === 'agent' ? 'downline.agent' : 'downline.member'),
    },
    { key: 'group', head: t('register.group'), cell: (row) => row.prizeGroup ?? '', align: 'end' },
    { key: 'channel', head: t('register.channel'), cell: (row) => row.channel },
    { key: 'registered', head: t('register.registered'), cell: (row) => row.registered, align: 'end' },
    { key: 'depositors', head: t('register.depositors'), cell: (row) => row.depositors, align: 'end' },
    { key: 'turnover', head: t('figures.turnover'), cell: (row) => money(row.turnover), align: 'end' },
    {
      key: 'until',
      head: t('register.until'),
      cell: (row) => (row.expiresAt ? instant(row.expiresAt, 'date-time') : t('register.always')),
    },
    {
      key: 'state',
      head: t('contracts.state'),
      cell: (row) => <StateMark state={MARKS[row.state]}>{t(`register.states.${row.state}`)}</StateMark>,
      phone: 'aside',
    },
  ];
  return (
    <>
      {link && <LinkCard link={link} onClose={() => onShow(undefined)} onEnded={() => void links.reload()} />}
      <RecordList
        caption={t('register.links')}
        list={links}
        columns={columns}
        rowLabel={(row) => t('register.openLink', { code: row.code })}
        selected={shown}
        onOpen={(row) => onShow(row.id)}
        none={{ title: t('register.none'), text: t('register.noneText'), scene: 'people' }}
      />
    </>
  );
}

function LinkCard({ link, onClose, onEnded }: { link: Link; onClose: () => void; onEnded: () => void }) {
  const { t } = useTranslation('agent-centre');
  const sentence = useErrorSentence();
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    const { failure } = await endLink(link.id);
    setBusy(false);
    if (failure) return host().toast('error', sentence(failure));
    host().toast('success', t('register.ended'));
    onEnded();
  };
  const title = t('register.linkOf', { code: link.code });
  return (
    <Card
      as="section"
      title={title}
      aria-label={title}
      titleEnd={<IconButton icon="close" label={t('close')} onClick={onClose} />}
      level={3}
      css={styles.card}
    >
      <InviteLink code={link.code} parameter="affiliateCode" />
      {link.state === 'open' && (
        <Button busy={busy} onClick={() => void end()}>
          {t('register.end')}
        </Button>
      )}
    </Card>
  );
}

const styles = { card: css({ marginBlock: tokens.space[4] }) };
