import { createHmac } from 'node:crypto';
import { TRIAL_ROLE } from '@atrium/contracts/account-roles';
import { normalName } from '@atrium/contracts/normal-name';
import type { Transaction } from '../platform/database.ts';
import { ownSecret } from '../platform/own-secret.ts';
import type { Parts } from '../platform/parts.ts';
import { normalEmail, normalMobile, normalNumber } from './normal-form.ts';

/** An identity document that the member has sent. */
export interface ShownDocument {
  name: string;
  number: string;
}

interface Person {
  type: number;
  email: string | null;
  mobile: string | null;
  dialingCode: string | null;
  bornOn: string | null;
  details: Record<string, unknown>;
  payouts: { holder: string; number: string }[];
}

type Marked = Person & { shown: ShownDocument[] };

/**
 * Notes the marks of a member and compares them with all other accounts, closed and excluded ones too. A common mark
 * closes the member's money play until an operator decides; the member's call is answered as without one, so it reveals
 * nothing about other accounts. Source: 14-04, AC-04.
 */
export async function notePerson(
  parts: Parts,
  transaction: Transaction,
  memberId: string,
  shown: ShownDocument[] = [],
): Promise<void> {
  const person = await personOf(transaction, memberId);
  const marks = person.type === TRIAL_ROLE ? [] : await digests(parts, { ...person, shown });
  const now = parts.clock.now();
  // Of two accounts that note the same mark at the same time, the later one sees the earlier one's.
  for (const { digest } of marks)
    await transaction.run("SELECT pg_advisory_xact_lock(('x' || left($1, 16))::bit(64)::bigint)", [digest]);
  await transaction.run(
    `INSERT INTO person_marks (member_id, kind, digest, noted_at)
     SELECT $1, m.kind, decode(m.digest, 'hex'), $3 FROM jsonb_to_recordset($2) AS m (kind text, digest text) ON CONFLICT DO NOTHING`,
    [memberId, JSON.stringify(marks), now],
  );
  await transaction.run(
    `INSERT INTO person_matches AS known (member_id, other_id, kinds, found_at)
     SELECT own.member_id, o.member_id, array_agg(DISTINCT own.kind ORDER BY own.kind), $2
       FROM person_marks own JOIN person_marks o ON o.kind = own.kind AND o.digest = own.digest AND o.member_id <> own.member_id
      WHERE own.member_id = $1 GROUP BY own.member_id, o.member_id
     ON CONFLICT (least(member_id, other_id), greatest(member_id, other_id)) DO UPDATE
        SET member_id = excluded.member_id, other_id = excluded.other_id, kinds = excluded.kinds, found_at = excluded.found_at,
            state = 'open', first_approved_by = NULL
      WHERE known.state = 'distinct' AND NOT known.kinds @> excluded.kinds`,
    [memberId, now],
  );
  await transaction.run('UPDATE members SET person_noted = true WHERE id = $1', [memberId]);
}

async function personOf(transaction: Transaction, memberId: string): Promise<Person> {
  const row = await transaction.first<Person>(
    `SELECT type, email, mobile, dialing_code AS "dialingCode", born_on::text AS "bornOn", details,
            (SELECT coalesce(jsonb_agg(jsonb_build_object('holder', p.holder, 'number', p.number)), '[]') FROM payout_accounts p WHERE p.member_id = m.id) AS payouts
       FROM members m WHERE id = $1 FOR NO KEY UPDATE`,
    [memberId],
  );
  return row!;
}

/** Sorted, so that two transactions lock them in the same order. */
async function digests(parts: Parts, person: Marked): Promise<{ kind: string; digest: string }[]> {
  const secret = await ownSecret(parts, 'person-marks');
  const seen = new Map<string, { kind: string; digest: string }>();
  for (const { kind, text } of marksOf(person)) {
    if (text === undefined) continue;
    const digest = createHmac('sha256', secret).update(`${kind}:${text}`).digest('hex');
    seen.set(digest, { kind, digest });
  }
  return [...seen.values()].sort((a, b) => (a.digest < b.digest ? -1 : 1));
}

function marksOf({ email, mobile, dialingCode, bornOn, details, payouts, shown }: Marked) {
  const given = (field: string): string[] => {
    const value = details[field];
    return typeof value === 'string' && value !== '' ? [value] : [];
  };
  const names = [
    ...given('payeeName'),
    ...given('bankAccountName'),
    ...payouts.map(({ holder }) => holder),
    ...shown.map(({ name }) => name),
  ];
  return [
    ...(email ? [{ kind: 'email', text: normalEmail(email) }] : []),
    ...[...(mobile ? [mobile] : []), ...given(UNPROVEN_MOBILE)].map((number) => ({
      kind: 'mobile',
      text: normalMobile(number, dialingCode),
    })),
    ...[...given('bankAccountNumber'), ...payouts.map(({ number }) => number)].map((number) => ({
      kind: 'payout',
      text: normalNumber(number),
    })),
    ...[...given('idNumber'), ...shown.map(({ number }) => number)].map((number) => ({
      kind: 'document',
      text: normalNumber(number),
    })),
    ...names.flatMap((name) => {
      const normal = normalName(name);
      return bornOn && normal ? [{ kind: 'name', text: `${bornOn} ${normal}` }] : [];
    }),
  ];
}

/** The detail with a mobile number that was given without a code, while it belongs to another account. */
export const UNPROVEN_MOBILE = 'unprovenMobile';
