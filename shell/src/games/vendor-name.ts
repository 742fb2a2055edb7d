import { useAtomValue } from 'jotai';
import { menusAtom } from './menus.state.ts';

/** The name of a vendor by its code. */
export function useVendorName(code: string): string | undefined {
  return useAtomValue(menusAtom)
    .flatMap(({ vendors }) => vendors)
    .find(({ vassalage }) => vassalage === code)?.displayName;
}
