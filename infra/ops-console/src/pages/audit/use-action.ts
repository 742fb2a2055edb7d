import type { OperatorLogEntry } from '@atrium/contracts/operator-config';
import type { AuditEntry } from '@atrium/contracts/registry-audit';
import { useTranslation } from 'react-i18next';
import type * as v from 'valibot';

export type LogEntry = v.InferOutput<typeof OperatorLogEntry>;

/** An entry of the registry in words: the name of the action, with the remote and the result. */
export function useAction(): (entry: AuditEntry) => string {
  const { t, i18n } = useTranslation();
  return ({ action, remote, after }) => {
    const key = `actions.${action}`;
    const name = i18n.exists(key) ? t(key) : action;
    const face = after as {
      kind?: string;
      version?: string;
      status?: string;
      canary?: { version: string; percent: number };
    } | null;
    const became =
      face?.kind && face.kind !== 'module'
        ? t(`kinds.${face.kind}`)
        : face?.status
          ? t(`system.${face.status}`)
          : face?.canary
            ? t('canaryTo', { ...face.canary })
            : face?.version;
    const what = [name, remote].filter(Boolean).join(' ');
    return became ? t('became', { what, became }) : what;
  };
}

/** An action of the gateway's log in words, such as "Setting: changed". A part without a name is shown as it is. */
export function useLogAction(): (action: LogEntry['action']) => string {
  const { t, i18n } = useTranslation();
  const named = (group: 'nouns' | 'verbs', name: string) =>
    i18n.exists(`log.${group}.${name}`) ? t(`log.${group}.${name}`) : name;
  return (action) => {
    const [noun = '', verb = '', proposed] = action.split('.');
    const what = t('log.named', { noun: named('nouns', noun), verb: named('verbs', verb) });
    return proposed ? t('became', { what, became: named('verbs', proposed) }) : what;
  };
}
