import { throttle } from './throttle.ts';

describe('throttle', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[9-15] runs at most once in 200 ms unless another interval is given', () => {
    const usual = jest.fn();
    const slow = jest.fn();
    const [a, b] = [throttle(usual), throttle(slow, 500)];
    for (let ms = 0; ms < 980; ms += 10) {
      a();
      b();
      jest.advanceTimersByTime(10);
    }
    expect(usual).toHaveBeenCalledTimes(5);
    expect(slow).toHaveBeenCalledTimes(2);
  });

  it('never loses the last call, with its own arguments', () => {
    const run = jest.fn();
    const call = throttle(run);
    call(1);
    call(2);
    call(3);
    jest.advanceTimersByTime(200);
    expect(run.mock.calls).toEqual([[1], [3]]);
  });

  it('can drop a waiting call', () => {
    const run = jest.fn();
    const call = throttle(run);
    call();
    call();
    call.cancel();
    jest.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
