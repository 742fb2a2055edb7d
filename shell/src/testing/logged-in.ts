import { memberInfo } from '@atrium/contracts/members';
import { loginInfo } from '@atrium/contracts/session';
import { balance } from '@atrium/contracts/wallet';
import { type Route, route, sampleBalance } from '@atrium/host/testing';
import { sampleMember } from './samples.ts';

/** What the gateway answers to a login of the sample member. */
export const loginResult = {
  token: 'marker',
  firstTimeLogin: false,
  passwordExpired: false,
  defaultPassword: false,
  user: { userName: 'mara_88', password: '' as const },
  isAgent: 0,
  previousLogin: null,
};

/** The calls after a login. */
export const afterLogin: readonly Route[] = [
  route(memberInfo, sampleMember()),
  route(balance, sampleBalance('0')),
  route(loginInfo, { account: 'mara_88', isAgent: 0, previousLogin: null, unreadMessages: 0, popups: 0 }),
];
