import { centreAtom, host, useMember, useResource } from '@atrium/host';
import { IconButton } from '@atrium/ui/icon-button';
import { Picture } from '@atrium/ui/picture';
import { Skeleton } from '@atrium/ui/skeleton';
import { media, tokens } from '@atrium/ui/theme';
import { usePhone } from '@atrium/ui/use-phone';
import { css } from '@emotion/react';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { memberPages } from '../member-pages.ts';
import { CentreNavigation } from '@atrium/centre/centre-navigation';
import { CentreOutlet } from '@atrium/centre/centre-outlet';
import { HelpLink } from '@atrium/centre/help-link';
import {
  avatarAddresses,
  avatarResource,
  availablePromoResource,
  missionSummaryResource,
  openPage,
} from '../frame/frame.state.ts';
import { chosenPage, menuPages, visiblePages } from '@atrium/centre/visible-pages';

const HUB_PX = 1346;
const Hub = lazy(() => import('./hub.tsx').then((module) => ({ default: module.Hub })));

/**
 * The panel of the personal centre: menu, close button, and the chosen page beside it. On a phone its start is a hub with
 * the whole menu above the default page, and every other page has a way back to it (15-11).
 */
export function Page() {
  const { t } = useTranslation('member-centre');
  const title = useId();
  const member = useMember();
  const open = useAtomValue(centreAtom);
  const missions = useResource(missionSummaryResource).value?.count ?? 0;
  const promo = useResource(availablePromoResource);
  const picture = useResource(avatarResource);
  const flags = useMemo(
    () => new Set(promo.value?.availablePromo.filter(({ enabled }) => enabled).map(({ type }) => type)),
    [promo.value],
  );
  const pages = visiblePages(memberPages, flags);
  const chosen = chosenPage(pages, open?.page ?? '', 'securityCenter');
  const phone = usePhone();
  const hub = phone && !open?.page;
  if (!member || promo.status === 'pending') return null;
  const own = (
    <span css={styles.member}>
      {picture.value && <Picture src={avatarAddresses(picture.value)} alt="" ratio="1 / 1" eager css={styles.avatar} />}
      <span css={styles.account}>
        {member.account}
        <span css={styles.rank}>{t('rank', { name: member.clubLabel.labelName })}</span>
      </span>
    </span>
  );

  return (
    <section aria-labelledby={title} css={styles.panel}>
      <header css={styles.head}>
        {phone && !hub && <IconButton icon="start" label={t('hub.back')} onClick={() => openPage('')} />}
        <h1 id={title} css={styles.title}>
          {t('title')}
        </h1>
        {!phone && own}
        <HelpLink page={chosen} />
        <IconButton icon="close" label={t('close')} onClick={() => host().closeCentre()} />
      </header>
      {hub && (
        <Suspense fallback={<Skeleton height={HUB_PX} />}>
          <Hub pages={pages} missions={missions}>
            {own}
          </Hub>
        </Suspense>
      )}
      {!phone && (
        <div css={styles.side}>
          <CentreNavigation
            label={t('navigation')}
            pages={menuPages(pages)}
            chosen={chosen.under ?? chosen.page}
            nameOf={({ label }) => t(label)}
            badges={{ missionLeaderboard: missions }}
            onOpen={openPage}
          />
        </div>
      )}
      <div css={styles.body}>
        <CentreOutlet page={chosen} />
      </div>
    </section>
  );
}

const styles = {
  panel: css({
    display: 'grid',
    gridTemplateColumns: '224px minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    // What is below is out of view until the page is complete.
    minBlockSize: 'calc(100vh - 112px)',
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
    background: tokens.color.surface,
    overflow: 'clip',
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none', alignContent: 'start' },
    [media.phone]: { marginInline: `calc(-1 * ${tokens.space[4]})`, borderRadius: 0, borderInline: 0 },
  }),
  head: css({
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space[4],
    minBlockSize: 64,
    paddingInline: `${tokens.space[5]} ${tokens.space[3]}`,
    borderBlockEnd: `1px solid ${tokens.color.line}`,
    [media.phone]: { gap: tokens.space[2], paddingInlineStart: tokens.space[4] },
  }),
  // The heading takes the focus when the panel opens; it is read out then, and needs no ring.
  title: css({
    margin: 0,
    [media.phone]: { minInlineSize: 0, overflowWrap: 'anywhere' },
    marginInlineEnd: 'auto',
    ...tokens.display,
    ...tokens.type.section,
    // Whole between three buttons at 320 px.
    '@media (max-width: 359.98px)': { ...tokens.type.title },
    '&:focus-visible': { outline: 'none' },
  }),
  member: css({
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space[2],
    ...tokens.type.small,
    fontWeight: tokens.weight.strong,
  }),
  account: css({ display: 'flex', flexWrap: 'wrap', columnGap: tokens.space[2] }),
  rank: css({ color: tokens.color.accentText }),
  avatar: css({ inlineSize: 32, borderRadius: tokens.radius.medium, [media.phone]: { inlineSize: 44 } }),
  side: css({
    display: 'grid',
    minInlineSize: 0,
    background: tokens.color.sunk,
    borderInlineEnd: `1px solid ${tokens.color.line}`,
    '& nav': { alignSelf: 'start', borderInlineEnd: 0 },
    [media.compact]: { borderInlineEnd: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  body: css({ minInlineSize: 0, padding: tokens.space[6], [media.phone]: { padding: tokens.space[4] } }),
};
