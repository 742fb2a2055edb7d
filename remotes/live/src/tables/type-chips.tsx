import { css } from '@emotion/react';
import { useResource, useSession } from '@atrium/host';
import { Chip } from '@atrium/ui/chip';
import { media, tokens } from '@atrium/ui/theme';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { live, tablesQuery, tablesResource, typesOf, visitorTablesResource } from './live.state.ts';

/** The game types of the open vendor's tables, or of all vendors'; a chosen one leaves only its tables. Until the vendors are known it is an empty row. */
export function TypeChips({ vassalage, waiting }: { vassalage: string | undefined; waiting: boolean }) {
  const { t } = useTranslation('live');
  const visitor = !useSession();
  const members = useResource(tablesResource, tablesQuery(vassalage), { paused: visitor || waiting });
  const visitors = useResource(visitorTablesResource, tablesQuery(vassalage), { paused: !visitor || waiting });
  const tables = (visitor ? visitors : members).value?.games;
  const [filters, setFilters] = useAtom(live.filtersAtom);
  const types = typesOf(tables ?? []);
  const lost = tables !== undefined && filters.kind !== '' && !types.some((type) => type === filters.kind);
  useEffect(() => {
    if (lost) setFilters((now) => ({ ...now, kind: '' }));
  }, [lost, setFilters]);
  return (
    <div role="group" aria-label={t('types')} css={styles.row}>
      {types.length > 0 &&
        ['', ...types].map((type) => (
          <Chip
            key={type}
            pressed={filters.kind === type}
            css={styles.chip}
            onClick={() => setFilters({ ...filters, kind: type })}
          >
            {type ? t(`type.${type}`) : t('every')}
          </Chip>
        ))}
    </div>
  );
}

const styles = {
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.space[2],
    [media.phone]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' },
    minBlockSize: tokens.size.targetSmall,
    marginBlockEnd: tokens.space[5],
  }),
  chip: css({ minBlockSize: tokens.size.targetSmall, borderRadius: tokens.radius.round }),
};
