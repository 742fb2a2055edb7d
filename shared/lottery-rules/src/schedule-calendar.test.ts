import { drawsOn, issuesBetween, nextIssue, type Schedule } from './schedule.ts';

const hours = (h: number, m = 0) => h * 3600 + m * 60;
const at = (text: string) => new Date(text);
/** The draws of a span as `issue time` by the clock of UTC. */
const drawn = (schedule: Schedule, from: string, to: string) =>
  issuesBetween(schedule, at(from), at(to)).map(
    ({ issue, drawsAt }) => `${issue} ${drawsAt.toISOString().slice(0, 16)}`,
  );
const days = (times: number[], more: Partial<Schedule> = {}): Schedule =>
  ({ kind: 'days', timeZone: 'Asia/Ho_Chi_Minh', closeBefore: 600, times, ...more }) as Schedule;

describe('validity', () => {
  it('[10-31] a station draws from its first day to its last, by the calendar of its own zone', () => {
    const station = days([hours(16, 15)], { weekdays: [1, 6], validFrom: '2026-11-14', validUntil: '2026-11-23' });
    expect(drawn(station, '2026-10-01T00:00:00Z', '2027-02-01T00:00:00Z')).toEqual([
      '20261114 2026-11-14T09:15',
      '20261116 2026-11-16T09:15',
      '20261121 2026-11-21T09:15',
      '20261123 2026-11-23T09:15',
    ]);
    expect(nextIssue(station, at('2026-11-23T09:14:59Z'))?.issue).toBe('20261123');
    expect(nextIssue(station, at('2026-11-23T09:15:00Z'))).toBeNull();
  });

  it('[10-31] the first draw of all opens a week before it closes', () => {
    const station = days([hours(16, 15)], { validFrom: '2026-11-14' });
    const first = nextIssue(station, at('2025-01-01T00:00:00Z'))!;
    expect(first.issue).toBe('20261114');
    expect(first.opensAt).toEqual(at('2026-11-07T09:05:00Z'));
    expect(issuesBetween(station, at('2026-11-01T00:00:00Z'), first.drawsAt)).toEqual([first]);
  });

  it('[10-31] a set of stations changes on a date: one takes over the weekday of another', () => {
    const old = days([hours(16, 15)], { weekdays: [1, 6], changes: [{ since: '2026-12-01', weekdays: [6] }] });
    const heir = days([hours(16, 15)], { weekdays: [1], validFrom: '2026-12-01' });
    const onMondays = ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'];
    expect(onMondays.map((day) => drawsOn(old, day))).toEqual([true, true, false, false]);
    expect(onMondays.map((day) => drawsOn(heir, day))).toEqual([false, false, true, true]);
    expect(drawsOn(old, '2026-12-05')).toBe(true);
  });

  it('[10-31] changes apply in the order of their days, and each keeps what it does not name', () => {
    const market = days([hours(12)], {
      changes: [
        { since: '2026-12-10', times: [hours(12), hours(18)] },
        { since: '2026-12-05', weekdays: [1, 2, 3, 4, 5], closeBefore: 1800 },
      ],
    } as Partial<Schedule>);
    const issues = issuesBetween(market, at('2026-12-04T00:00:00Z'), at('2026-12-11T00:00:00Z'));
    expect(
      issues.map(({ issue, drawsAt, closesAt }) => [issue, (drawsAt.getTime() - closesAt.getTime()) / 1000]),
    ).toEqual([
      ['20261204', 600],
      ['20261207', 1800],
      ['20261208', 1800],
      ['20261209', 1800],
      ['20261210-01', 1800],
      ['20261210-02', 1800],
    ]);
    for (const [index, { opensAt }] of issues.slice(1).entries()) expect(opensAt).toEqual(issues[index]!.closesAt);
  });

  it('[10-31] every draw opens before it closes, also where sales begin to end earlier than draws follow', () => {
    const fast: Schedule = {
      kind: 'interval',
      timeZone: 'Asia/Manila',
      closeBefore: 5,
      every: 60,
      changes: [{ since: '2026-12-02', closeBefore: 90 }],
    };
    const [last, first] = issuesBetween(fast, at('2026-12-01T15:59:00Z'), at('2026-12-01T16:01:00Z'));
    expect([last!.issue, first!.issue]).toEqual(['20261201-1440', '20261202-0001']);
    expect(first!.opensAt.getTime()).toBeLessThan(first!.closesAt.getTime());
  });

  it('[10-31] a schedule that never draws has no next draw', () => {
    expect(nextIssue(days([hours(12)], { weekdays: [] }), at('2026-11-21T00:00:00Z'))).toBeNull();
    expect(
      issuesBetween(days([hours(12)], { weekdays: [] }), at('2026-11-01T00:00:00Z'), at('2026-12-01T00:00:00Z')),
    ).toEqual([]);
  });
});

describe('holidays', () => {
  const north = days([hours(18, 15)], { holidays: ['2027-02-05/2027-02-08', '2027-09-02'] });

  it('[10-31] no draw in the days of Tết; the next one is open meanwhile', () => {
    expect(drawn(north, '2027-02-04T00:00:00Z', '2027-02-10T00:00:00Z').map((text) => text.slice(0, 8))).toEqual([
      '20270204',
      '20270209',
    ]);
    const after = nextIssue(north, at('2027-02-04T12:00:00Z'))!;
    expect([after.issue, after.opensAt]).toEqual(['20270209', at('2027-02-04T11:05:00Z')]);
    expect(drawsOn(north, '2027-09-02')).toBe(false);
  });

  it('[10-31] a draw moves from a holiday to an extra day', () => {
    const thai = days([hours(16)], {
      timeZone: 'Asia/Bangkok',
      monthDays: [1, 16],
      holidays: ['2027-05-01'],
      extraDays: ['2027-05-02'],
    } as Partial<Schedule>);
    expect(drawn(thai, '2027-04-20T00:00:00Z', '2027-05-20T00:00:00Z')).toEqual([
      '20270502 2027-05-02T09:00',
      '20270516 2027-05-16T09:00',
    ]);
  });

  it('[10-31] a game of many rounds rests a whole day', () => {
    const fast: Schedule = {
      kind: 'interval',
      timeZone: 'Asia/Manila',
      closeBefore: 10,
      every: 3600,
      holidays: ['2026-12-25'],
    };
    const issues = drawn(fast, '2026-12-23T16:00:00Z', '2026-12-26T16:00:00Z');
    expect(issues).toHaveLength(48);
    expect(issues.filter((text) => text.startsWith('20261225'))).toEqual([]);
  });
});

describe('a change of the clock', () => {
  const london = days([hours(16, 30)], {
    timeZone: 'Europe/London',
    weekdays: [1, 2, 3, 4, 5],
    holidays: ['2026-12-25', '2026-12-28'],
  } as Partial<Schedule>);

  it('[10-31] a market of London draws at half past four by its own clock, in winter and in summer', () => {
    expect(drawn(london, '2026-03-26T20:00:00Z', '2026-03-30T23:00:00Z')).toEqual([
      '20260327 2026-03-27T16:30',
      '20260330 2026-03-30T15:30',
    ]);
    expect(drawn(london, '2026-10-22T20:00:00Z', '2026-10-26T23:00:00Z')).toEqual([
      '20261023 2026-10-23T15:30',
      '20261026 2026-10-26T16:30',
    ]);
    expect(drawn(london, '2026-12-24T00:00:00Z', '2026-12-30T00:00:00Z')).toEqual([
      '20261224 2026-12-24T16:30',
      '20261229 2026-12-29T16:30',
    ]);
  });

  it('[10-31] a time that the clock skips or shows twice has one draw', () => {
    const night = days([hours(1, 30), hours(2, 30)], { timeZone: 'Europe/London' });
    expect(drawn(night, '2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z')).toEqual(['20260329 2026-03-29T01:30']);
    expect(drawn(night, '2026-10-24T12:00:00Z', '2026-10-25T12:00:00Z')).toEqual([
      '20261025-01 2026-10-25T01:30',
      '20261025-02 2026-10-25T02:30',
    ]);
  });

  it('[10-31] days of 23 and 25 hours have as many rounds as they have room for', () => {
    const fast: Schedule = { kind: 'interval', timeZone: 'Europe/London', closeBefore: 30, every: 900 };
    expect(drawn(fast, '2026-03-29T00:00:00Z', '2026-03-29T23:00:00Z')).toHaveLength(92);
    expect(drawn(fast, '2026-10-24T23:00:00Z', '2026-10-26T00:00:00Z')).toHaveLength(100);
  });
});

describe('Yeekee', () => {
  const yeekee: Schedule = {
    kind: 'interval',
    timeZone: 'Asia/Bangkok',
    closeBefore: 60,
    every: 900,
    from: hours(6),
    until: hours(28),
  };

  it('[10-11] has 88 rounds a day, the last at four in the next morning', () => {
    const day = issuesBetween(yeekee, at('2026-11-20T22:00:00Z'), at('2026-11-21T22:00:00Z'));
    expect(day).toHaveLength(88);
    expect(day[0]).toMatchObject({ issue: '20261121-01', drawsAt: at('2026-11-20T23:15:00Z') });
    expect(day[87]).toMatchObject({ issue: '20261121-88', drawsAt: at('2026-11-21T21:00:00Z') });
    expect(new Set(day.map(({ issue }) => issue.slice(0, 8)))).toEqual(new Set(['20261121']));
  });

  it('[10-11] numbers a round after midnight with the day that it began', () => {
    expect(nextIssue(yeekee, at('2026-11-21T18:00:00Z'))).toMatchObject({
      issue: '20261121-77',
      drawsAt: at('2026-11-21T18:15:00Z'),
    });
    const first = nextIssue(yeekee, at('2026-11-21T21:00:00Z'))!;
    expect([first.issue, first.opensAt, first.drawsAt]).toEqual([
      '20261122-01',
      at('2026-11-21T20:59:00Z'),
      at('2026-11-21T23:15:00Z'),
    ]);
  });
});
