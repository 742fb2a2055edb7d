/** Moves the focus to where the next bet begins. Done before the receipt opens: its button is closed by then, and the receipt gives the focus back. */
export const focusNextPick = (): void =>
  document.querySelector<HTMLElement>('main [role="tabpanel"] [data-stop]')?.focus({ preventScroll: true });
