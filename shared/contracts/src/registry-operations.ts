import { approvals, approve } from './registry-approvals.ts';
import { audit, verifyAudit } from './registry-audit.ts';
import { pauseRamp, promote, restore, rollback, setSystem, status, swap, switchPart } from './registry-channels.ts';
import { checkProgress } from './registry-browser-checks.ts';
import { holder } from './registry-holder.ts';
import { invitations, invite, redeemInvitation, withdrawInvitation } from './registry-invitations.ts';
import { issueToken, operators, resetFactor, revokeToken, whoami } from './registry-operators.ts';
import { reset } from './registry-recovery.ts';
import { endShadow, shadow, startShadow } from './registry-shadow.ts';
import { checkShell } from './registry-shell.ts';
import { acceptStandIn, dropStandIn, prepareStandIn, standIns } from './registry-stand-ins.ts';
import { putVersion, register, upload, versions } from './registry-versions.ts';
import { addWebhook, removeWebhook, testWebhook, webhooks } from './registry-webhooks.ts';

export const REGISTRY_OPERATIONS = [
  register,
  upload,
  putVersion,
  versions,
  checkProgress,
  promote,
  pauseRamp,
  startShadow,
  endShadow,
  shadow,
  rollback,
  swap,
  switchPart,
  restore,
  standIns,
  prepareStandIn,
  dropStandIn,
  acceptStandIn,
  status,
  audit,
  verifyAudit,
  setSystem,
  reset,
  checkShell,
  approvals,
  approve,
  whoami,
  holder,
  operators,
  issueToken,
  revokeToken,
  resetFactor,
  invite,
  invitations,
  withdrawInvitation,
  redeemInvitation,
  addWebhook,
  webhooks,
  testWebhook,
  removeWebhook,
] as const;
