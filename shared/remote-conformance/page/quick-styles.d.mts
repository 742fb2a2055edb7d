export function quickStyles(window: Window): void;
export function mayMatch(selector: string, element: Element): boolean;
