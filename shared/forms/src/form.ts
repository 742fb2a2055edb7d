import type { SubmitEvent } from 'react';
import type { FieldValues, UseFormRegisterReturn } from 'react-hook-form';

export type FieldName<Fields> = Extract<keyof Fields, string>;

/** Resolves to the sentence of a fault, or to nothing. */
export type FieldCheck<Fields, Value> = (value: Value, fields: Fields) => string | null | undefined;

/** Ties a part that people type into (`TextField`, `Select`, `Checkbox`, `MoneyField` …) to a field of the form. */
export interface FieldProps extends Pick<UseFormRegisterReturn, 'name' | 'ref' | 'onChange' | 'onBlur'> {
  error: string | undefined;
}

/** What `useForm` returns. */
export interface Form<Fields extends FieldValues> {
  /** For the form element. */
  props: { noValidate: true; onSubmit: (event: SubmitEvent) => void; onPointerDown: () => void };
  /**
   * Checked when it is left with something in it, at every change from then on, and when the form is sent; the first
   * field with a fault then takes the focus.
   */
  field: <Name extends FieldName<Fields>>(name: Name, check?: FieldCheck<Fields, Fields[Name]>) => FieldProps;
  /** Ties a part that holds a value instead of an element, such as `RadioGroup`; checked when it changes and when the form is sent. */
  choice: <Name extends FieldName<Fields>>(
    name: Name,
    check?: FieldCheck<Fields, Fields[Name]>,
  ) => { value: Fields[Name]; onChange: (value: Fields[Name]) => void };
  /** The value now; the form is drawn again when it changes. */
  value: <Name extends FieldName<Fields>>(name: Name) => Fields[Name];
  /** The value at the moment of the call, for handlers. */
  read: <Name extends FieldName<Fields>>(name: Name) => Fields[Name];
  /** Enters a value as if it had been typed and the field left. */
  enter: <Name extends FieldName<Fields>>(name: Name, value: Fields[Name]) => void;
  /** Checks one field now and shows its fault. Resolves to whether it has none. */
  check: (name: FieldName<Fields>) => Promise<boolean>;
  /** Puts every field back to its initial value, or to the given ones; faults and refusal go. */
  reset: (values?: Fields) => void;
  /** Puts one field back to its initial value, or to the given one, and removes its fault. */
  resetField: <Name extends FieldName<Fields>>(name: Name, value?: Fields[Name]) => void;
  /** The sentence of a field's fault; `field` returns it, too. */
  errorOf: (name: FieldName<Fields>) => string | undefined;
  /** How many fields show a fault. */
  faults: number;
  /** The sentence of a refusal that is about no field of the form; `FormFault` shows it. */
  refusal: string | null;
  sending: boolean;
  /** Whether anything differs from the initial values. */
  edited: boolean;
}
