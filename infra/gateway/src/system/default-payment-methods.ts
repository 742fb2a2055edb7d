import type { PaymentMethod } from '@atrium/contracts/payments';
import type { InferOutput } from 'valibot';
import type { Texts } from '../notices/text-in.ts';
import { textsByTag } from '../platform/texts-by-tag.ts';

/** A payment method in the setting `payments.methods`: texts by language, the rest as the call returns it. */
export interface MethodSetting extends Omit<InferOutput<typeof PaymentMethod>, 'name' | 'note' | 'closedBecause'> {
  names: Texts<string>;
  notes: Texts<string>;
  closedBecause: Texts<string> | null;
}

const METHODS: readonly Omit<MethodSetting, 'names' | 'notes' | 'closedBecause'>[] = [
  {
    code: 'instapay-qr',
    kind: 'bank-qr',
    min: '10000',
    max: '5000000',
    feeFixed: '0',
    feePercent: 0,
    arrivesFrom: 0,
    arrivesTo: 2,
    open: true,
  },
  {
    code: 'e-wallet',
    kind: 'e-wallet',
    min: '5000',
    max: '2000000',
    feeFixed: '0',
    feePercent: 0,
    arrivesFrom: 0,
    arrivesTo: 1,
    open: true,
  },
  {
    code: 'bank-transfer',
    kind: 'bank-transfer',
    min: '50000',
    max: '50000000',
    feeFixed: '0',
    feePercent: 0,
    arrivesFrom: 5,
    arrivesTo: 30,
    open: true,
  },
  {
    code: 'card',
    kind: 'card',
    min: '10000',
    max: '1000000',
    feeFixed: '0',
    feePercent: 1.5,
    arrivesFrom: 0,
    arrivesTo: 5,
    open: true,
  },
  {
    code: 'cash',
    kind: 'cash',
    min: '10000',
    max: '1000000',
    feeFixed: '1000',
    feePercent: 0,
    arrivesFrom: 10,
    arrivesTo: 60,
    open: false,
  },
];

/** The texts of a method for members, in one language. */
type MethodTexts = Record<string, { name: string; note: string; closed?: string } | undefined>;

const TEXTS = textsByTag<MethodTexts>('payment-methods');

function inLanguages(code: string, part: 'name' | 'note' | 'closed'): Texts<string> | null {
  const found = Object.fromEntries(Object.entries(TEXTS).map(([tag, methods]) => [tag, methods[code]?.[part]]));
  return found.en === undefined ? null : (found as Texts<string>);
}

/** The payment methods of a new installation. All use the payment provider's hosted page. */
export const DEFAULT_METHODS: readonly MethodSetting[] = METHODS.map((method) => ({
  ...method,
  names: inLanguages(method.code, 'name')!,
  notes: inLanguages(method.code, 'note')!,
  closedBecause: inLanguages(method.code, 'closed'),
}));

/** Quick amounts on the deposit page, in minor units. */
export const DEFAULT_QUICK_AMOUNTS: readonly string[] = ['10000', '50000', '100000', '500000', '1000000', '2000000'];
