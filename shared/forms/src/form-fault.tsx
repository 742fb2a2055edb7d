import { Note } from '@atrium/ui/note';

/** The reason why a form was refused, read out when it appears. Without one it is no alert: a field may have its own. */
export function FormFault({ sentence }: { sentence: string | null }) {
  return (
    <div aria-live="assertive" {...(sentence && { role: 'alert' })}>
      {sentence && <Note tone="bad">{sentence}</Note>}
    </div>
  );
}
