import type { i18n as I18n } from 'i18next';
import { aliasesOf, removeTextsOf } from './create-i18n.ts';

const views = new WeakMap<I18n, Map<string, I18n>>();

/**
 * The page's i18next instance as the code of one version sees it (`owner`: `remote@version`): a namespace's name leads to
 * that version's own texts. One view per owner, also for texts that are added later. Source: 13-01.
 */
export function textsOfVersion(i18n: I18n, owner: string): I18n {
  const known = views.get(i18n) ?? new Map<string, I18n>();
  views.set(i18n, known);
  const view = known.get(owner) ?? createView(i18n, aliasesOf(i18n, owner));
  known.set(owner, view);
  return view;
}

/** Removes what the page keeps for a version that it no longer shows. */
export function releaseTexts(i18n: I18n, owner: string): void {
  views.get(i18n)?.delete(owner);
  removeTextsOf(i18n, owner);
}

type Translate = I18n['t'];
interface WithNamespace {
  ns?: unknown;
}

function createView(i18n: I18n, aliases: ReadonlyMap<string, string>): I18n {
  const named = (name: unknown): unknown => (typeof name === 'string' ? (aliases.get(name) ?? name) : name);
  const namespaces = (names: unknown): unknown => (Array.isArray(names) ? names.map(named) : named(names));
  /** `namespace:key` under the name that its texts are stored under. */
  const key = (asked: unknown): unknown => {
    if (Array.isArray(asked)) return asked.map(key);
    if (typeof asked !== 'string' || aliases.size === 0) return asked;
    const colon = asked.indexOf(':');
    return colon < 0 ? asked : named(asked.slice(0, colon)) + asked.slice(colon);
  };
  const options = (given: unknown): unknown =>
    (given as WithNamespace | undefined)?.ns === undefined
      ? given
      : { ...(given as object), ns: namespaces((given as WithNamespace).ns) };
  const translate = (base: Translate): Translate =>
    Object.assign(
      (asked: unknown, ...rest: unknown[]) =>
        (base as unknown as (...all: unknown[]) => unknown)(key(asked), ...rest.map(options)),
      base,
    ) as Translate;
  return Object.assign(Object.create(i18n) as I18n, {
    t: translate(i18n.t.bind(i18n) as Translate),
    getFixedT: ((language: string, ns: unknown, ...rest: unknown[]) =>
      translate(
        (i18n.getFixedT as (...all: unknown[]) => Translate)(language, namespaces(ns), ...rest.map(scoped)),
      )) as I18n['getFixedT'],
    exists: ((asked: unknown, given: unknown) =>
      (i18n.exists as (...all: unknown[]) => boolean)(key(asked), options(given))) as I18n['exists'],
    hasLoadedNamespace: ((ns: string | readonly string[], given: never) =>
      i18n.hasLoadedNamespace(namespaces(ns) as string, given)) as I18n['hasLoadedNamespace'],
  });

  /** react-i18next names the namespaces of a component once more here. */
  function scoped(given: unknown): unknown {
    const scope = (given as { scopeNs?: unknown } | undefined)?.scopeNs;
    return scope === undefined ? given : { ...(given as object), scopeNs: namespaces(scope) };
  }
}
