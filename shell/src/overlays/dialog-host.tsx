import type { DialogRequest } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Dialog } from '@atrium/ui/dialog';
import type { IconName } from '@atrium/ui/icon';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { dialogsAtom, type OpenDialog } from './dialogs.state.ts';
import { SafeHtml } from './safe-html.tsx';

/** Shows the dialogs requested with `host().dialog`, stacked. */
export function DialogHost() {
  const open = useAtomValue(dialogsAtom);
  const [kept, setKept] = useState<readonly OpenDialog[]>([]);
  // An answered dialog stays mounted for its closing animation.
  useEffect(() => {
    setKept((before) => [...before.filter((each) => !open.includes(each)).slice(-1), ...open]);
  }, [open]);
  return [...new Set([...kept, ...open])].map((dialog) => (
    <Asked key={dialog.id} dialog={dialog} open={open.includes(dialog)} />
  ));
}

const ICONS: Record<
  NonNullable<DialogRequest['icon']>,
  { icon: IconName; tone: 'plain' | 'win' | 'warn' | 'error' }
> = {
  info: { icon: 'info', tone: 'plain' },
  success: { icon: 'check', tone: 'win' },
  warning: { icon: 'warning', tone: 'warn' },
  error: { icon: 'refused', tone: 'error' },
};

function Asked({ dialog: { request, answer }, open }: { dialog: OpenDialog; open: boolean }) {
  const { title, text, html, icon, buttons, cover = true, timeout } = request;
  return (
    <Dialog
      open={open}
      title={title}
      {...(icon && ICONS[icon])}
      alert={icon === 'warning'}
      closable={cover}
      cover={cover}
      timeout={timeout}
      onClose={() => answer(null)}
      buttons={buttons.map(({ label, value, tone = 'plain' }, index) => (
        <Button
          key={value}
          variant={tone}
          dialogDefault={index === 0}
          data-autofocus={index === 0 || undefined}
          onClick={() => answer(value)}
        >
          {label}
        </Button>
      ))}
    >
      {html ? <SafeHtml html={html} /> : text}
    </Dialog>
  );
}
