import { Note } from '@atrium/ui/note';

/** Where a form says why it was refused; read out when it appears. */
export function FormFault({ sentence }: { sentence: string | null }) {
  return <div role="alert">{sentence && <Note tone="bad">{sentence}</Note>}</div>;
}
