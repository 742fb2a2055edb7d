import { BOOT_ELEMENT, type BootData, SNAPSHOT_ELEMENT } from '@atrium/contracts/boot';

export interface PageData {
  boot: BootData;
  /** The registry's snapshot, not yet verified. */
  snapshot: unknown;
}

/** Reads the boot data that the gateway wrote into the page, so that the first paint needs no call. */
export function readBoot(page: Document): PageData {
  return { boot: parse(page, BOOT_ELEMENT) as BootData, snapshot: parse(page, SNAPSHOT_ELEMENT) };
}

function parse(page: Document, id: string): unknown {
  const text = page.getElementById(id)?.textContent;
  if (!text) throw new Error(`The page came without its data (#${id}): open the site through its gateway.`);
  return JSON.parse(text);
}
