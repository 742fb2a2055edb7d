import { useMoney, useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Icon } from '@atrium/ui/icon';
import { SectionHead } from '@atrium/ui/section-head';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { teamState } from '@atrium/contracts/agent-reports';
import { useTranslation } from 'react-i18next';
import { openPage } from '../frame/frame.state.ts';
import { teamStateResource } from './overview.state.ts';

type Item = ReplyOf<typeof teamState>['attention'][number];

const CONTRACT_PAGES: Record<string, string> = {
  dividend: 'agentDividend',
  'daily-salary': 'agentDailySalary',
  'hourly-salary': 'agentHourlySalary',
  'real-time-salary': 'agentRealTimeSalary',
};
const ROOM_PX = 480;

const pageOf = ({ kind, contract }: Item): string =>
  kind === 'falls' || kind === 'idle' ? 'agentDownline' : (CONTRACT_PAGES[contract ?? ''] ?? 'agentIncome');

/** What waits for the agent, the most urgent first; nothing where nothing does. */
export function Attention() {
  const { t } = useTranslation('agent-centre');
  const money = useMoney();
  const { value, status } = useResource(teamStateResource);
  if (!value) return status === 'failed' ? null : <Skeleton height={ROOM_PX} holdsRest />;
  if (value.attention.length === 0) return null;
  return (
    <section css={styles.section}>
      <SectionHead title={t('attention.title')} level={3} />
      <ul css={styles.list}>
        {value.attention.map((item) => (
          <li key={`${item.kind}-${item.id}`} css={styles.item}>
            <Icon name="warning" size={18} css={styles.icon} />
            <span css={styles.text}>
              {t(`attention.${item.kind}`, {
                account: item.account,
                amount: item.amount === null ? '' : money(item.amount),
                before: item.before === null ? '' : money(item.before),
                contract: item.contract ? t(`attention.contracts.${item.contract}`) : '',
              })}
            </span>
            <Button
              size="small"
              aria-label={t('attention.openOf', { account: item.account })}
              onClick={() => openPage(pageOf(item))}
            >
              {t('attention.open')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const styles = {
  section: css({ marginBlockEnd: tokens.space[5] }),
  list: css({ margin: 0, padding: 0, listStyle: 'none', borderBlockStart: `1px solid ${tokens.color.line}` }),
  item: css({
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space[3],
    paddingBlock: tokens.space[2],
    borderBlockEnd: `1px solid ${tokens.color.line}`,
  }),
  icon: css({ flex: 'none', color: tokens.color.accentText }),
  text: css({ flex: 1, minInlineSize: 0, ...tokens.type.small }),
};
