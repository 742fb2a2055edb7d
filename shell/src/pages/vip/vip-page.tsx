import { useMember, useSession } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { Icon } from '@atrium/ui/icon';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { openModalAtom } from '../../overlays/modals.state.ts';
import { Page } from '../page.tsx';
import { RANK_LEVELS, rankColour, VIP_FROM_LEVEL } from './ranks.ts';

/** The rank scheme, and for a member their own rank. */
export function VipPage() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const member = useMember();
  const openModal = useSetAtom(openModalAtom);
  const own = member?.clubLabel.rankLevel;
  return (
    <Page title={t('vip.title')} lead={t('vip.lead')}>
      {member && (
        <Card as="section" title={t('vip.own')}>
          <p css={styles.own}>
            <span
              css={styles.dot}
              style={{ background: rankColour(member.clubLabel) }}
              data-rank-colour={rankColour(member.clubLabel)}
            />
            <b>{member.clubLabel.labelName}</b>
            <span css={styles.level}>{t('vip.level', { level: own })}</span>
          </p>
        </Card>
      )}
      {!session && (
        <Card as="section">
          <p css={styles.own}>
            {t('vip.visitor')}
            <Button onClick={() => openModal({ name: 'loginModal' })}>{t('login.title')}</Button>
          </p>
        </Card>
      )}
      <ol aria-label={t('vip.scheme')} css={styles.scheme}>
        {RANK_LEVELS.map((level) => (
          <li key={level}>
            <Card
              as="article"
              css={[styles.rank, level === own && styles.current]}
              aria-current={level === own ? 'true' : undefined}
            >
              <Icon name={level >= VIP_FROM_LEVEL ? 'crown' : 'star'} size={28} css={level === own && styles.brass} />
              <h2>{t('vip.level', { level })}</h2>
              <p css={styles.words}>{t(`vip.benefit.${level}`)}</p>
              {level >= VIP_FROM_LEVEL && <p css={styles.service}>{t('vip.service')}</p>}
            </Card>
          </li>
        ))}
      </ol>
    </Page>
  );
}

const styles = {
  own: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[3], ...tokens.type.title }),
  dot: css({ inlineSize: 16, blockSize: 16, borderRadius: tokens.radius.round }),
  level: css({ color: tokens.color.text2 }),
  scheme: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
    gap: tokens.space[4],
    '& > li': { display: 'grid' },
  }),
  rank: css({
    display: 'grid',
    alignContent: 'start',
    gap: tokens.space[2],
    color: tokens.color.text,
    '& > svg': { color: tokens.color.text3 },
  }),
  current: css({ borderColor: tokens.color.accent, background: tokens.color.accentSoft }),
  brass: css({ '&&': { color: tokens.color.accentText } }),
  words: css({ color: tokens.color.text2, ...tokens.type.body }),
  service: css({ color: tokens.color.accentText, fontWeight: tokens.weight.strong, ...tokens.type.small }),
};
