import { NotEnabled } from '@atrium/centre/not-enabled';
import { PageHead } from '@atrium/centre/page-head';
import { centreAtom } from '@atrium/host';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

/** A contract feature that the account has, while contracts are kept by the operator: said plainly, with whom to ask. */
export function Page() {
  const { t } = useTranslation('agent-centre');
  const page = useAtomValue(centreAtom)?.page ?? '';
  return (
    <>
      <PageHead title={t(`pages.${page}`)} />
      <NotEnabled />
    </>
  );
}
