import fc from 'fast-check';
import { issuesBetween, nextIssue, type Schedule } from './schedule.ts';
import { dayAt, instantOf } from './zone-time.ts';

const hours = (h: number, m = 0) => h * 3600 + m * 60;
const minute: Schedule = { kind: 'interval', timeZone: 'Asia/Manila', closeBefore: 5, every: 60 };
const office: Schedule = {
  kind: 'interval',
  timeZone: 'Asia/Shanghai',
  closeBefore: 30,
  every: 1200,
  from: hours(8, 30),
  until: hours(23, 10),
};
const north: Schedule = { kind: 'days', timeZone: 'Asia/Ho_Chi_Minh', closeBefore: 300, times: [hours(18, 15)] };
const magnum: Schedule = {
  kind: 'days',
  timeZone: 'Asia/Kuala_Lumpur',
  closeBefore: 900,
  times: [hours(19)],
  weekdays: [0, 3, 6],
};
const thai: Schedule = {
  kind: 'days',
  timeZone: 'Asia/Bangkok',
  closeBefore: 1800,
  times: [hours(16)],
  monthDays: [1, 16],
};
const summer: Schedule = { kind: 'interval', timeZone: 'Europe/Berlin', closeBefore: 10, every: 300 };
const night: Schedule = {
  kind: 'interval',
  timeZone: 'Europe/London',
  closeBefore: 60,
  every: 900,
  from: hours(6),
  until: hours(28),
  holidays: ['2026-12-24/2026-12-26'],
};
const moved: Schedule = {
  ...thai,
  validFrom: '2026-02-01',
  holidays: ['2026-05-01', '2027-01-16'],
  extraDays: ['2026-05-02', '2027-01-17'],
  changes: [{ since: '2026-07-01', monthDays: [1, 11, 21], times: [hours(16), hours(20)], closeBefore: 600 }],
};
const anySchedule = fc.constantFrom(minute, office, north, magnum, thai, summer, night, moved);
const at = (text: string) => new Date(text);

describe('issuesBetween', () => {
  it('numbers the draws of a day from one', () => {
    const issues = issuesBetween(minute, at('2026-11-20T16:00:00Z'), at('2026-11-21T16:00:00Z'));
    expect(issues).toHaveLength(1440);
    expect(issues[0]!.issue).toBe('20261121-0001');
    expect(issues[0]!.drawsAt).toEqual(at('2026-11-20T16:01:00Z'));
    expect(issues.at(-1)!.issue).toBe('20261121-1440');
    expect(issues.at(-1)!.drawsAt).toEqual(at('2026-11-21T16:00:00Z'));
  });

  it('keeps to the hours of a game', () => {
    const issues = issuesBetween(office, at('2026-11-20T16:00:00Z'), at('2026-11-21T16:00:00Z'));
    expect(issues.map((issue) => issue.drawsAt.toISOString()).slice(0, 2)).toEqual([
      '2026-11-21T00:50:00.000Z',
      '2026-11-21T01:10:00.000Z',
    ]);
    expect(issues).toHaveLength(44);
  });

  it('draws on the days of the week, and on the days of the month, that are its own', () => {
    const week = issuesBetween(magnum, at('2026-11-15T16:00:00Z'), at('2026-11-22T16:00:00Z'));
    expect(week.map(({ issue }) => issue)).toEqual(['20261118', '20261121', '20261122']);
    const months = issuesBetween(thai, at('2026-11-02T00:00:00Z'), at('2026-12-31T00:00:00Z'));
    expect(months.map(({ issue }) => issue)).toEqual(['20261116', '20261201', '20261216']);
  });

  it('closes before it draws, opens when the draw before it closes, and leaves no gap', () => {
    fc.assert(
      fc.property(
        anySchedule,
        fc.integer({ min: 0, max: 400 * 86_400 }),
        fc.integer({ min: 1, max: 3 * 86_400 }),
        (schedule, start, length) => {
          const from = new Date(Date.UTC(2026, 0, 1) + start * 1000);
          const to = new Date(from.getTime() + length * 1000);
          const issues = issuesBetween(schedule, from, to);
          for (const [index, issue] of issues.entries()) {
            expect(issue.drawsAt.getTime()).toBeGreaterThan(from.getTime());
            expect(issue.drawsAt.getTime()).toBeLessThanOrEqual(to.getTime());
            const closeBefore = schedule === moved && issue.issue >= '20260701' ? 600 : schedule.closeBefore;
            expect(issue.drawsAt.getTime() - issue.closesAt.getTime()).toBe(closeBefore * 1000);
            expect(issue.opensAt.getTime()).toBeLessThan(issue.closesAt.getTime());
            if (index > 0) expect(issue.opensAt).toEqual(issues[index - 1]!.closesAt);
          }
          expect(new Set(issues.map(({ issue }) => issue)).size).toBe(issues.length);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is the same plan however the span is cut', () => {
    fc.assert(
      fc.property(
        anySchedule,
        fc.integer({ min: 0, max: 400 * 86_400 }),
        fc.integer({ min: 1, max: 86_400 }),
        fc.integer({ min: 1, max: 86_400 }),
        (schedule, start, first, second) => {
          const from = new Date(Date.UTC(2026, 0, 1) + start * 1000);
          const middle = new Date(from.getTime() + first * 1000);
          const to = new Date(middle.getTime() + second * 1000);
          expect([...issuesBetween(schedule, from, middle), ...issuesBetween(schedule, middle, to)]).toEqual(
            issuesBetween(schedule, from, to),
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('nextIssue', () => {
  it('is the first of the plan', () => {
    fc.assert(
      fc.property(anySchedule, fc.integer({ min: 0, max: 400 * 86_400 }), (schedule, start) => {
        const from = new Date(Date.UTC(2026, 0, 1) + start * 1000);
        const next = nextIssue(schedule, from);
        expect(issuesBetween(schedule, from, next!.drawsAt)).toEqual([next]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('time on the wall', () => {
  it('follows the change to summer time', () => {
    expect(instantOf('2026-03-29', hours(1, 30), 'Europe/Berlin')).toEqual(at('2026-03-29T00:30:00Z'));
    expect(instantOf('2026-03-29', hours(18), 'Europe/Berlin')).toEqual(at('2026-03-29T16:00:00Z'));
    expect(issuesBetween(summer, at('2026-03-28T23:00:00Z'), at('2026-03-29T22:00:00Z'))).toHaveLength(276);
  });

  it('knows which day it is elsewhere', () => {
    expect(dayAt(at('2026-11-20T16:30:00Z'), 'Asia/Manila')).toBe('2026-11-21');
    expect(dayAt(at('2026-11-20T16:30:00Z'), 'UTC')).toBe('2026-11-20');
  });
});
