import { useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/**
 * Judges the fields that show a message again when the language changes, so that messages already shown change with it.
 * What the server said about a field stays as it came. Source: 4-49.
 */
export function useErrorsInLanguage<Fields extends FieldValues>({
  formState,
  trigger,
}: Pick<UseFormReturn<Fields>, 'formState' | 'trigger'>): void {
  const { language } = useTranslation('shell').i18n;
  const said = useRef(language);
  const { errors } = formState;
  useEffect(() => {
    if (said.current === language) return;
    said.current = language;
    const own = Object.entries(errors).flatMap(([name, error]) =>
      error?.type === 'validate' ? [name as Path<Fields>] : [],
    );
    if (own.length > 0) void trigger(own);
  });
}
