import type { SignificantEvent } from '@atrium/contracts/operator-events';
import { formatCountry } from '@atrium/i18n/format';
import type { TFunction } from 'i18next';

/** Fields of members whose change is an event, as the events name them. */
const FIELDS = ['email', 'mobile', 'birthDate', 'details', 'password', 'payoutAccount'] as const;
const STATES = ['active', 'locked', 'closed'] as const;

/** What an event is about, in the operator's language where it is a word of ours; else as it is stored: ids and codes. */
export function subjectOf(
  { kind, subject }: Pick<SignificantEvent, 'kind' | 'subject'>,
  t: TFunction,
  tag: string,
): string {
  switch (kind) {
    case 'personal-data':
      return subject
        .split(', ')
        .map((name) => (isOneOf(FIELDS, name) ? t(`events.fields.${name}`) : name))
        .join(', ');
    case 'account-state':
      return isOneOf(STATES, subject) ? t(`members.states.${subject}`) : subject;
    case 'location':
    case 'travel':
      return placeName(subject, tag);
    default:
      return subject;
  }
}

/** `PH` is `Philippines`, `PH-00` is `Philippines (PH-00)`: regions have names in no table of the browser. */
function placeName(place: string, tag: string): string {
  if (!/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/.test(place)) return place;
  const country = formatCountry(place.slice(0, 2), tag);
  return place.length === 2 ? country : `${country} (\u2066${place}\u2069)`;
}

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name);
