/** The value of the first pattern that a title fits. */
export function wordIn<V>(title: string, list: readonly (readonly [RegExp, V])[]): V | undefined {
  return list.find(([pattern]) => pattern.test(title))?.[1];
}
