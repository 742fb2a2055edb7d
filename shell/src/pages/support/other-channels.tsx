import { buttonLook } from '@atrium/ui/button-look';
import { Icon } from '@atrium/ui/icon';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useContacts } from '../../contacts/use-contacts.ts';

/** Channels that are this window itself, or that need a press first. */
const HERE = ['LIVECHAT', 'CATALOGUE'];

/** The brand's other ways to reach customer service, shown while it is closed. */
export function OtherChannels() {
  const { t } = useTranslation('shell');
  const title = useId();
  const others = useContacts().contacts.filter(({ key }) => !HERE.includes(key));
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <h2 id={title} css={styles.title}>
        {t('support.others')}
      </h2>
      <ul css={styles.list}>
        {others.map(
          ({ key, icon, name, open }) =>
            open.kind !== 'service' && (
              <li key={key}>
                <a href={open.url} target="_blank" rel="noopener noreferrer" css={buttonLook({ size: 'small' })}>
                  <Icon name={icon} size={16} /> {name}
                </a>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}

const styles = {
  title: css({ marginBlockEnd: tokens.space[2], ...tokens.type.small, fontWeight: tokens.weight.strong }),
  list: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2], listStyle: 'none', margin: 0, padding: 0 }),
};
