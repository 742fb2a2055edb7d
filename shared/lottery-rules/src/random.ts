/** A uniform whole number of 0 … `below` − 1. */
export type RandomInt = (below: number) => number;

/** Source of bytes that are independent and uniform, for instance an HMAC stream keyed by a secret. */
export type NextByte = () => number;

/** Bytes that were read for a number below `below`; the number follows from `value` unless it was thrown away. */
export interface ReadBytes {
  readonly below: number;
  readonly value: number;
  readonly isKept: boolean;
}

/**
 * Scales bytes to whole numbers without bias: the smallest number of bytes that holds `below`, values past the last
 * full multiple are thrown away (RN-02). `below` is 1 … 2^32. `onRead`
 * gets everything that was read.
 */
export function unbiased(nextByte: NextByte, onRead?: (read: ReadBytes) => void): RandomInt {
  return (below) => {
    if (!Number.isInteger(below) || below < 1 || below > 2 ** 32)
      throw new RangeError(`No uniform number below ${below}.`);
    let bytes = 0;
    while (256 ** bytes < below) bytes += 1;
    const limit = 256 ** bytes - (256 ** bytes % below);
    for (;;) {
      let value = 0;
      for (let index = 0; index < bytes; index += 1) value = value * 256 + nextByte();
      const isKept = value < limit;
      onRead?.({ below, value, isKept });
      if (isKept) return value % below;
    }
  };
}
