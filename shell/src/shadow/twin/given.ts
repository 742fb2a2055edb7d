/** What a place gives to a part, as a hidden frame gets it: a copy of its data, and the names of its functions. */
export interface Given {
  data: Readonly<Record<string, unknown>>;
  functions: readonly string[];
}

/** Undefined for data that cannot be copied, such as an element of the page. */
export function givenBy(input: object): Given | undefined {
  const fields = Object.entries(input);
  const isFunction = ([, value]: [string, unknown]) => typeof value === 'function';
  try {
    return {
      data: structuredClone(Object.fromEntries(fields.filter((field) => !isFunction(field)))),
      functions: fields.filter(isFunction).map(([name]) => name),
    };
  } catch {
    return undefined;
  }
}

/** The input of a part in a hidden frame: its functions do nothing, since they act on the page. */
export const inputFrom = ({ data, functions }: Given): object => ({
  ...data,
  ...Object.fromEntries(functions.map((name) => [name, () => {}])),
});
