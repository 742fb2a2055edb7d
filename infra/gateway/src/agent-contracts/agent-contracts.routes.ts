import * as calls from '@atrium/contracts/agent-contracts';
import * as standing from '@atrium/contracts/contract-standing';
import type { Subject } from '../platform/subject.ts';
import { answerContract } from './answer-contract.ts';
import { contractStanding, whatIf } from './contract-standing.ts';
import { allContracts, contractsOfKind } from './list-contracts.ts';
import { offerContract } from './offer-contract.ts';

export const agentContracts: Subject = (routes) => {
  routes.member(calls.dividendContracts, contractsOfKind('dividend'));
  routes.member(calls.processDividend, answerContract('dividend'));
  routes.member(calls.dailySalaryContracts, contractsOfKind('daily-salary'));
  routes.member(calls.processDailySalary, answerContract('daily-salary'));
  routes.member(calls.hourlySalaryContracts, contractsOfKind('hourly-salary'));
  routes.member(calls.processHourlySalary, answerContract('hourly-salary'));
  routes.member(calls.realTimeSalaryContracts, contractsOfKind('real-time-salary'));
  routes.member(calls.processRealTimeSalary, answerContract('real-time-salary'));
  routes.member(calls.contracts, allContracts);
  routes.member(calls.offerContract, offerContract);
  routes.member(standing.whatIf, whatIf);
  routes.member(standing.contractStanding, contractStanding);
};
