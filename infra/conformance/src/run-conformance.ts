import { login } from '@atrium/contracts/session';
import { status as statusCall } from '@atrium/contracts/system';
import { ALL_CALLS } from './all-calls.ts';
import type { Account, Check, Probe } from './check.ts';
import { ALL_CHECKS } from './checks/all-checks.ts';
import { senderTo } from './wire/send.ts';
import { Visitor } from './wire/visitor.ts';

export interface ConformanceOptions {
  url: string;
  /** A member with money and a payout account. Without one, the checks that need it are skipped. */
  account?: Account | undefined;
  /** Whether to send money commands to a server that is not a development brand. */
  movesMoney?: boolean;
  /** Only these checks, by ID. */
  only?: readonly string[] | undefined;
  timeoutMs?: number;
  progress?: (line: string) => void;
}

export interface Result {
  id: string;
  title: string;
  state: 'passed' | 'failed' | 'skipped';
  /** The violations found, or why the check was skipped. */
  notes: string[];
}

export interface ConformanceReport {
  url: string;
  development: boolean;
  calls: number;
  passed: number;
  failed: number;
  skipped: number;
  checks: Result[];
}

/** Checks a server from outside, one check after the other. Throws only if there is no answer at all. */
export async function runConformance({
  url,
  account,
  movesMoney = false,
  only,
  timeoutMs = 15_000,
  progress,
}: ConformanceOptions): Promise<ConformanceReport> {
  const send = senderTo(url, timeoutMs);
  const visitor = () => new Visitor(send);
  const nobody: Account = { account: '', password: '' };
  const probe: Probe = {
    url,
    send,
    calls: ALL_CALLS,
    visitor,
    account: account ?? nobody,
    async signIn() {
      const member = visitor();
      const { account: username, password } = probe.account;
      const { status, code } = await member.call(login, { body: { username, password, type: 'username' } });
      if (status !== 200) throw new Error(`${username} cannot sign in: ${code ?? status}`);
      return member;
    },
  };
  try {
    const development =
      ((await visitor().call(statusCall)).value as { development?: boolean } | undefined)?.development === true;
    const checks: Result[] = [];
    for (const check of ALL_CHECKS.filter(({ id }) => !only || only.includes(id))) {
      const why = leftOut(check, { account, money: development || movesMoney });
      const result = why ? resultOf(check, 'skipped', [why]) : await carriedOut(check, probe);
      checks.push(result);
      progress?.(`${result.state.padEnd(8)} ${check.title}`);
    }
    const count = (state: Result['state']) => checks.filter((check) => check.state === state).length;
    return {
      url,
      development,
      calls: ALL_CALLS.length,
      passed: count('passed'),
      failed: count('failed'),
      skipped: count('skipped'),
      checks,
    };
  } finally {
    send.close();
  }
}

const resultOf = ({ id, title }: Check, state: Result['state'], notes: string[]): Result => ({
  id,
  title,
  state,
  notes,
});

function leftOut(
  check: Check,
  { account, money }: { account: Account | undefined; money: boolean },
): string | undefined {
  if (check.needs && !account) return 'needs --account and --password';
  if (check.movesMoney && !money)
    return 'moves money, and this is not a development brand: allow it with --moves-money';
  return undefined;
}

async function carriedOut(check: Check, probe: Probe): Promise<Result> {
  try {
    const faults = await check.run(probe);
    return resultOf(check, faults.length === 0 ? 'passed' : 'failed', faults);
  } catch (error) {
    return resultOf(check, 'failed', [(error as Error).message]);
  }
}
