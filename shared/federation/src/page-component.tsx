import type { PreloadPage, RemoteDefinition } from '@atrium/host/define-remote';
import type { MountPage, PageInput } from '@atrium/host';
import { type ComponentType, createElement, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { RemoteFailure } from './cause.ts';
import { PAGE_ELEMENT, type PageElement, definePageElement } from './page-element.ts';

/** The first host contract with pages that are mounted. */
const MOUNT_CONTRACT = 2;

/** What the code of a page or a part exports: one of these. */
export interface LoadedCode {
  readonly Page?: ComponentType;
  /** Typed by its place, which a loader does not know. */
  readonly Part?: unknown;
  readonly mount?: MountPage;
  readonly preload?: PreloadPage;
}

/**
 * The component of a page that was loaded, also of one without React. Throws a `RemoteFailure` when the page exports
 * neither, or is mounted by a remote that claims to run in hosts that cannot.
 */
export function componentOf(
  { name, contract }: Pick<RemoteDefinition, 'name' | 'contract'>,
  { Page, Part, mount }: LoadedCode,
): ComponentType<object> {
  const component = (Page ?? Part) as ComponentType<object> | undefined;
  if (component) return component;
  if (!mount) throw new RemoteFailure('contract', `A page of ${name} exports neither Page nor Part nor mount.`);
  if (contract < MOUNT_CONTRACT)
    throw new RemoteFailure('contract', `${name} mounts pages: it has to declare host contract ${MOUNT_CONTRACT}.`);
  definePageElement();
  return (given) => <MountedInPlace remote={name} mount={mount} given={given} />;
}

/** The place of a page without React. What it throws reaches the boundary of its screen. */
function MountedInPlace({ remote, mount, given }: { remote: string; mount: MountPage; given: object }) {
  const { t, i18n } = useTranslation(remote);
  const { pathname, search } = useLocation();
  const place = useRef<PageElement>(null);
  const [fault, setFault] = useState<{ error: unknown }>();
  const { language } = i18n;
  const kept = useRef(given);
  if (!haveSameFields(kept.current, given)) kept.current = given;
  const fromPlace = kept.current;
  const input = useMemo<Omit<PageInput, 'visible'>>(
    () => ({
      path: pathname,
      search,
      language,
      text: (key, params) => t(key, { ...params }),
      ...(Object.keys(fromPlace).length > 0 && { given: fromPlace }),
    }),
    [pathname, search, language, t, fromPlace],
  );
  useEffect(() => place.current!.receive(input), [input]);
  useEffect(() => {
    const element = place.current!;
    element.show(mount, (error) => setFault({ error }));
    // Runs also where a kept page is hidden, whose element remains in the document.
    return () => element.hide();
  }, [mount]);
  if (fault) throw fault.error;
  return createElement(PAGE_ELEMENT, { ref: place });
}

type Fields = Readonly<Record<string, unknown>>;
const haveSameFields = (one: object, other: object): boolean =>
  Object.keys({ ...one, ...other }).every((key) => Object.is((one as Fields)[key], (other as Fields)[key]));
