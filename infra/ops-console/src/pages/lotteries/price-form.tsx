import { type LotteryTerms, lotteryTermsSet, type OperatedPlay } from '@atrium/contracts/operator-lottery';
import { Modal } from '@atrium/ui/modal';
import { TextField } from '@atrium/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { decimalOfFraction } from '../../parts/price-text.ts';
import { useDecision } from '../../parts/use-decision.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { ValueChange } from '../../parts/value-change.tsx';
import { quiet } from '../../parts/page.tsx';

interface PriceProps {
  terms: LotteryTerms;
  play: OperatedPlay;
  onClose: () => void;
}

/** The prices of one play: odds by tier, or its cap of the prize group. */
export function PriceDialog(props: PriceProps) {
  const { t } = useTranslation();
  return (
    <Modal
      open
      title={t('lotteries.priceOf', { name: props.play.name })}
      closeLabel={t('close')}
      onClose={props.onClose}
    >
      {props.play.priced === 'group' ? <CapForm {...props} /> : <OddsForm {...props} />}
    </Modal>
  );
}

/** Tiers of several legs follow from their parts. */
const ownTiers = ({ prices }: OperatedPlay) =>
  Object.keys(prices).filter((tier) => tier !== 'push' && !tier.includes('*'));

/** The name under which a price is kept: the tier's own, or one for all tiers of the play. */
const keyOf = ({ odds }: LotteryTerms, play: OperatedPlay, tier: string): string =>
  `${play.code}/${tier}` in odds || !(play.code in odds) ? `${play.code}/${tier}` : play.code;

function OddsForm({ terms, play, onClose }: PriceProps) {
  const { t } = useTranslation();
  const { share } = useFormat();
  const { decide, refused, forget } = useDecision(lotteryTermsSet);
  const [version] = useState(terms.version);
  const [draft, setDraft] = useState<Record<string, string>>({});
  const names = [...new Map(ownTiers(play).map((tier) => [keyOf(terms, play, tier), tier]))];
  const was = (tier: string) => decimalOfFraction(play.prices[tier] ?? '');
  const changed = names.filter(([key, tier]) => draft[key] !== undefined && draft[key] !== was(tier));
  const odds = Object.fromEntries(changed.map(([key]) => [key, draft[key]!.trim()]));
  const broken = Object.values(odds).some((price) => !/^\d{1,9}(\.\d{1,4}|\/[1-9]\d{0,5})?$/.test(price));
  const { least, greatest } = terms.returnBounds;
  const send = async (reason: string) => {
    const done = await decide(
      { params: { game: terms.code }, body: { version, change: { odds }, reason } },
      t('lotteries.termsSet', { name: play.name }),
    );
    if (done) onClose();
    return done;
  };
  return (
    <ReasonForm
      effect={
        <>
          <ValueChange
            before={changed.map(([key, tier]) => `${key}: ${was(tier)}`).join('\n')}
            after={changed.map(([key]) => `${key}: ${odds[key]}`).join('\n')}
          />
          <p>{t('lotteries.effect.terms')}</p>
        </>
      }
      submit={t('lotteries.propose')}
      incomplete={changed.length === 0 || broken}
      refused={refused}
      onSubmit={send}
      onCancel={onClose}
    >
      <p css={quiet}>{t('lotteries.priceHint', { least: share(least, 0), greatest: share(greatest, 0) })}</p>
      {names.map(([key, tier]) => (
        <TextField
          key={key}
          label={names.length > 1 ? tier : t('lotteries.price')}
          inputMode="decimal"
          dir="ltr"
          value={draft[key] ?? was(tier)}
          onChange={({ target }) => {
            setDraft((before) => ({ ...before, [key]: target.value }));
            forget();
          }}
        />
      ))}
    </ReasonForm>
  );
}

function CapForm({ terms, play, onClose }: PriceProps) {
  const { t } = useTranslation();
  const { decide, refused, forget } = useDecision(lotteryTermsSet);
  const [version] = useState(terms.version);
  const known = terms.group?.caps[play.code];
  const [cap, setCap] = useState(known === undefined ? '' : String(known));
  const wanted = cap.trim() === '' ? null : Number(cap);
  const broken = wanted !== null && !(Number.isInteger(wanted) && wanted > 0 && wanted <= (terms.group?.base ?? 0));
  const send = async (reason: string) => {
    const done = await decide(
      { params: { game: terms.code }, body: { version, change: { caps: { [play.code]: wanted } }, reason } },
      t('lotteries.termsSet', { name: play.name }),
    );
    if (done) onClose();
    return done;
  };
  return (
    <ReasonForm
      effect={
        <>
          <ValueChange before={String(known ?? '–')} after={String(wanted ?? '–')} />
          <p>{t('lotteries.effect.terms')}</p>
        </>
      }
      submit={t('lotteries.propose')}
      incomplete={broken || wanted === (known ?? null)}
      refused={refused}
      onSubmit={send}
      onCancel={onClose}
    >
      <TextField
        label={t('lotteries.cap')}
        hint={t('lotteries.capHint', { group: terms.group?.group, base: terms.group?.base })}
        inputMode="numeric"
        dir="ltr"
        value={cap}
        onChange={({ target }) => {
          setCap(target.value);
          forget();
        }}
      />
    </ReasonForm>
  );
}
