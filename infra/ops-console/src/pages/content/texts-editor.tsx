import { languageOfTag } from '@atrium/contracts/language-of';
import { FINISHED_TAGS, type FinishedTag } from '@atrium/contracts/languages';
import { Tabs } from '@atrium/ui/tabs';
import { TextArea } from '@atrium/ui/text-area';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export type Text = Record<string, string>;
export type Texts = Partial<Record<string, Text>>;

export interface TextPart {
  name: string;
  most: number;
  /** Has more than one line. */
  rows?: number;
}

interface TextsEditorProps {
  parts: readonly TextPart[];
  texts: Texts;
  onChange: (texts: Texts) => void;
  /** Renders a preview of the text in the open language. */
  preview: (text: Text) => React.ReactNode;
}

/** Drops languages without a text: English replaces them. */
export function written(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).filter(
      ([tag, text]) => tag === 'en' || Object.values(text ?? {}).some((part) => part.trim() !== ''),
    ),
  );
}

/** A text in every language of the site, edited one language at a time, with a preview. */
export function TextsEditor({ parts, texts, onChange, preview }: TextsEditorProps) {
  const { t } = useTranslation();
  const [tag, setTag] = useState<FinishedTag>('en');
  const empty = Object.fromEntries(parts.map(({ name }) => [name, '']));
  const text = { ...empty, ...texts[tag] };
  const given = written(texts);
  const set = (name: string, value: string) => onChange({ ...texts, [tag]: { ...text, [name]: value } });
  return (
    <div css={styles.lines}>
      <Tabs
        label={t('content.languages')}
        look="pills"
        value={tag}
        onChange={setTag}
        tabs={FINISHED_TAGS.map((value) => ({
          value,
          label: <span lang={value}>{languageOfTag(value).name}</span>,
          ...(value in given && { detail: t('content.given') }),
        }))}
      />
      {parts.map(({ name, most, rows }) => {
        const field = {
          label: t(`content.parts.${name}`),
          lang: tag,
          dir: languageOfTag(tag).dir,
          maxLength: most,
          value: text[name]!,
        };
        return rows ? (
          <TextArea key={name} {...field} rows={rows} onChange={({ target }) => set(name, target.value)} />
        ) : (
          <TextField key={name} {...field} onChange={({ target }) => set(name, target.value)} />
        );
      })}
      <figure css={styles.preview}>
        <figcaption css={styles.name}>{t('content.preview')}</figcaption>
        <div lang={tag} dir={languageOfTag(tag).dir}>
          {preview({ ...empty, ...texts.en, ...(tag in given && text) })}
        </div>
      </figure>
    </div>
  );
}

const styles = {
  lines: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[4] }),
  preview: css({
    display: 'grid',
    gap: tokens.space[2],
    margin: 0,
    padding: tokens.space[4],
    background: tokens.color.surface2,
    borderRadius: tokens.radius.medium,
    minInlineSize: 0,
  }),
  name: css({ color: tokens.color.text2, ...tokens.type.legal }),
};
