import * as authenticatorCalls from '@atrium/contracts/authenticator';
import * as contactCalls from '@atrium/contracts/contacts';
import * as historyCalls from '@atrium/contracts/login-history';
import * as calls from '@atrium/contracts/members';
import * as avatarCalls from '@atrium/contracts/own-avatar';
import * as passkeyCalls from '@atrium/contracts/passkeys';
import * as proofCalls from '@atrium/contracts/proofs';
import type { Subject } from '../platform/subject.ts';
import { account } from './account.ts';
import {
  authenticatorState,
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
} from './authenticator/authenticator.ts';
import { avatarOf } from './avatar.ts';
import { changeContact, sendContactCodes } from './change-contact.ts';
import { changePassword } from './change-password.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endSession } from './end-session.ts';
import { forgotByEmail, setPasswordByLink, setPasswordByPhone } from './forgot-password.ts';
import { forgetAddress, listAddresses, listLogins } from './login-history.ts';
import { memberInfo } from './member-info.ts';
import { chooseAvatar, sendAvatar, uploadAvatar } from './own-avatar.ts';
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  passkeyProofOptions,
  removePasskey,
  renamePasskey,
} from './passkeys/own-passkeys.ts';
import { prove } from '../sign-in/extra/given-proof.ts';
import { ownProofs, sendProofCode } from '../sign-in/extra/member-proof.ts';
import { register } from './register.ts';

export const members: Subject = (routes, parts, server) => {
  routes.member(calls.memberInfo, memberInfo);
  routes.member(calls.account, account);
  routes.member(calls.endOtherSessions, endOtherSessions);
  routes.member(calls.endSession, endSession);
  routes.member(historyCalls.logins, listLogins);
  routes.member(historyCalls.knownAddresses, listAddresses);
  routes.member(historyCalls.forgetAddress, forgetAddress);
  routes.member(contactCalls.sendContactCodes, sendContactCodes);
  routes.member(contactCalls.changeContact, changeContact);
  routes.member(calls.changePassword, changePassword);
  routes.member(proofCalls.proofs, ownProofs);
  routes.member(proofCalls.sendProofCode, (parts, { body, caller }) => sendProofCode(parts, caller, body));
  routes.member(proofCalls.prove, prove);
  routes.member(calls.icon, avatarOf);
  routes.member(calls.avatar, avatarOf);
  routes.member(avatarCalls.chooseAvatar, chooseAvatar);
  routes.member(avatarCalls.uploadAvatar, uploadAvatar);
  server.get(avatarCalls.AVATAR_PATH, (request, reply) => sendAvatar(parts, request, reply));
  routes.open(calls.register, (parts, input) => register(parts, 'username', input));
  routes.open(calls.registerByMobile, (parts, input) => register(parts, 'mobile', input));
  routes.open(calls.forgotByEmail, forgotByEmail);
  routes.open(calls.setPasswordByPhone, setPasswordByPhone);
  routes.open(calls.setPasswordByLink, setPasswordByLink);
  routes.member(authenticatorCalls.authenticator, authenticatorState);
  routes.member(authenticatorCalls.beginAuthenticator, beginAuthenticator);
  routes.member(authenticatorCalls.confirmAuthenticator, confirmAuthenticator);
  routes.member(authenticatorCalls.removeAuthenticator, removeAuthenticator);
  routes.member(passkeyCalls.passkeys, listPasskeys);
  routes.member(passkeyCalls.sendPasskeyCode, (parts, { body, caller }) =>
    sendProofCode(parts, caller, { channel: body.channel, purpose: 'passkey' }),
  );
  routes.member(passkeyCalls.beginPasskey, beginPasskey);
  routes.member(passkeyCalls.addPasskey, addPasskey);
  routes.member(passkeyCalls.renamePasskey, renamePasskey);
  routes.member(passkeyCalls.removePasskey, removePasskey);
  routes.member(passkeyCalls.passkeyProofOptions, passkeyProofOptions);
};
