import * as v from 'valibot';

/** A time zone of the IANA database (`Asia/Manila`) that this machine knows. */
export const TimeZone = v.pipe(
  v.string(),
  v.maxLength(64),
  v.check((zone) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
    } catch {
      return false;
    }
  }, 'Enter a time zone such as Asia/Manila.'),
);
