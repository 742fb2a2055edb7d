import { OpeningHours } from '@atrium/contracts/support';
import * as v from 'valibot';
import { atMost, SafeAddress, type SettingDefinition, setting, Whole, Words } from './setting-definition.ts';

/** The support desk and the other customer service channels. */
export const SUPPORT_SETTINGS: readonly SettingDefinition[] = [
  setting('customerService', {
    change: 'free',
    group: 'site',
    type: 'list',
    description: 'Customer service channels. CATALOGUE opens the service catalogue entry with the same title.',
    schema: atMost(30, v.strictObject({ csType: Words(40), title: Words(80), path: SafeAddress })),
  }),
  setting('services', {
    change: 'free',
    group: 'site',
    type: 'list',
    description: 'Entries of the service catalogue. The address of an entry of type 3 is sent encrypted.',
    schema: atMost(
      30,
      v.strictObject({
        type: Whole(1, 9),
        name: Words(80),
        path: v.pipe(
          v.string(),
          v.maxLength(500),
          v.regex(
            /^(\/([^/\\]|$)|https?:\/\/)/,
            'Enter a path of the site, or an address that starts with https:// or http://.',
          ),
        ),
      }),
    ),
  }),
  setting('support.hours', {
    change: 'free',
    group: 'site',
    type: 'list',
    description: "Opening hours of the support desk, in the brand's time zone.",
    schema: atMost(
      50,
      v.pipe(
        OpeningHours,
        v.check(({ from, to }) => from < to, 'to must be later than from.'),
      ),
    ),
  }),
  setting('support.answerMinutes', {
    change: 'free',
    group: 'site',
    type: 'integer',
    description: 'Usual response time of the support desk in minutes; shown to visitors.',
    schema: Whole(1, 10_080),
  }),
  setting('support.closeAfterHours', {
    change: 'free',
    group: 'site',
    type: 'integer',
    description: 'Hours after the last reply until a conversation is closed.',
    schema: Whole(1, 8_760),
  }),
  setting('support.keepDays', {
    change: 'free',
    group: 'site',
    type: 'integer',
    description: 'Days until a closed conversation is deleted with its images; at least ninety.',
    schema: Whole(90, 3_650),
  }),
];
