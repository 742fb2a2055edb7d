import { CentreNavigation } from '@atrium/centre/centre-navigation';
import { HelpLink } from '@atrium/centre/help-link';
import { CentreOutlet } from '@atrium/centre/centre-outlet';
import { chosenPage, menuPages, visiblePages } from '@atrium/centre/visible-pages';
import { centreAtom, host, useMember, useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { IconButton } from '@atrium/ui/icon-button';
import { Skeleton } from '@atrium/ui/skeleton';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { agentPages } from '../agent-pages.ts';
import { contractFlags } from './contract-flags.ts';
import { consolidatedResource, openPage } from './frame.state.ts';

/** Inside of the agent centre's dialog: menu at the start, the chosen page beside it. The menu waits for the account's flags. */
export function Page() {
  const { t } = useTranslation('agent-centre');
  const member = useMember();
  const open = useAtomValue(centreAtom);
  const flags = useResource(consolidatedResource);
  const ready = member && flags.status !== 'pending';
  const pages = visiblePages(agentPages, flags.value ? contractFlags(flags.value) : new Set());
  const chosen = chosenPage(pages, open?.page ?? '', 'agentTeamOverview');

  return (
    <div css={styles.frame}>
      <div css={styles.side}>
        <div css={styles.head}>
          <h2 css={styles.title}>{t('title')}</h2>
          {member && (
            <p css={styles.account}>{t('account', { account: member.account, rank: member.clubLabel.labelName })}</p>
          )}
          {ready && (
            <Button
              size="small"
              icon="user"
              aria-pressed={chosen.page === 'agentAccountCenter'}
              onClick={() => openPage('agentAccountCenter')}
              css={styles.accounts}
            >
              {t('pages.agentAccountCenter')}
            </Button>
          )}
        </div>
        {ready && (
          <CentreNavigation
            label={t('navigation')}
            pages={menuPages(pages)}
            chosen={chosen.under ?? chosen.page}
            nameOf={({ label }) => t(label)}
            onOpen={openPage}
          />
        )}
      </div>
      <div css={styles.body}>
        {ready ? (
          <CentreOutlet page={chosen} />
        ) : (
          <div aria-busy>
            <Skeleton height={320} />
          </div>
        )}
      </div>
      <div css={styles.corner}>
        {ready && <HelpLink page={chosen} />}
        <IconButton icon="close" label={t('close')} onClick={() => host().closeCentre()} />
      </div>
    </div>
  );
}

const styles = {
  frame: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '224px minmax(0, 1fr)',
    minBlockSize: '100%',
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
  }),
  side: css({
    background: tokens.color.sunk,
    borderInlineEnd: `1px solid ${tokens.color.line}`,
    '& nav': { borderInlineEnd: 0 },
    [media.compact]: { borderInlineEnd: 0 },
  }),
  // Above the page, the account and its button share a line.
  head: css({
    padding: `${tokens.space[5]} ${tokens.space[5]} ${tokens.space[2]}`,
    [media.compact]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.space[3] },
  }),
  title: css({ margin: 0, ...tokens.display, ...tokens.type.section, [media.compact]: { flexBasis: '100%' } }),
  account: css({ margin: `${tokens.space[1]} 0 0`, color: tokens.color.text2, ...tokens.type.small }),
  accounts: css({
    marginBlockStart: tokens.space[3],
    [media.compact]: { marginBlockStart: tokens.space[1], marginInlineStart: 'auto' },
  }),
  body: css({
    minInlineSize: 0,
    padding: `${tokens.space[5]} ${tokens.space[6]} ${tokens.space[8]}`,
    [media.phone]: { padding: tokens.space[4] },
  }),
  corner: css({
    position: 'absolute',
    display: 'flex',
    insetBlockStart: tokens.space[4],
    insetInlineEnd: tokens.space[4],
  }),
};
