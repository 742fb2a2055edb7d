import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Instant } from './money.ts';

export const Label = v.object({ labelName: v.string() });

/** Source: 3-37. `type` is the agent type (isAgent): 0 member, 1 2 41 42 agents, 4 trial account. */
export const MemberInfo = v.object({
  id: v.string(),
  account: v.string(),
  nickname: v.string(),
  type: v.number(),
  /** Whether a transfer to the upline is allowed. */
  toUpline: v.boolean(),
  clubLabel: v.object({ labelName: v.string(), rankLevel: v.number(), color: v.optional(v.string()) }),
  memberLabel: v.array(Label),
});
export type MemberInfo = v.InferOutput<typeof MemberInfo>;

export const memberInfo = endpoint({
  name: 'members.info',
  method: 'GET',
  path: '/wps/member/info',
  access: 'token',
  summary: 'The member of this session.',
  source: '7-009',
  reply: MemberInfo,
  errors: [],
});

/** The data of "my account": personal data masked, security state, sessions. Source: 2.9-06, AC-09, AC-12. */
export const account = endpoint({
  name: 'members.account',
  method: 'GET',
  path: '/wps/member/account',
  access: 'member',
  summary: 'The data of "my account", personal data masked.',
  source: '7-075',
  reply: v.object({
    account: v.string(),
    nickname: v.string(),
    registeredAt: Instant,
    email: v.nullable(v.string()),
    mobile: v.nullable(v.string()),
    rank: v.object({ name: v.string(), level: v.number(), next: v.nullable(v.string()), progress: v.number() }),
    passwordChangedAt: Instant,
    previousLogin: v.nullable(v.object({ at: Instant, ip: v.string(), country: v.string() })),
    sessions: v.array(
      v.object({
        id: v.string(),
        startedAt: Instant,
        lastSeenAt: Instant,
        ip: v.string(),
        device: v.string(),
        current: v.boolean(),
      }),
    ),
  }),
  errors: [],
});

export const endOtherSessions = endpoint({
  name: 'members.endOtherSessions',
  method: 'DELETE',
  path: '/wps/member/sessions',
  access: 'member',
  summary: 'Signs this account out everywhere else.',
  source: 'AC-12',
  reply: v.object({ ended: v.number() }),
  errors: [],
});

export const endSession = endpoint({
  name: 'members.endSession',
  method: 'DELETE',
  path: '/wps/member/sessions/:id',
  access: 'member',
  summary: 'Signs this account out on one device.',
  source: 'AC-12',
  params: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) }),
  reply: v.object({ ended: v.number() }),
  errors: [],
});

/**
 * Gives the date of birth that the registration form did not ask for. Until then, calls that let money in or stake it
 * return BIRTH_DATE_REQUIRED. It is given once; a date under the brand's least age is stored too, and answered with
 * UNDER_AGE: such an account can only withdraw. Source: 14-03.
 */
export const giveBirthDate = endpoint({
  name: 'members.giveBirthDate',
  method: 'POST',
  path: '/wps/member/birthDate',
  access: 'member',
  summary: "Stores the member's date of birth, once.",
  source: '14-03',
  /** `yyyy-MM-dd`. */
  body: v.object({ birthDate: v.pipe(v.string(), v.maxLength(10)) }),
  reply: v.object({}),
  errors: ['FIELD_INVALID', 'BIRTH_DATE_KNOWN'],
});

export const changePassword = endpoint({
  name: 'members.changePassword',
  method: 'POST',
  path: '/wps/member/password',
  access: 'token',
  encrypted: true,
  summary: 'Changes the password; every other session of the account ends.',
  source: '7-012, 3-26, 5-09, AC-07',
  body: v.object({ oldPassword: v.string(), newPassword: v.string(), confirmNewPassword: v.string() }),
  reply: v.object({}),
  errors: [
    'PASSWORD_WRONG',
    'PASSWORD_RULE',
    'PASSWORD_COMMON',
    'INCONSISTENT_TWICE',
    'PROOF_REQUIRED',
    'ENCRYPTION_REQUIRED',
    'ENCRYPTION_INVALID',
  ],
});

export const Avatar = v.object({ avatar: v.string(), avatarType: v.picklist(['CUSTOM', 'STATIC']) });

export const icon = endpoint({
  name: 'members.icon',
  method: 'GET',
  path: '/wps/member/info/icon',
  access: 'token',
  summary: 'The profile icon.',
  source: '7-015',
  reply: Avatar,
  errors: [],
});
export const avatar = endpoint({
  name: 'members.avatar',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  access: 'token',
  summary: 'The avatar.',
  source: '7-016, 3-39',
  reply: Avatar,
  errors: [],
});

/**
 * Source: specification 3, registration user. Every field is text on the wire; the required ones are the server's rule.
 */
const Optional = v.optional(v.pipe(v.string(), v.maxLength(255)));
export const RegistrationUser = v.object({
  username: Optional,
  password: Optional,
  confirmPassword: Optional,
  payeeName: Optional,
  email: Optional,
  qqNum: Optional,
  mobileNum: Optional,
  recommenderId: Optional,
  captcha: Optional,
  captchaId: Optional,
  /** The solved proof of work of this captcha. */
  captchaProof: v.optional(v.pipe(v.string(), v.maxLength(1_000))),
  verificationCode: Optional,
  affiliateCode: Optional,
  paymentPassword: Optional,
  line: Optional,
  whatsapp: Optional,
  facebook: Optional,
  wechat: Optional,
  idNumber: Optional,
  referralCode: Optional,
  domain: Optional,
  countryDialingCode: Optional,
  /** True: log in at once. */
  login: v.optional(v.boolean()),
  firebaseChannel: Optional,
  firebaseIdToken: Optional,
  geetest: Optional,
  nickname: Optional,
  telegram: Optional,
  zalo: Optional,
  birthday: Optional,
  address: Optional,
  nationality: Optional,
  occupation: Optional,
  sourceOfIncome: Optional,
  bankAccountName: Optional,
  bankAccountNumber: Optional,
  registerUrl: Optional,
  registerMethod: v.optional(v.literal('WEB')),
  termsVersion: Optional,
});
const registerErrors = [
  'FIELD_INVALID',
  'USERNAME_TAKEN',
  'PASSWORD_COMMON',
  'CAPTCHA_INVALID',
  'CAPTCHA_PROOF_INVALID',
  'VERIFICATION_CODE_INVALID',
  'VERIFICATION_CODE_EXPIRED',
  'AFFILIATE_CODE_INVALID',
  'HUMAN_VERIFICATION_FAILED',
  'ENCRYPTION_REQUIRED',
  'ENCRYPTION_INVALID',
  'INCONSISTENT_TWICE',
] as const;
const Registered = v.object({ token: v.string(), account: v.string(), isAgent: v.number() });

export const register = endpoint({
  name: 'members.register',
  method: 'PUT',
  also: ['POST'],
  path: '/wps/member/register',
  access: 'none',
  encrypted: true,
  summary: 'Registers by username.',
  source: '7-010',
  body: RegistrationUser,
  reply: Registered,
  errors: registerErrors,
});
export const registerByMobile = endpoint({
  name: 'members.registerByMobile',
  method: 'PUT',
  also: ['POST'],
  path: '/wps/member/register/mobile',
  access: 'none',
  encrypted: true,
  summary: 'Registers by mobile number.',
  source: '7-011',
  body: RegistrationUser,
  reply: Registered,
  errors: registerErrors,
});

export const forgotByEmail = endpoint({
  name: 'members.forgotByEmail',
  method: 'POST',
  path: '/wps/member/password/email',
  access: 'none',
  form: true,
  summary: 'Sends a link to the bound address; the answer never says whether the account exists.',
  source: '7-013, 3-27',
  body: v.object({
    username: v.pipe(v.string(), v.trim(), v.minLength(1)),
    email: v.pipe(v.string(), v.trim(), v.email()),
  }),
  reply: v.object({}),
  errors: [],
});
export const setPasswordByPhone = endpoint({
  name: 'members.setPasswordByPhone',
  method: 'POST',
  path: '/wps/member/password/verification',
  access: 'none',
  encrypted: true,
  summary: 'Sets a new password after a code sent to the phone.',
  source: '7-014, 3-28',
  body: v.object({
    newPassword: v.string(),
    mobileNum: v.string(),
    verificationCode: v.string(),
    countryDialingCode: v.optional(v.string()),
  }),
  reply: v.object({ account: v.string() }),
  errors: [
    'VERIFICATION_CODE_INVALID',
    'VERIFICATION_CODE_EXPIRED',
    'PASSWORD_RULE',
    'PASSWORD_COMMON',
    'ENCRYPTION_REQUIRED',
    'ENCRYPTION_INVALID',
  ],
});

export const setPasswordByLink = endpoint({
  name: 'members.setPasswordByLink',
  method: 'POST',
  path: '/wps/member/password/link',
  access: 'none',
  encrypted: true,
  summary: 'Sets a new password by the link of an e-mail, which is good once.',
  source: '7-013, 2.11-01',
  body: v.object({ token: v.pipe(v.string(), v.minLength(16), v.maxLength(128)), newPassword: v.string() }),
  reply: v.object({ account: v.string() }),
  errors: ['RESET_LINK_INVALID', 'PASSWORD_RULE', 'PASSWORD_COMMON', 'ENCRYPTION_REQUIRED', 'ENCRYPTION_INVALID'],
});
