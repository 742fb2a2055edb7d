import { isSwitchOn } from '@atrium/contracts/switches';
import { host, Place, useSession } from '@atrium/host';
import { supportedLanguages } from '@atrium/contracts/language-of';
import { Icon, type IconName } from '@atrium/ui/icon';
import { Select } from '@atrium/ui/select';
import { Sheet } from '@atrium/ui/sheet';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { contactUs } from '../../contacts/open-contact.ts';
import { startFreePlay } from '../../auth/free-play.ts';
import { languageCode } from '../../language/language-code.ts';
import { useMemberItems } from '../account/member-items.ts';
import { openLimits } from '../../protection/limits-button.tsx';
import { NetPosition } from '../../protection/net-position.tsx';
import { SessionClock } from '../../protection/session-clock.tsx';
import { sessionPhaseAtom } from '../../session/session-phase.state.ts';
import { SITE_LINKS } from '../../pages/help/topics.ts';
import { ThemeSwitch } from '../preferences/theme-switch.tsx';
import { chooseLanguageAtom } from '../../language/language.state.ts';
import { sheetRow } from '@atrium/ui/sheet-row';
import { SideMenuGames } from './side-menu-games.tsx';

const LINK_ICONS: Readonly<Record<string, IconName>> = {
  promotions: 'gift',
  vip: 'crown',
  pointMall: 'star',
  notices: 'horn',
  download: 'app',
  join: 'users',
};

/** Account, games, pages, language and theme in one sheet. */
export function SideMenuContent({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t, i18n } = useTranslation('shell');
  const session = useSession();
  const restoring = useAtomValue(sessionPhaseAtom) === 'restoring';
  const items = useMemberItems();
  const choose = useSetAtom(chooseLanguageAtom);
  // What remotes add goes before the last one, which signs out.
  const placed = useMemo(() => ({ onChoose: onClose }), [onClose]);
  const act = (press: () => void) => () => {
    onClose();
    press();
  };
  const row = (key: string, icon: IconName, label: string, press: () => void) => (
    <li key={key}>
      <button type="button" css={sheetRow} onClick={act(press)}>
        <Icon name={icon} size={20} />
        {label}
      </button>
    </li>
  );
  return (
    <Sheet open={open} onClose={onClose} title={session?.account ?? t('nav.menu')} closeLabel={t('action.close')}>
      <div css={styles.settings}>
        <Select
          label={t('header.language')}
          hideLabel
          value={languageCode(i18n)}
          options={supportedLanguages(host().brand.languages).map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(event) => void choose(event.target.value)}
        />
        <ThemeSwitch size="medium" />
      </div>
      {session && (
        <dl css={styles.figures}>
          <SessionClock />
          <NetPosition />
        </dl>
      )}
      {session && (
        <ul aria-label={t('account.title')}>
          {row('account', 'shield', t('account.myAccount'), () => host().openCentre('member'))}
          {row('withdraw', 'withdraw', t('account.withdraw'), () => host().openCentre('member', 'withdraw'))}
          {row('limits', 'clock', t('protection.limits'), openLimits)}
          {items.slice(0, -1).map(({ key, icon, label, press }) => row(key, icon, t(label), press))}
          <Place name="shell.menu" input={placed} />
          {items.slice(-1).map(({ key, icon, label, press }) => row(key, icon, t(label), press))}
        </ul>
      )}
      {!session && !restoring && isSwitchOn(host().permission().whitelabel, 'freePlay') && (
        <ul>{row('demo', 'play', t('account.freeDemo'), () => void startFreePlay())}</ul>
      )}
      <SideMenuGames onChoose={onClose} />
      <ul aria-label={t('footer.site')}>
        {[...SITE_LINKS, { name: 'help', to: '/help' }].map(({ name, to }) => (
          <li key={name}>
            <Link to={to} css={sheetRow} onClick={onClose}>
              <Icon name={LINK_ICONS[name] ?? 'help'} size={20} />
              {t(`footer.link.${name}`)}
            </Link>
          </li>
        ))}
        {host().permission().customerService.length > 0 && row('service', 'headset', t('support.title'), contactUs)}
      </ul>
    </Sheet>
  );
}

const styles = {
  figures: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.space[1]} ${tokens.space[4]}`,
    marginBlockEnd: tokens.space[3],
    ...tokens.type.small,
    ...tokens.numerals,
    '& > div': { display: 'flex', gap: tokens.space[2] },
    '& dt': { color: tokens.color.text2 },
    '& dd': { fontWeight: tokens.weight.strong },
  }),
  settings: css({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: tokens.space[2],
    marginBlockEnd: tokens.space[3],
  }),
};
