import { Disclosure } from '@atrium/ui/disclosure';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Detail } from './bet-detail.state.ts';

type Fair = NonNullable<NonNullable<Detail['replay']>['fair']>;

/** What a provably fair round was drawn from, and the vendor's page that counts it again. */
export function FairData({ fair }: { fair: Fair }) {
  const { t } = useTranslation('member-centre');
  const [open, setOpen] = useState(false);
  const rows: [string, string][] = [
    [t('records.fair.hash'), fair.hash],
    [t('records.fair.serverSeed'), fair.serverSeed ?? t('records.fair.sealed')],
    [t('records.fair.clientSeed'), fair.clientSeed],
    [t('records.fair.nonce'), String(fair.nonce)],
  ];
  return (
    <Disclosure title={t('records.fair.title')} open={open} onToggle={setOpen}>
      <dl css={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      {fair.verifyUrl && (
        <a href={fair.verifyUrl} target="_blank" rel="noopener noreferrer" css={styles.link}>
          {t('records.fair.verify')}
        </a>
      )}
    </Disclosure>
  );
}

const styles = {
  rows: css({
    display: 'grid',
    gap: tokens.space[3],
    margin: 0,
    ...tokens.type.small,
    '& dt': { color: tokens.color.text2 },
    '& dd': { margin: 0, overflowWrap: 'anywhere', fontFamily: 'ui-monospace, monospace' },
  }),
  link: css({ display: 'inline-block', paddingBlock: tokens.space[3], color: tokens.color.accentText }),
};
