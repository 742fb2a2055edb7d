import { menuPages, visiblePages } from '@atrium/centre/visible-pages';
import { agentPages } from '../agent-pages.ts';
import { contractFlags } from './contract-flags.ts';

const off = {
  dailysalreqtype: '0',
  divtypereq: '0',
  contracthoursalreq: '0',
  realtimesalreqtype: '0',
  contractmrdailysalinfotype: '0',
  contracthoursalinfo: '0',
  dailysalinfotype: '0',
  realtimesalinfotype: '0',
  divtypeinfo: '0',
} as const;

describe('contract features', () => {
  it('[3-74] each is enabled by its own flags', () => {
    expect([...contractFlags(off)]).toEqual([]);
    expect([...contractFlags({ ...off, divtypeinfo: '1' })]).toEqual(['dividend']);
    expect([...contractFlags({ ...off, dailysalinfotype: '1' })]).toEqual(['dailySalary']);
    expect([...contractFlags({ ...off, contractmrdailysalinfotype: '1' })]).toEqual(['dailySalary']);
    expect([...contractFlags({ ...off, contracthoursalinfo: '1' })]).toEqual(['hourlySalary']);
    expect([...contractFlags({ ...off, realtimesalinfotype: '1' })]).toEqual(['realTimeSalary']);
  });

  it('[3-74] a request that waits brings its feature along, so that it can be answered', () => {
    expect([...contractFlags({ ...off, divtypereq: '1' })]).toEqual(['dividend']);
    expect([
      ...contractFlags({ ...off, dailysalreqtype: '1', contracthoursalreq: '1', realtimesalreqtype: '1' }),
    ]).toEqual(['dailySalary', 'hourlySalary', 'realTimeSalary']);
  });

  it('[3-91] an entry with a flag is shown only while that flag is on', () => {
    const shown = (flags: ReadonlySet<string>) => menuPages(visiblePages(agentPages, flags)).map(({ page }) => page);
    expect(shown(new Set())).toEqual([
      'agentAnnouncement',
      'agentTeamOverview',
      'agentRegister',
      'agentDownline',
      'agentTeamBetting',
      'agentProfitLoss',
      'agentIncome',
      'agentTransactions',
    ]);
    expect(shown(new Set(['dividend', 'realTimeSalary'])).slice(-2)).toEqual(['agentDividend', 'agentRealTimeSalary']);
  });
});
