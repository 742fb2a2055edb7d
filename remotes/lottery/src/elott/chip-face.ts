import { host } from '@atrium/host';
import { formatDecimal } from '@atrium/i18n/format';
import { useTranslation } from 'react-i18next';

/** The most digits that a face has room for in full; larger amounts are in thousands. */
const LARGEST_IN_FULL = 10_000n;

/** What is written on a chip: the brand's units, whole where they can be, `20K` for twenty thousand. */
export function useChipFace(): (minor: bigint) => string {
  const { i18n } = useTranslation();
  const { fractionDigits } = host().brand;
  const one = 10n ** BigInt(fractionDigits);
  return (minor) => {
    const isWhole = minor % one === 0n;
    const units = minor / one;
    if (isWhole && units >= LARGEST_IN_FULL && units % 1_000n === 0n) return `${units / 1_000n}K`;
    return isWhole ? String(units) : formatDecimal(String(minor), i18n.language, fractionDigits);
  };
}
