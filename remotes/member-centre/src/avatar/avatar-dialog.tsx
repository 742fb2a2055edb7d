import { AVATAR_LIMITS, DRAWN_AVATARS } from '@atrium/contracts/own-avatar';
import { FormFault } from '@atrium/forms/form-fault';
import { host, useBusy, useErrorSentence } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { FileField } from '@atrium/ui/file-field';
import { Modal } from '@atrium/ui/modal';
import { Picture } from '@atrium/ui/picture';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { avatarAddresses } from '../frame/frame.state.ts';
import { choose, upload } from './avatar.state.ts';
import { CropField } from './crop-field.tsx';
import { type Size, type Square, wholeSquare } from './square.ts';

const LIMIT = { megabytes: AVATAR_LIMITS.fileBytes / 1024 / 1024 };

interface AvatarDialogProps {
  /** The drawn avatar in use, if it is one. */
  drawn: string | null;
  onClose: () => void;
  onSaved: () => void;
}

/** One of the drawn avatars, or an upload of which a square is cut out. */
export function AvatarDialog({ drawn, onClose, onSaved }: AvatarDialogProps) {
  const { t } = useTranslation('member-centre');
  const sentence = useErrorSentence();
  const [name, setName] = useState(drawn);
  const [file, setFile] = useState<File | null>(null);
  const [cut, setCut] = useState<{ size: Size; square: Square } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const src = useAddressOf(file);
  useBusy(t('avatar.busy'));

  const take = (chosen: File | undefined) => {
    setCut(null);
    const large = chosen !== undefined && chosen.size > AVATAR_LIMITS.fileBytes;
    setFault(large ? t('avatar.large', LIMIT) : null);
    setFile(large ? null : (chosen ?? null));
  };
  const save = async () => {
    if (sending || (file ? !cut : name === null)) return;
    setSending(true);
    setFault(null);
    const outcome = file && cut ? await upload(file, cut.square) : await choose(name!);
    setSending(false);
    if ('failure' in outcome) return setFault(sentence(outcome.failure));
    host().toast('success', t('avatar.saved'));
    onSaved();
    onClose();
  };
  return (
    <Modal open onClose={onClose} closable={!sending} title={t('avatar.title')} closeLabel={t('close')}>
      <div css={styles.form}>
        {!file && (
          <fieldset css={styles.drawn}>
            <legend css={styles.legend}>{t('avatar.drawn')}</legend>
            {DRAWN_AVATARS.map((one) => (
              <label key={one} css={styles.option}>
                <input
                  type="radio"
                  name="avatar"
                  checked={one === name}
                  css={styles.radio}
                  onChange={() => setName(one)}
                />
                <Picture
                  src={avatarAddresses({ avatar: one, avatarType: 'STATIC' })}
                  alt={t('avatar.number', { number: Number(one) })}
                  eager
                  css={styles.picture}
                />
              </label>
            ))}
          </fieldset>
        )}
        <FileField
          label={t('avatar.upload')}
          buttonLabel={t('receipt.chooseFile')}
          hint={t('avatar.hint', LIMIT)}
          accept="image/png,image/jpeg"
          {...(file && { chosen: file.name })}
          onFiles={([chosen]) => take(chosen)}
        />
        {src && (
          <CropField
            src={src}
            size={cut?.size ?? null}
            square={cut?.square ?? null}
            leastSide={AVATAR_LIMITS.leastSide}
            onLoad={(size) => setCut({ size, square: wholeSquare(size) })}
            onFail={() => {
              take(undefined);
              setFault(t('avatar.unreadable'));
            }}
            onChange={(square) => setCut((before) => before && { ...before, square })}
          />
        )}
        <FormFault sentence={fault} />
        {file && (
          <Button wide disabled={sending} onClick={() => take(undefined)}>
            {t('avatar.back')}
          </Button>
        )}
        <Button variant="primary" size="large" wide busy={sending} onClick={() => void save()}>
          {t('avatar.save')}
        </Button>
      </div>
    </Modal>
  );
}

/** An address under which the browser shows the file; valid while the file is chosen. */
function useAddressOf(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setAddress(null);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

const styles = {
  form: css({ display: 'grid', gap: tokens.space[4] }),
  drawn: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(64px, 1fr))',
    gap: tokens.space[2],
    border: 0,
    margin: 0,
    padding: 0,
    minInlineSize: 0,
  }),
  legend: css({ marginBlockEnd: tokens.space[2], ...tokens.type.small, color: tokens.color.text2 }),
  option: css({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    padding: tokens.space[1],
    borderRadius: tokens.radius.large,
    cursor: 'pointer',
    border: '2px solid transparent',
    '&:has(input:checked)': { borderColor: tokens.color.accent },
    '&:has(input:focus-visible)': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 2 },
  }),
  radio: css({ position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' }),
  picture: css({ inlineSize: 56, blockSize: 56, borderRadius: tokens.radius.medium }),
};
