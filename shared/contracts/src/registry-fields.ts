import * as v from 'valibot';

/** Names of parts of the platform, which appear beside those of remotes. */
export const RESERVED_NAMES: readonly string[] = [
  'registry',
  'shell',
  'remotes',
  'host',
  'federation',
  'ops',
  'events',
  'art',
  'payments',
];
export const RemoteName = v.pipe(
  v.string(),
  v.regex(
    new RegExp(`^(?!(${RESERVED_NAMES.join('|')})$)[a-z][a-z0-9-]{0,40}$`),
    'A remote is named in lower case letters, digits and hyphens, and not like a part of the platform.',
  ),
);
/** The remotes of one squad, separated by commas. */
export const RemoteNames = v.pipe(
  v.string(),
  v.maxLength(400),
  v.check(
    (names) => names.split(',').every((name) => v.is(RemoteName, name)),
    'Remotes are named in lower case letters, digits and hyphens, and not like parts of the platform; commas separate them.',
  ),
);
export const isAmong = (names: string | null | undefined, remote: string | undefined): boolean =>
  remote !== undefined && names?.split(',').includes(remote) === true;
export const RemoteVersion = v.pipe(
  v.string(),
  v.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'A version looks like 1.4.1 or 1.4.1-dev.0a1b2c3d.'),
);
export const Reason = v.pipe(v.string(), v.trim(), v.minLength(1, 'A reason is needed.'), v.maxLength(500));
/** The registry refuses the change when its state has changed since the caller read it: two operators at once. */
export const expectedSequence = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)));
/** The squad or person that a token belongs to. */
export const HolderName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9._-]{1,40}$/, 'A name has 2 to 41 lower case letters, digits, dots and hyphens.'),
);
export const TokenDays = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365));

/** What may take a remote's place: another version (also one that is not released yet), another address, or words. */
export const standIn = {
  to: v.optional(RemoteVersion),
  frame: v.optional(v.pipe(v.string(), v.url('A frame needs a whole address.'), v.maxLength(500))),
  maintenance: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500))),
};
export const ONE_STAND_IN = 'Give exactly one of "to", "frame" and "maintenance".';
export const hasOneStandIn = (body: { to?: string; frame?: string; maintenance?: string }): boolean =>
  [body.to, body.frame, body.maintenance].filter((kind) => kind !== undefined).length === 1;
