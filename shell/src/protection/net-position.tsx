import { useMoney } from '@atrium/host';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { sessionFiguresAtom } from './session-figures.state.ts';

/** The net result of the session so far (MN-03): an entry of a `dl`; nothing for visitors and trials. */
export function NetPosition() {
  const { t } = useTranslation('shell');
  const money = useMoney();
  const figures = useAtomValue(sessionFiguresAtom);
  if (!figures) return null;
  return (
    <div>
      <dt>{t('protection.net')}</dt>
      <dd>{money(figures.net)}</dd>
    </div>
  );
}
