import { noticeQuery } from '@atrium/contracts/configuration';
import { announcements } from '@atrium/contracts/notices';
import { host } from '@atrium/host';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { languageCode } from '../language/language-code.ts';
import { afterLoginAtom } from './session-phase.state.ts';

/** Shows the pop-up notices once after a login, one at a time. Source: 3-70, 4-21. */
export function useAfterLogin(): void {
  const [due, setDue] = useAtom(afterLoginAtom);
  useEffect(() => {
    if (!due) return;
    setDue(false);
    void showPopups();
  }, [due, setDue]);
}

async function showPopups(): Promise<void> {
  const { api, i18n, dialog, report } = host();
  try {
    const { popup } = await api.call(announcements, { query: noticeQuery(languageCode(i18n)) });
    for (const { title, content } of popup) {
      await dialog({
        title,
        html: content,
        icon: 'info',
        buttons: [{ label: i18n.t('shell:action.understood'), value: 'ok', tone: 'primary' }],
      });
    }
  } catch (error) {
    report(error, 'pop-up notices');
  }
}
