import type { PageModule, RemoteDefinition } from '@atrium/host/define-remote';
import type { MountPage, PageInput } from '@atrium/host';
import { type ComponentType, createElement, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { RemoteFailure } from './cause.ts';
import { PAGE_ELEMENT, type PageElement, definePageElement } from './page-element.ts';

/** The first host contract with pages that are mounted. */
const MOUNT_CONTRACT = 2;

/**
 * The component of a page that was loaded, also of one without React. Throws a `RemoteFailure` when the page exports
 * neither, or is mounted by a remote that claims to run in hosts that cannot.
 */
export function componentOf(
  { name, contract }: Pick<RemoteDefinition, 'name' | 'contract'>,
  { Page, mount }: Partial<Exported>,
): ComponentType {
  if (Page) return Page;
  if (!mount) throw new RemoteFailure('contract', `A page of ${name} exports neither Page nor mount.`);
  if (contract < MOUNT_CONTRACT)
    throw new RemoteFailure('contract', `${name} mounts pages: it has to declare host contract ${MOUNT_CONTRACT}.`);
  definePageElement();
  return () => <MountedInPlace remote={name} mount={mount} />;
}

type Exported = { [Key in 'Page' | 'mount']: Extract<PageModule, Record<Key, unknown>>[Key] };

/** The place of a page without React. What it throws reaches the boundary of its screen. */
function MountedInPlace({ remote, mount }: { remote: string; mount: MountPage }) {
  const { t, i18n } = useTranslation(remote);
  const { pathname, search } = useLocation();
  const place = useRef<PageElement>(null);
  const [fault, setFault] = useState<{ error: unknown }>();
  const { language } = i18n;
  const input = useMemo<Omit<PageInput, 'visible'>>(
    () => ({ path: pathname, search, language, text: (key, params) => t(key, { ...params }) }),
    [pathname, search, language, t],
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
