import { useMoney, useResource } from '@atrium/host';
import { Skeleton } from '@atrium/ui/skeleton';
import { Stats } from '@atrium/ui/stat';
import { useTranslation } from 'react-i18next';
import { LineTransferForm } from '@atrium/centre/line-transfer-form';
import { NotEnabled } from '@atrium/centre/not-enabled';
import { PageHead } from '@atrium/centre/page-head';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { useSend } from '@atrium/centre/use-send';
import { sendingUpline, transferOptionsResource } from './transfer.state.ts';

/** Transfer to the upline (6-17), where brand and account allow it. */
export function Page() {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const resource = useResource(transferOptionsResource);
  const send = useSend(sendingUpline);
  const options = resource.value;
  if (!options)
    return resource.status === 'failed' ? (
      <ResourceFault error={resource.error!} reload={resource.reload} />
    ) : (
      <Skeleton height={320} />
    );

  return (
    <>
      <PageHead
        title={t('pages.transferUpline')}
        text={options.upline ? t('upline.text', { account: options.upline.account }) : undefined}
      />
      {options.upline ? (
        <>
          <Stats
            stats={[{ key: 'available', label: t('upline.available'), value: money(options.available), big: true }]}
          />
          <LineTransferForm
            options={options}
            to={options.upline.account}
            onSend={async (input) => {
              const outcome = await send({ body: input });
              if (outcome.reply) await resource.reload();
              return outcome;
            }}
          />
        </>
      ) : (
        <NotEnabled />
      )}
    </>
  );
}
