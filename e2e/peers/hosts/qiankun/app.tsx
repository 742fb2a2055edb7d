import { mount as mountVertical } from '../../vertical/mount.tsx';

let end: (() => void) | undefined;

export async function bootstrap(): Promise<void> {}

export async function mount({ container }: { container: Element }): Promise<void> {
  end = mountVertical(container.querySelector('#root')!, VERTICAL, VERSION);
}

export async function unmount(): Promise<void> {
  end?.();
}
