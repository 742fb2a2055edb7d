import { LARGEST_DOCUMENT_BYTES } from '@atrium/contracts/identity-checks';
import { FileField } from '@atrium/ui/file-field';
import { useTranslation } from 'react-i18next';

const LIMIT = { megabytes: LARGEST_DOCUMENT_BYTES / 1024 / 1024 };

interface PictureFieldProps {
  label: string;
  value: File | null;
  error: string | undefined;
  onChange: (file: File | null) => void;
}

/** One photo of a document. */
export function PictureField({ label, value, error, onChange }: PictureFieldProps) {
  const { t } = useTranslation('member-centre');
  return (
    <FileField
      label={label}
      buttonLabel={t('receipt.chooseFile')}
      required
      hint={t('avatar.hint', LIMIT)}
      error={error}
      accept="image/png,image/jpeg"
      {...(value && { chosen: value.name })}
      onFiles={([chosen]) => onChange(chosen ?? null)}
    />
  );
}

/** The check of a photo: a file is chosen, and not too large. */
export function usePictureCheck(): (file: File | null) => string | null {
  const { t } = useTranslation('member-centre');
  return (file) => {
    if (!file) return t('identity.photoMissing');
    return file.size > LARGEST_DOCUMENT_BYTES ? t('avatar.large', LIMIT) : null;
  };
}
