import type { ErrorParams } from '@atrium/contracts/error-codes';
import { errorSentence } from '@atrium/i18n/error-sentence';
import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  useForm as useHookForm,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldCheck, FieldName, Form } from './form.ts';
import { createPressedPointer } from './pressed-pointer.ts';

/** Why the server refused what was sent; an `ApiError` is one. `params.field` may name the field that it is about. */
export interface FormFailure {
  readonly code: string;
  readonly params?: ErrorParams;
}

export interface FormOptions<Fields extends FieldValues, Failure extends FormFailure> {
  initial: Fields;
  /** Sends fields without faults. Resolves to the server's refusal, or to nothing. */
  onSend: (fields: Fields) => Promise<Failure | null | undefined>;
  /** The field that a refusal is about, by its code: its sentence is shown there, any other below the fields. */
  fieldOf?: Readonly<Record<string, FieldName<Fields>>>;
  /** The sentence of a refusal; when left out the one that its code has in the errors' texts. */
  sentenceOf?: (failure: Failure) => string;
}

/** Marks an error that the server found; ours are checked again when the language changes. */
const BY_SERVER = 'server';

/** The state of one form, over react-hook-form. */
export function useForm<Fields extends FieldValues, Failure extends FormFailure = FormFailure>({
  initial,
  onSend,
  fieldOf,
  sentenceOf,
}: FormOptions<Fields, Failure>): Form<Fields> {
  const { i18n } = useTranslation();
  const [refused, setRefused] = useState<{ failure: Failure; atField: boolean } | null>(null);
  const [pointer] = useState(createPressedPointer);
  const resets = useRef(0);
  const { register, handleSubmit, formState, trigger, getValues, setValue, setError, watch, reset, resetField } =
    useHookForm<Fields>({ defaultValues: initial as DefaultValues<Fields>, mode: 'onTouched' });
  const { errors, dirtyFields, isDirty, isSubmitting } = formState;
  const faulty = Object.entries(errors) as [FieldName<Fields>, { type?: string; message?: string }][];
  const found = new Map(faulty);
  const path = (name: FieldName<Fields>) => name as unknown as Path<Fields>;
  const ruleOf = (check: FieldCheck<Fields, never> | undefined) =>
    check && { validate: (value: unknown, fields: Fields) => check(value as never, fields) ?? true };
  const sentence = refused && say(refused.failure);

  const { language } = i18n;
  const checkedIn = useRef(language);
  useEffect(() => {
    if (checkedIn.current === language) return;
    checkedIn.current = language;
    const own = faulty.filter(([, { type }]) => type !== BY_SERVER).map(([name]) => path(name));
    if (own.length > 0) void trigger(own);
  });

  const send = handleSubmit(
    async (fields, event) => {
      setRefused(null);
      const failure = await onSend(fields);
      if (!failure) return;
      const name = fieldOf?.[failure.code] ?? String(failure.params?.field ?? '');
      const atField = (event!.target as HTMLFormElement).elements.namedItem(name) !== null;
      setRefused({ failure, atField });
      if (atField) setError(path(name as FieldName<Fields>), { type: BY_SERVER }, { shouldFocus: true });
    },
    () => setRefused(null),
  );

  return {
    props: { noValidate: true, onSubmit: (event) => void send(event), onPointerDown: pointer.press },
    field(name, check) {
      const { ref, onChange, onBlur } = register(path(name), ruleOf(check));
      return {
        name,
        ref,
        onChange,
        onBlur: async (event) => {
          // Nothing was entered, so there is nothing to judge before the form is sent.
          if (event.target.value === '' && !(name in dirtyFields)) return;
          const before = resets.current;
          await pointer.released();
          // A press on "Reset" has emptied the field that it left.
          if (resets.current === before) await onBlur(event);
        },
        error: errorOf(name),
      };
    },
    choice(name, check) {
      if (check) register(path(name), ruleOf(check));
      return { value: watch(path(name)), onChange: (value) => change(name, value) };
    },
    value: (name) => watch(path(name)),
    read: (name) => getValues(path(name)),
    enter: change,
    check: (name) => trigger(path(name)),
    reset(values) {
      resets.current++;
      setRefused(null);
      reset(values);
    },
    resetField: (name, value) => resetField(path(name), value === undefined ? {} : { defaultValue: value as never }),
    errorOf,
    faults: faulty.length,
    refusal: refused?.atField ? null : sentence,
    sending: isSubmitting,
    edited: isDirty,
  };

  function say(failure: Failure): string {
    return sentenceOf ? sentenceOf(failure) : errorSentence(i18n, failure.code, failure.params);
  }

  function errorOf(name: FieldName<Fields>): string | undefined {
    const error = found.get(name);
    return (error?.type === BY_SERVER ? sentence : error?.message) ?? undefined;
  }

  function change<Name extends FieldName<Fields>>(name: Name, value: Fields[Name]): void {
    setValue(path(name), value as PathValue<Fields, Path<Fields>>, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
  }
}
