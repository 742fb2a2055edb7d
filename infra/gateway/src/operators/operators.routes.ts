import * as calls from '@atrium/contracts/operator';
import * as agents from '@atrium/contracts/operator-agents';
import { businessFigures } from '@atrium/contracts/operator-business';
import * as changes from '@atrium/contracts/operator-changes';
import * as config from '@atrium/contracts/operator-config';
import * as content from '@atrium/contracts/operator-content';
import * as events from '@atrium/contracts/operator-events';
import * as mailings from '@atrium/contracts/operator-mailings';
import * as members from '@atrium/contracts/operator-members';
import * as promotionCalls from '@atrium/contracts/operator-promotions';
import * as security from '@atrium/contracts/operator-security';
import type { Subject } from '../platform/subject.ts';
import { verifyReports } from '../team-figures/verify-reports.ts';
import { bindOperation } from '../operations/bind-operation.ts';
import { requestContract } from './agents/house-contracts.ts';
import { listMoves, requestMove } from './agents/move-agents.ts';
import { readBusiness } from './business/business-figures.ts';
import { approveChange, listChanges, rejectChange } from './changes/decide-change.ts';
import { changeSetting, listSettings } from './config/change-setting.ts';
import {
  createAnnouncement,
  editAnnouncement,
  listAnnouncements,
  withdrawAnnouncement,
} from './content/announcements.ts';
import { createBanner, editBanner, listBanners, withdrawBanner } from './content/banners.ts';
import { listEvents } from './events/list-events.ts';
import { verifyAndNote } from './events/verify-and-note.ts';
import { setGameState } from './games.ts';
import { listLog } from './list-log.ts';
import { createMailing, listMailings, previewMailing, stopMailing } from './mailings/operate-mailings.ts';
import { endMemberSessions, findMember, lockMember, switchToUpline, unlockMember } from './members/operate-members.ts';
import { listPromotions, putPromotion, stopPromotion } from './promotions/promotions.ts';
import { listOutbox } from './security/list-outbox.ts';
import { rotateKeys } from './security/rotate-keys.ts';
import { addVendor, listVendors } from './vendors/add-vendor.ts';
import { setVendorState, setVendorStates } from './vendors/vendor-states.ts';

/** The calls below `/ops`, for operators only: the `atrium` command and the ops console use them. */
export const operators: Subject = (_routes, parts, server) => {
  bindOperation(server, parts, calls.vendorList, listVendors);
  bindOperation(server, parts, calls.vendorAdd, addVendor);
  bindOperation(server, parts, calls.vendorState, setVendorState);
  bindOperation(server, parts, calls.vendorsState, setVendorStates);
  bindOperation(server, parts, calls.gameState, setGameState);
  bindOperation(server, parts, calls.ledgerVerify, verifyAndNote);
  bindOperation(server, parts, calls.reportsVerify, ({ database }) => verifyReports(database));
  bindOperation(server, parts, businessFigures, readBusiness);
  bindOperation(server, parts, events.eventList, listEvents);
  bindOperation(server, parts, agents.subtreeMove, requestMove);
  bindOperation(server, parts, agents.subtreeMoves, listMoves);
  bindOperation(server, parts, agents.houseContract, requestContract);
  bindOperation(server, parts, changes.changesWaiting, listChanges);
  bindOperation(server, parts, changes.changeApprove, approveChange);
  bindOperation(server, parts, changes.changeReject, rejectChange);
  bindOperation(server, parts, config.configList, listSettings);
  bindOperation(server, parts, config.configSet, changeSetting);
  bindOperation(server, parts, config.operatorLog, listLog);
  bindOperation(server, parts, content.announcementList, listAnnouncements);
  bindOperation(server, parts, content.announcementCreate, createAnnouncement);
  bindOperation(server, parts, content.announcementEdit, editAnnouncement);
  bindOperation(server, parts, content.announcementWithdraw, withdrawAnnouncement);
  bindOperation(server, parts, content.bannerList, listBanners);
  bindOperation(server, parts, content.bannerCreate, createBanner);
  bindOperation(server, parts, content.bannerEdit, editBanner);
  bindOperation(server, parts, content.bannerWithdraw, withdrawBanner);
  bindOperation(server, parts, promotionCalls.promotionList, listPromotions);
  bindOperation(server, parts, promotionCalls.promotionPut, putPromotion);
  bindOperation(server, parts, promotionCalls.promotionStop, stopPromotion);
  bindOperation(server, parts, mailings.mailingList, listMailings);
  bindOperation(server, parts, mailings.mailingPreview, previewMailing);
  bindOperation(server, parts, mailings.mailingCreate, createMailing);
  bindOperation(server, parts, mailings.mailingStop, stopMailing);
  bindOperation(server, parts, members.memberFind, findMember);
  bindOperation(server, parts, members.memberLock, lockMember);
  bindOperation(server, parts, members.memberUnlock, unlockMember);
  bindOperation(server, parts, members.memberToUpline, switchToUpline);
  bindOperation(server, parts, members.memberSessionEnd, endMemberSessions);
  bindOperation(server, parts, security.outboxList, listOutbox);
  bindOperation(server, parts, security.keysRotate, rotateKeys);
};
