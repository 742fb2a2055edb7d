import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { wallets } from '@atrium/contracts/wallet';
import { host, useBusy, useErrorSentence, useMoney } from '@atrium/host';
import { parseAmount } from '@atrium/i18n/format';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { RadioGroup } from '@atrium/ui/radio-group';
import { SectionHead } from '@atrium/ui/section-head';
import { Select } from '@atrium/ui/select';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { movingBetweenWallets } from './transfer.state.ts';

const MAIN = 'main';
type Way = 'in' | 'out';

interface WalletTransferProps {
  value: ReplyOf<typeof wallets>;
  onMoved: () => void;
}

/** Moves money between the main wallet and a vendor's, where each vendor has a wallet of its own (1-33, 3-42). */
export function WalletTransfer({ value: { main, vendors }, onMoved }: WalletTransferProps) {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const sentence = useErrorSentence();
  const sending = useAtomValue(movingBetweenWallets.runningAtom);
  const failure = useAtomValue(movingBetweenWallets.errorAtom);
  const move = useSetAtom(movingBetweenWallets.sendAtom);
  const [way, setWay] = useState<Way>('in');
  const [code, setCode] = useState(() => vendors.find(({ up }) => up)?.vassalage ?? '');
  const [text, setText] = useState('');
  const [touched, setTouched] = useState(false);
  useBusy(sending || text ? t('wallet.moving') : null);
  const vendor = vendors.find(({ vassalage }) => vassalage === code);
  const available = way === 'in' ? main.cash : (vendor?.balance ?? '0');
  const amount = parseAmount(text, host().brand.fractionDigits);
  const refusal =
    amount === null || BigInt(amount) <= 0n ? 'format' : BigInt(amount) > BigInt(available) ? 'funds' : null;
  const send = async () => {
    setTouched(true);
    if (refusal || !amount || !vendor) return;
    const [from, to] = way === 'in' ? [MAIN, code] : [code, MAIN];
    if (!(await move({ body: { from, to, amount } }))) return;
    setText('');
    setTouched(false);
    host().toast('success', t('wallet.moved', { amount: money(amount) }));
    onMoved();
  };

  return (
    <section>
      <SectionHead title={t('wallet.transfer')} level={3} />
      <form
        noValidate
        css={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Select
          label={t('wallet.vendor')}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          options={vendors.map(({ vassalage, displayName, up }) => ({
            value: vassalage,
            label: displayName,
            disabled: !up,
          }))}
        />
        <RadioGroup
          label={t('wallet.way')}
          value={way}
          onChange={(chosen) => setWay(chosen as Way)}
          options={(['in', 'out'] as const).map((each) => ({
            value: each,
            label: t(`wallet.ways.${each}`, { vendor: vendor?.displayName ?? '' }),
          }))}
        />
        <TextField
          label={t('wallet.amount')}
          before={host().brand.currencySymbol}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          hint={t('wallet.upTo', { amount: money(available) })}
          error={touched && refusal ? t(`wallet.refused.${refusal}`, { amount: money(available) }) : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        {failure && (
          <Note tone="bad" role="alert">
            {sentence(failure)}
          </Note>
        )}
        <Button type="submit" variant="primary" busy={sending}>
          {t('wallet.transfer')}
        </Button>
      </form>
    </section>
  );
}

const styles = {
  form: css({ display: 'grid', gap: tokens.space[4], maxInlineSize: 520, marginBlockEnd: tokens.space[6] }),
};
