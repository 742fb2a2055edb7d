import { pino } from 'pino';

/** Fields of PostgreSQL's errors that may contain user input. */
const CARRY_VALUES = ['detail', 'where', 'internalQuery', 'query', 'parameters', 'hint'];
/** `invalid input syntax for type bigint: "what somebody typed"` */
const QUOTED = /: ".*"/gs;

/**
 * The logged form of an error: name, message, code, stack; of a database error without the row or value that caused it.
 * For `serializers.err` of a logger.
 */
export function faultInLog(error: Error): object {
  const plain = pino.stdSerializers.err(error) as unknown as Record<string, unknown>;
  const shown = Object.fromEntries(Object.entries(plain).filter(([name]) => !CARRY_VALUES.includes(name)));
  for (const name of ['message', 'stack'])
    if (typeof shown[name] === 'string') shown[name] = shown[name].replace(QUOTED, ': "…"');
  return shown;
}
