import * as calls from '@atrium/contracts/verification';
import type { Subject } from '../platform/subject.ts';
import { drawCaptcha } from './captcha.ts';
import { sendLoginCode, sendRegistrationCode } from './send-sms.ts';

export const verification: Subject = (routes) => {
  routes.open(calls.smsNoLogin, sendLoginCode);
  routes.open(calls.smsRegister, sendRegistrationCode);
  routes.open(calls.captcha, async (parts, { query, caller }) => {
    const { id, picture, work } = await drawCaptcha(parts, query.work);
    caller.answer.header(calls.CAPTCHA_ID_HEADER, id);
    caller.answer.header(calls.CAPTCHA_WORK_HEADER, JSON.stringify(work));
    return picture;
  });
};
