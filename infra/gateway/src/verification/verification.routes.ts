import * as calls from '@atrium/contracts/verification';
import type { Subject } from '../platform/subject.ts';
import { drawCaptcha } from './captcha.ts';
import { sendLoginCode, sendRegistrationCode } from './send-sms.ts';

export const verification: Subject = (routes) => {
  routes.open(calls.smsNoLogin, sendLoginCode);
  routes.open(calls.smsRegister, sendRegistrationCode);
  routes.open(calls.captcha, async (parts, { caller }) => {
    const { id, picture } = await drawCaptcha(parts);
    caller.answer.header('X-Captcha-Id', id);
    return picture;
  });
};
