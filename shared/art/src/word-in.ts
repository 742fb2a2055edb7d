/** The value of the first pattern that matches the title. */
export function wordIn<V>(title: string, list: readonly (readonly [RegExp, V])[]): V | undefined {
  return list.find(([pattern]) => pattern.test(title))?.[1];
}
