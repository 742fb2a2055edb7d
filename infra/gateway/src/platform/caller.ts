/** A session, as the database knows it at the moment of the call. */
export interface Session {
  id: string;
  memberId: string;
  account: string;
  /** isAgent. */
  type: number;
  currency: string;
  startedAt: Date;
  lastSeenAt: Date;
  /** The account still has the password that somebody else gave it. */
  firstPassword: boolean;
  /** The last check of the session's place; null before the first. */
  locatedAt: Date | null;
  locatedIp: string | null;
  /** Whether play is refused there (AC-16). */
  placeRefused: boolean;
}

/** The caller and their origin: taken from the connection and the session's cookie, never from the body. */
export interface Caller {
  session: Session | null;
  ip: string;
  country: string;
  device: string;
  /** The specification's language code (EN, CN, …) from the header Language. */
  language: string;
  requestId: string;
  header(name: string): string | undefined;
  /** Sets headers and cookies of the reply. */
  answer: {
    header(name: string, value: string): void;
    cookie(name: string, value: string, options: { httpOnly: boolean; maxAgeSeconds?: number }): void;
    clearCookie(name: string, httpOnly: boolean): void;
  };
  /** Those that scripts may read, too. */
  cookies: Readonly<Record<string, string | undefined>>;
  /** The value of a cookie that no script can read; undefined if the browser has none. */
  secretCookie(name: string): string | undefined;
}

export type MemberCaller = Caller & { session: Session };
