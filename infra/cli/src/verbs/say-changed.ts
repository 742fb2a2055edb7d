import type { Changed } from '@atrium/contracts/registry-approvals';
import type { BrowserCheck } from '@atrium/contracts/registry-browser-checks';
import type { ChannelStatus } from '@atrium/contracts/registry-channel-status';

/** What a change that was not made yet waits for. */
export const sayWaits = (id: string): string =>
  `Waiting for a second person: npm run -s atrium -- approve ${id} --as approver`;

/** A change for people: what holds now, or what it waits for. */
export function sayChanged(changed: Changed): string {
  if (!changed.applied) {
    return sayWaits(changed.approval.id);
  }
  const now = changed.remote
    ? sayChannel(changed.remote)
    : changed.system
      ? `the site is ${changed.system.status}`
      : 'done';
  return `${now} (sequence ${changed.sequence})`;
}

/** What Chromium found in a version, with the first finding. */
function sayCheck({ state, findings = [] }: BrowserCheck): string {
  if (state === 'waiting') return 'not yet checked in a browser';
  if (state === 'passed') return 'checked in a browser';
  const more = findings.length > 1 ? ` (and ${findings.length - 1} more)` : '';
  return `failed in a browser: ${findings[0]}${more}`;
}

/** `slots: 1.4.0, 1.5.0 for 10 %` and the like. */
export function sayChannel({ name, version, canary, standIn, browserCheck }: ChannelStatus): string {
  const parts = [version];
  if (canary)
    parts.push(
      `${canary.version} for ${canary.percent} %${canary.ramp ? (canary.ramp.paused ? ', paused' : ', growing') : ''}`,
    );
  if (standIn)
    parts.push(
      `stand-in: ${[standIn.kind, standIn.to ?? standIn.url ?? standIn.text].filter(Boolean).join(' ')}${standIn.until ? ` until ${standIn.until}` : ''}`,
    );
  if (browserCheck) parts.push(sayCheck(browserCheck));
  return `${name}: ${parts.join(', ')}`;
}
