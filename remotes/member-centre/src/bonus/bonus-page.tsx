import { WayOn } from '@atrium/centre/way-on';
import { MovementPage } from '@atrium/centre/movement-page';
import { PageHead } from '@atrium/centre/page-head';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { languageCodeOf } from '@atrium/contracts/language-of';
import { useErrorSentence, useResource } from '@atrium/host';
import { Note } from '@atrium/ui/note';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { BonusCard } from './bonus-card.tsx';
import { bonusesResource, forfeiting } from './bonus.state.ts';

/** The member's bonuses with terms and progress, and what became cash of them. Source: 11-19. */
export function Page() {
  const { t, i18n } = useTranslation('member-centre');
  const sentence = useErrorSentence();
  const own = useResource(bonusesResource, { query: { language: languageCodeOf(i18n.language) } });
  const failure = useAtomValue(forfeiting.errorAtom);
  const hasNone = own.value?.items.length === 0;
  return (
    <>
      {!hasNone && (
        <>
          <PageHead title={t('pages.bonusDetails')} text={t('bonus.order')} />
          {failure && (
            <Note tone="bad" role="alert">
              {sentence(failure)}
            </Note>
          )}
          {own.value ? (
            <ul css={styles.list} aria-label={t('bonus.current')}>
              {own.value.items.map((bonus) => (
                <li key={bonus.id}>
                  <BonusCard bonus={bonus} onForfeited={() => void own.reload()} />
                </li>
              ))}
            </ul>
          ) : own.status === 'failed' ? (
            <ResourceFault error={own.error!} reload={own.reload} />
          ) : (
            <Skeleton height={280} holdsRest />
          )}
        </>
      )}
      <div css={!hasNone && styles.movements}>
        <MovementPage
          kind="bonus"
          title={t(hasNone ? 'pages.bonusDetails' : 'bonus.movements')}
          text={t('bonus.text')}
          file="bonus"
          none={{
            scene: 'gifts',
            title: t('bonus.none'),
            text: t('bonus.noneText'),
            action: <WayOn to="promotions" />,
          }}
        />
      </div>
    </>
  );
}

const styles = {
  list: css({ display: 'grid', gap: tokens.space[4], margin: 0, padding: 0, listStyle: 'none' }),
  movements: css({ marginBlockStart: tokens.space[8] }),
};
