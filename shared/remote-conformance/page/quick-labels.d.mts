export function quickLabels(window: Window): void;
