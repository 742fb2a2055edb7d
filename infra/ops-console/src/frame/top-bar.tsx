import { session, signOut } from '@atrium/contracts/console';
import { status } from '@atrium/contracts/registry-channels';
import { FIRST_BRAND } from '@atrium/contracts/brand-address';
import { type BrandId, brands } from '@atrium/ui/brands';
import { BrandLogo } from '@atrium/ui/brand-logo';
import { Badge } from '@atrium/ui/badge';
import { Button } from '@atrium/ui/button';
import { DropDown } from '@atrium/ui/drop-down';
import { IconButton } from '@atrium/ui/icon-button';
import { buttonLook } from '@atrium/ui/button-look';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { consoleOf } from '../data/brand-base.ts';
import { ConnectionState, useMe, useReach } from '../data/console-context.ts';
import { useOperation } from '../data/use-operation.ts';
import { State } from '../parts/state.tsx';
import { useFormat } from '../parts/use-format.ts';
import { Preferences } from './preferences.tsx';

export function TopBar() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { live } = useContext(ConnectionState);
  const known = useOperation(status).data;
  const { brand } = useMe();
  return (
    <header css={styles.bar}>
      <Link to="/" css={styles.logo} aria-label={t('home')}>
        <BrandLogo brand={brandIn(brand)} size={26} />
      </Link>
      <Badge>{t('ops')}</Badge>
      <span css={styles.state}>
        <State tone={live ? 'good' : 'bad'}>
          <span css={styles.long}>{live ? t('registryLive') : t('registryLost')}</span>
          {known && <span>{t('sequence', { sequence: number(known.sequence) })}</span>}
        </State>
      </span>
      <Clock />
      <Person />
    </header>
  );
}

/** A brand whose design this console does not know is shown as the first one. */
const brandIn = (id: string = FIRST_BRAND): BrandId => (id in brands ? (id as BrandId) : FIRST_BRAND);

/** The current time, in the time zone of all times on screen. */
function Clock() {
  const { full } = useFormat();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(clock);
  }, []);
  return <time css={styles.clock}>{full(now)}</time>;
}

function Person() {
  const { t } = useTranslation();
  const { name, role, remote, site, brand = FIRST_BRAND, brands: served = [] } = useMe();
  const { call } = useReach();
  const queries = useQueryClient();
  const leave = async () => {
    await call(signOut).catch(() => {});
    await queries.resetQueries({ queryKey: [session.name] });
  };
  return (
    <DropDown
      opens="press"
      align="end"
      label={t('account')}
      trigger={(bind) => <IconButton icon="user" label={t('accountOf', { name })} {...bind} />}
    >
      {() => (
        <div css={styles.panel}>
          <p>
            <strong>{name}</strong>
            <span css={styles.role}>
              {remote ? t('roleOf', { role: t(`roles.${role}`), remote }) : t(`roles.${role}`)}
            </span>
          </p>
          <Preferences />
          {served.length > 1 && (
            <nav aria-label={t('settingGroups.brand')} css={styles.brands}>
              {served.map((id) => (
                <a
                  key={id}
                  href={consoleOf(id)}
                  aria-current={id === brand ? 'true' : undefined}
                  css={buttonLook({ size: 'small', variant: id === brand ? 'primary' : 'plain' })}
                >
                  {brands[brandIn(id)].name}
                </a>
              ))}
            </nav>
          )}
          <a href={site} target="_blank" rel="noreferrer" css={buttonLook({ wide: true })}>
            {t('openSite')}
          </a>
          <Button wide icon="logout" onClick={() => void leave()}>
            {t('signOut')}
          </Button>
        </div>
      )}
    </DropDown>
  );
}

const styles = {
  bar: css({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: tokens.layer.header,
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space[3],
    minBlockSize: 56,
    paddingInline: tokens.space[6],
    background: tokens.color.surface,
    borderBlockEnd: `1px solid ${tokens.color.line}`,
    ...tokens.type.small,
    ...tokens.numerals,
    [media.phone]: { paddingInline: tokens.space[4] },
  }),
  logo: css({ display: 'inline-flex', minBlockSize: 40, alignItems: 'center' }),
  state: css({ marginInlineStart: 'auto', '& > span': { color: tokens.color.text2 } }),
  long: css({ [media.phone]: { display: 'none' } }),
  clock: css({ fontWeight: tokens.weight.strong, [media.compact]: { display: 'none' } }),
  panel: css({
    display: 'grid',
    gap: tokens.space[3],
    inlineSize: 'min(280px, 100vw - 64px)',
    padding: tokens.space[2],
    ...tokens.type.small,
  }),
  brands: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2] }),
  role: css({ display: 'block', color: tokens.color.text2 }),
};
