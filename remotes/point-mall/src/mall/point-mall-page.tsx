import { TopicLink } from '@atrium/centre/help-link';
import { gate, useSession } from '@atrium/host';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { AddressBook } from '../addresses/address-book.tsx';
import { PointHistory } from './point-history.tsx';
import { PointsHead } from './points-head.tsx';
import { RedeemHistory } from './redeem-history.tsx';
import { RewardShelf } from './reward-shelf.tsx';

export function Page() {
  const { t } = useTranslation('point-mall');
  // A trial account has no points: it sees what a visitor sees.
  const member = gate(useSession(), 'member') === 'proceed';
  return (
    <div css={styles.page}>
      <div css={styles.head}>
        <h1 css={styles.title}>{t('title')}</h1>
        <TopicLink topic="point-mall" />
      </div>
      <p css={styles.text}>{t('text')}</p>
      {member && <PointsHead />}
      <RewardShelf signedIn={member} />
      {member && <RedeemHistory />}
      {member && <AddressBook />}
      {member && <PointHistory />}
    </div>
  );
}

const styles = {
  page: css({
    inlineSize: tokens.size.page,
    maxInlineSize: `calc(100% - 2 * ${tokens.space[4]})`,
    marginInline: 'auto',
    paddingBlock: `${tokens.space[6]} ${tokens.space[12]}`,
  }),
  head: css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: tokens.space[3] }),
  title: css({ margin: 0, ...tokens.display, ...tokens.type.page }),
  text: css({ margin: `${tokens.space[1]} 0 ${tokens.space[5]}`, color: tokens.color.text2, ...tokens.type.body }),
};
