import { ADDRESSES_MOST, type Address } from '@atrium/contracts/address-book';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { type ApiError, host, useErrorSentence, useResource } from '@atrium/host';
import { Badge } from '@atrium/ui/badge';
import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { Note } from '@atrium/ui/note';
import { SectionHead } from '@atrium/ui/section-head';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressForm } from './address-form.tsx';
import { addressLine } from './address-line.ts';
import { addressesResource, choose, remove } from './addresses.state.ts';

/** The addresses that goods are sent to: add, change, choose, remove. Source: 11-17. */
export function AddressBook() {
  const { t, i18n } = useTranslation('point-mall');
  const sentence = useErrorSentence();
  const { value, error, reload } = useResource(addressesResource);
  const [edited, setEdited] = useState<Address | 'new'>();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const takeOff = async ({ id, recipient }: Address) => {
    const answer = await host().dialog({
      title: t('addresses.removeTitle', { name: recipient }),
      text: t('addresses.removeText'),
      icon: 'warning',
      buttons: [
        { label: t('addresses.remove'), value: 'yes', tone: 'danger' },
        { label: t('addresses.cancel'), value: 'no', tone: 'plain' },
      ],
    });
    if (answer === 'yes') setFailure(await remove(id));
  };
  const close = () => setEdited(undefined);
  return (
    <section css={styles.book}>
      <SectionHead title={t('addresses.title')} level={2} />
      {!value && (error ? <ResourceFault error={error} reload={reload} /> : <Skeleton height={64} />)}
      {failure && (
        <Note tone="bad" role="alert">
          {sentence(failure)}
        </Note>
      )}
      {value?.length === 0 && <p css={styles.text}>{t('addresses.none')}</p>}
      {value && value.length > 0 && (
        <ul aria-label={t('addresses.title')} css={styles.list}>
          {value.map((address) => (
            <li key={address.id} css={styles.line}>
              <div css={styles.words}>
                <span css={styles.name}>
                  <bdi>{address.recipient}</bdi>{' '}
                  {address.isDefault && <Badge tone="own">{t('addresses.default')}</Badge>}
                </span>
                <span css={styles.text}>{addressLine(address, i18n.language)}</span>
                <bdi css={styles.text}>{address.phone}</bdi>
              </div>
              <div css={styles.buttons}>
                {!address.isDefault && (
                  <Button
                    size="small"
                    aria-label={t('addresses.makeDefaultOf', { name: address.recipient })}
                    onClick={async () => setFailure(await choose(address.id))}
                  >
                    {t('addresses.makeDefault')}
                  </Button>
                )}
                <Button
                  size="small"
                  aria-label={t('addresses.editOf', { name: address.recipient })}
                  onClick={() => setEdited(address)}
                >
                  {t('addresses.edit')}
                </Button>
                <Button
                  size="small"
                  aria-label={t('addresses.removeOf', { name: address.recipient })}
                  onClick={() => void takeOff(address)}
                >
                  {t('addresses.remove')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {value && value.length < ADDRESSES_MOST && (
        <Button icon="plus" css={styles.add} onClick={() => setEdited('new')}>
          {t('addresses.add')}
        </Button>
      )}
      {edited && (
        <Modal
          open
          title={edited === 'new' ? t('addresses.add') : t('addresses.editOf', { name: edited.recipient })}
          closeLabel={t('close')}
          onClose={close}
        >
          <AddressForm address={edited === 'new' ? undefined : edited} onDone={close} onCancel={close} />
        </Modal>
      )}
    </section>
  );
}

const styles = {
  book: css({ display: 'grid', gap: tokens.space[3], marginBlockStart: tokens.space[8] }),
  list: css({ margin: 0, padding: 0, listStyle: 'none' }),
  line: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.space[2]} ${tokens.space[4]}`,
    paddingBlock: tokens.space[3],
    borderBlockEnd: `1px solid ${tokens.color.line}`,
  }),
  words: css({ display: 'grid', flex: '1 1 240px', minInlineSize: 0, overflowWrap: 'anywhere' }),
  name: css({ fontWeight: tokens.weight.strong }),
  text: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2] }),
  add: css({ justifySelf: 'start' }),
};
