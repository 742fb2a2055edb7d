import { KeyGroup } from '@atrium/draws/board/key-group';
import { useNames } from '@atrium/draws/board/names';
import { host, useMoney } from '@atrium/host';
import { pricesOf, type Pricing } from '@atrium/lottery-rules/price';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Kind } from './kinds.ts';
import { keyLook } from './paper-look.ts';
import { decimalPrice } from './price-text.ts';
import { Thai } from './thai.tsx';
import type { Writer } from './use-writer.ts';

interface PlayKeysProps {
  kind: Kind;
  writer: Writer;
  pricing: Pricing;
  isThai: boolean;
}

/** The plays of a kind, several at once, each with what it pays and with its own stake for a number. */
export function PlayKeys({ kind, writer, pricing, isThai }: PlayKeysProps) {
  const { t, i18n } = useTranslation('sea-lottery');
  const { t: common } = useTranslation('draws');
  const names = useNames();
  const money = useMoney();
  return (
    <div css={styles.root}>
      <KeyGroup aria-label={common('board.plays')} css={styles.plays}>
        {kind.plays.map((play) => {
          const best = Object.values(pricesOf(play, pricing) ?? {})[0];
          return (
            <button
              key={play.code}
              type="button"
              aria-pressed={writer.chosen.includes(play.code)}
              css={styles.play}
              onClick={() => writer.choose(play.code)}
            >
              <span>
                {names.play(play)} {isThai && <Thai of={play.code} />}
              </span>
              {best !== undefined && (
                <span css={styles.pays}>{t('pays', { price: decimalPrice(best, i18n.language) })}</span>
              )}
            </button>
          );
        })}
      </KeyGroup>
      <div css={styles.stakes}>
        {kind.plays
          .filter(({ code }) => writer.chosen.includes(code))
          .map((play) => (
            <TextField
              key={play.code}
              label={t('stakeOn', { play: names.play(play), symbol: host().brand.currencySymbol })}
              inputMode="decimal"
              value={writer.stakeText(play.code)}
              error={writer.isWrongStake(play.code) ? t('wrongStake', { step: money(writer.stakeStep) }) : undefined}
              onChange={(event) => writer.setStake(play.code, event.target.value)}
            />
          ))}
      </div>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: tokens.space[3] }),
  plays: css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(84px, 1fr))', gap: 6 }),
  play: css({ ...keyLook, display: 'grid', justifyItems: 'center', alignContent: 'center' }),
  pays: css({ opacity: 0.8, fontWeight: tokens.weight.regular, ...tokens.type.legal, ...tokens.numerals }),
  stakes: css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))', gap: tokens.space[2] }),
};
