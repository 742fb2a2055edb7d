import * as draws from '@atrium/contracts/operator-draws';
import * as lottery from '@atrium/contracts/operator-lottery';
import { lotteryPools } from '@atrium/contracts/operator-pools';
import { bindOperation } from '../../operations/bind-operation.ts';
import type { Subject } from '../../platform/subject.ts';
import { liabilityOfDraw } from './draw-liability.ts';
import { listDraws } from './list-draws.ts';
import { listPools } from './list-pools.ts';
import { listLotteries, setMarketState, setPlayState } from './lottery-games.ts';
import { termsOfLottery } from './lottery-terms.ts';
import { previewDraw } from './preview-draw.ts';
import { setNumbers } from './set-numbers.ts';
import { setTerms } from './set-terms.ts';
import { dropDecision, waitingDecisions } from './waiting-decisions.ts';

/** What operators see and change of lotteries, under `/ops`. */
export const lotteryOperations: Subject = (_routes, parts, server) => {
  bindOperation(server, parts, draws.drawList, listDraws);
  bindOperation(server, parts, draws.drawLiability, liabilityOfDraw);
  bindOperation(server, parts, draws.drawPreview, previewDraw);
  bindOperation(server, parts, lottery.lotteryGameList, listLotteries);
  bindOperation(server, parts, lottery.lotteryTerms, termsOfLottery);
  bindOperation(server, parts, lotteryPools, listPools);
  bindOperation(server, parts, lottery.lotteryMarketState, setMarketState);
  bindOperation(server, parts, lottery.lotteryPlayState, setPlayState);
  bindOperation(server, parts, lottery.lotteryTermsSet, setTerms);
  bindOperation(server, parts, lottery.lotteryNumbersSet, setNumbers);
  bindOperation(server, parts, lottery.lotteryWaiting, waitingDecisions);
  bindOperation(server, parts, lottery.lotteryDrop, dropDecision);
};
