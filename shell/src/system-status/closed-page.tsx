import { host, useInstant, useReturnTime } from '@atrium/host';
import { usePolling } from '@atrium/host/use-polling';
import { formatCountry, formatTimeZone } from '@atrium/i18n/format';
import { BrandLogo } from '@atrium/ui/brand-logo';
import { Button } from '@atrium/ui/button';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguagePicker } from '../frame/preferences/language-picker.tsx';
import { contactUs } from '../contacts/open-contact.ts';
import { HallScene } from '../scenes/hall-scene.tsx';
import { checkStatusAtom, statusAtom } from './system-status.state.ts';

const CHECK_INTERVAL_MS = 30_000;

/** The full page for status 1 (maintenance) or 2 (restricted). It checks again at an interval. */
export function ClosedPage({ status }: { status: 1 | 2 }) {
  const { t, i18n } = useTranslation('shell');
  const instant = useInstant();
  const check = useSetAtom(checkStatusAtom);
  const { location, returnsAt } = host().permission();
  const checked = useAtomValue(statusAtom) ?? { ...location, returnsAt, checkedAt: 0 };
  const back = useReturnTime()(checked.returnsAt);
  const [busy, setBusy] = useState(false);
  const { brand, timeZone } = host().brand;
  useEffect(() => {
    void check();
  }, [check]);
  usePolling(check, CHECK_INTERVAL_MS);
  const again = async () => {
    setBusy(true);
    await check();
    setBusy(false);
  };
  const kind = status === 1 ? 'maintenance' : 'restricted';
  const country = formatCountry(checked.country || 'ZZ', i18n.language);
  return (
    <div css={styles.page}>
      <header css={styles.top}>
        <BrandLogo brand={brand} />
        <LanguagePicker />
      </header>
      <div css={styles.scene}>
        <HallScene kind={status === 1 ? 'works' : 'gates'} />
      </div>
      <main css={styles.body}>
        <p css={styles.kicker}>{t(`closed.${kind}.kicker`)}</p>
        <h1 css={styles.title}>{t(`closed.${kind}.title`)}</h1>
        <p css={styles.text}>
          {t(`closed.${kind}.text`)} <b>{t(`closed.${kind}.money`)}</b>
        </p>
        {status === 1 && back && <p css={styles.back}>{t('closed.back', { time: back })}</p>}
        <dl css={styles.facts}>
          <div>
            <dt>{t('closed.ip')}</dt>
            <dd>{checked.ip}</dd>
          </div>
          <div>
            <dt>{t('closed.country')}</dt>
            <dd>{country}</dd>
          </div>
          <div>
            <dt>{t('closed.checked')}</dt>
            <dd>{checked.checkedAt ? instant(checked.checkedAt, 'time') : '–'}</dd>
            <dd>{formatTimeZone(timeZone, i18n.language, 'long')}</dd>
          </div>
        </dl>
        <div css={styles.buttons}>
          <Button variant="primary" size="large" onClick={contactUs}>
            {t('closed.contact')}
          </Button>
          <Button size="large" busy={busy} onClick={() => void again()}>
            {t('closed.again')}
          </Button>
          <span css={styles.note}>{t(`closed.${kind}.note`)}</span>
        </div>
      </main>
      <footer css={styles.foot}>
        <span css={styles.age}>{t('footer.age')}</span>
        {t('closed.foot')}
      </footer>
    </div>
  );
}

const styles = {
  page: css({ display: 'grid', gridTemplateRows: 'auto auto 1fr auto', minBlockSize: '100dvh' }),
  top: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: 64,
    paddingInline: tokens.space[10],
    background: tokens.color.surface,
    borderBlockEnd: `1px solid ${tokens.color.line}`,
    [media.phone]: { paddingInline: tokens.space[4] },
  }),
  scene: css({
    blockSize: 372,
    overflow: 'hidden',
    background: tokens.color.heroMid,
    // Whole at any width: the arcade goes on beside the picture.
    '& > span': { display: 'grid', gridTemplateRows: '100%', justifyContent: 'center' },
    '& > span > svg': { inlineSize: 'auto', blockSize: '100%', overflow: 'visible' },
    [media.phone]: { blockSize: 200 },
  }),
  body: css({
    maxInlineSize: 740,
    padding: `${tokens.space[8]} ${tokens.space[10]} ${tokens.space[8]}`,
    ...tokens.numerals,
    [media.phone]: { padding: tokens.space[4] },
  }),
  kicker: css({
    marginBlockEnd: tokens.space[1],
    color: tokens.color.text2,
    fontWeight: tokens.weight.strong,
    ...tokens.type.small,
  }),
  title: css({ ...tokens.type.figure }),
  text: css({
    maxInlineSize: '56ch',
    margin: `${tokens.space[3]} 0 ${tokens.space[5]}`,
    color: tokens.color.text2,
    ...tokens.type.title,
    '& b': { color: tokens.color.text, fontWeight: tokens.weight.strong },
  }),
  back: css({
    marginBlockEnd: tokens.space[5],
    fontWeight: tokens.weight.strong,
    ...tokens.type.section,
  }),
  facts: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    marginBlockEnd: tokens.space[6],
    borderBlock: `1px solid ${tokens.color.line}`,
    '& > div': { padding: '14px 16px', minInlineSize: 0 },
    '& > div + div': { borderInlineStart: `1px solid ${tokens.color.line}` },
    '& > div:first-of-type': { paddingInlineStart: 0 },
    '& dd': { fontWeight: tokens.weight.strong, overflowWrap: 'anywhere', ...tokens.type.title },
    '& dt, & dd + dd': { color: tokens.color.text2, fontWeight: tokens.weight.regular, ...tokens.type.small },
    [media.phone]: {
      gridTemplateColumns: '1fr',
      '& > div, & > div + div': { padding: '10px 0', borderInlineStart: 0 },
    },
  }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[3] }),
  note: css({ color: tokens.color.text2, ...tokens.type.small }),
  foot: css({
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space[4],
    padding: `${tokens.space[4]} ${tokens.space[10]}`,
    borderBlockStart: `1px solid ${tokens.color.line}`,
    color: tokens.color.text3,
    ...tokens.type.small,
    [media.phone]: { paddingInline: tokens.space[4] },
  }),
  age: css({
    flex: 'none',
    padding: '2px 7px',
    border: '1.5px solid currentColor',
    borderRadius: tokens.radius.round,
    fontWeight: tokens.weight.bold,
    ...tokens.type.legal,
  }),
};
