import { createRunner } from 'jest-light-runner';

/**
 * jest-light-runner in threads only. With one worker (`jest -i`) it runs in jest's own thread, where the second of several
 * projects finds the state of the first one gone.
 */
export default class NativeRunner extends createRunner() {
  constructor(globalConfig, ...rest) {
    super({ ...globalConfig, maxWorkers: Math.max(2, globalConfig.maxWorkers) }, ...rest);
  }
}
