import * as calls from '@atrium/contracts/operator-draws';
import { bindOperation } from '../../operations/bind-operation.ts';
import type { Subject } from '../../platform/subject.ts';
import { enterResult, voidDraw } from './decide-draw.ts';
import { historyOfDraw } from './draw-history.ts';

/** What operators do with draws, under `/ops`. */
export const drawOperations: Subject = (_routes, parts, server) => {
  bindOperation(server, parts, calls.drawEnter, enterResult);
  bindOperation(server, parts, calls.drawVoid, voidDraw);
  bindOperation(server, parts, calls.drawHistory, historyOfDraw);
};
