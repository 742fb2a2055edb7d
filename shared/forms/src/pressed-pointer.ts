/**
 * A fault that appears while a button is being pressed can move the button away from under the pointer, and the press is
 * lost. So a check on leaving a field waits for the pointer that took the focus away.
 */
export interface PressedPointer {
  press: () => void;
  /** Resolves when no pointer is down, after the click that its release makes. */
  released: () => Promise<void>;
}

const ENDS = ['pointerup', 'pointercancel'] as const;

export function createPressedPointer(): PressedPointer {
  let pressed: Promise<void> | undefined;
  return {
    press() {
      pressed ??= new Promise((resolve) => {
        const release = () => {
          for (const end of ENDS) removeEventListener(end, release);
          setTimeout(() => {
            pressed = undefined;
            resolve();
          });
        };
        for (const end of ENDS) addEventListener(end, release);
      });
    },
    released: async () => pressed,
  };
}
