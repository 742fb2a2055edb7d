import { audit } from '@atrium/contracts/registry-audit';
import { BUDGET_RULE } from '@atrium/contracts/telemetry';
import { status } from '@atrium/contracts/registry-channels';
import { buttonLook } from '@atrium/ui/button-look';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ConnectionState } from '../data/console-context.ts';
import { useFigures } from '../data/use-figures.ts';
import { useOperation } from '../data/use-operation.ts';
import { State, type Tone } from '../parts/state.tsx';
import { useFormat } from '../parts/use-format.ts';

const LATELY = 3_600_000;
/** The actions of the registry alone, in its audit log, each with the key of its sentence. */
const STOPPED = { 'canary-stopped': 'canaryStopped', 'promotion-stopped': 'promotionStopped' } as const;

/**
 * Current incidents, above every page: the connection to the registry, the status of the site, a stable version
 * that fails for visitors, a canary that was stopped or a promotion that was taken back.
 */
export function Incidents() {
  const { t } = useTranslation();
  const { number, time } = useFormat();
  const { live, since } = useContext(ConnectionState);
  const system = useOperation(status).data?.system.status ?? 'normal';
  const stopped = useOperation(audit, { query: { limit: '50' } }).data?.find(
    ({ action, at }) => action in STOPPED && Date.now() - Date.parse(at) < LATELY,
  );
  const figures = useFigures();
  const stale = figures?.staleGateways ?? 0;
  const gaveWay = figures?.versions.filter(
    ({ part, visits, swaps }) => part === 'stable' && swaps.returned > visits * BUDGET_RULE.margin,
  );
  return (
    <div role="status">
      {!live && <Line tone="bad" title={t('registryLost')} text={t('registryLostText', { time: time(since) })} />}
      {system !== 'normal' && (
        <Line tone="bad" title={t(`system.${system}`)} text={t('siteClosed')} to="/system" action={t('nav.system')} />
      )}
      {stale > 0 && (
        <Line
          tone="bad"
          title={t('staleGateways', { count: stale, gateways: number(stale) })}
          text={t('staleGatewaysText')}
        />
      )}
      {gaveWay?.map(({ remote, version, swaps }) => (
        <Line
          key={remote}
          tone="bad"
          title={t('gaveWay', { remote, version })}
          text={t('gaveWayText', { count: swaps.returned, tabs: number(swaps.returned) })}
          to={`/remotes/${remote}`}
          action={t('look')}
        />
      ))}
      {stopped && (
        <Line
          tone="bad"
          title={t(STOPPED[stopped.action as keyof typeof STOPPED], { remote: stopped.remote, time: time(stopped.at) })}
          text={stopped.reason}
          to={`/remotes/${stopped.remote}`}
          action={t('look')}
        />
      )}
    </div>
  );
}

function Line({
  tone,
  title,
  text,
  to,
  action,
}: {
  tone: Tone;
  title: ReactNode;
  text: ReactNode;
  to?: string;
  action?: string;
}) {
  return (
    <div css={styles.line}>
      <State tone={tone}>{title}</State>
      <span css={styles.text}>{text}</span>
      {to && (
        <Link to={to} css={buttonLook({ size: 'small' })}>
          {action}
        </Link>
      )}
    </div>
  );
}

const styles = {
  line: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.space[1]} ${tokens.space[4]}`,
    minBlockSize: 48,
    padding: `${tokens.space[2]} ${tokens.space[6]}`,
    background: tokens.color.errorSoft,
    borderBlockEnd: `1px solid ${tokens.color.line}`,
    ...tokens.type.small,
    ...tokens.numerals,
    [media.phone]: { paddingInline: tokens.space[4] },
  }),
  text: css({ flex: 1, minInlineSize: 'min(100%, 24ch)' }),
};
