import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { APPLICATION_LIMITS } from '@atrium/contracts/promotions';
import { Button } from '@atrium/ui/button';
import { FileField } from '@atrium/ui/file-field';
import { TextArea } from '@atrium/ui/text-area';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applyAtom } from './activity.state.ts';
import { attachmentProblem } from './attachments.ts';

const MEGABYTE_BYTES = 1024 * 1024;
const LIMITS = { most: APPLICATION_LIMITS.images, megabytes: APPLICATION_LIMITS.imageBytes / MEGABYTE_BYTES };

/** An application with a comment and pictures; the server validates all of it again. */
export function ActivityForm({ promotionId }: { promotionId: string }) {
  const { t } = useTranslation('shell');
  const apply = useSetAtom(applyAtom);
  const [images, setImages] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<'type' | 'size' | 'count'>();
  const form = useForm({
    initial: { comment: '' },
    onSend: async ({ comment }) => await apply({ promotionId, comment: comment.trim(), images }),
  });
  const attach = async (added: readonly File[]) => {
    if (images.length + added.length > APPLICATION_LIMITS.images) return setRefused('count');
    const problems = await Promise.all(added.map(attachmentProblem));
    const problem = problems.find(Boolean);
    setRefused(problem);
    if (!problem) setImages([...images, ...added]);
  };
  return (
    <form {...form.props} css={styles.form}>
      <TextArea
        label={t('activity.comment')}
        note={t('form.optional')}
        hint={t('activity.commentHint', { most: APPLICATION_LIMITS.comment })}
        {...form.field('comment', (text) =>
          [...text.trim()].length <= APPLICATION_LIMITS.comment
            ? null
            : t('activity.commentLong', { most: APPLICATION_LIMITS.comment }),
        )}
      />
      <FileField
        label={t('activity.images')}
        buttonLabel={t('form.chooseFile')}
        note={t('form.optional')}
        hint={t('activity.imagesHint', LIMITS)}
        error={refused && t(`activity.refused.${refused}`, LIMITS)}
        multiple
        accept="image/png,image/jpeg"
        onFiles={(files) => void attach(files)}
      />
      {images.length > 0 && (
        <ul aria-label={t('activity.images')} css={styles.images}>
          {images.map((image, at) => (
            <li key={at} css={styles.image}>
              <span css={styles.name}>{image.name}</span>
              <Button
                variant="quiet"
                size="small"
                aria-label={t('activity.remove', { name: image.name })}
                onClick={() => setImages(images.filter((other) => other !== image))}
              >
                {t('activity.removeShort')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FormFault sentence={form.refusal} />
      <Button type="submit" variant="primary" busy={form.sending} css={styles.send}>
        {t('activity.send')}
      </Button>
    </form>
  );
}

const styles = {
  form: css({ display: 'grid', gap: tokens.space[4], maxInlineSize: 560 }),
  images: css({ display: 'grid', gap: tokens.space[1] }),
  image: css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: tokens.space[3] }),
  name: css({
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ...tokens.type.small,
  }),
  send: css({ justifySelf: 'start' }),
};
