/** Carries texts between the gateway processes, in order per sender. Nothing is stored: a process that is not subscribed misses them. */
export interface Exchange {
  publish(text: string): void;
  /** `missed` is called after an interrupted connection. Returns the unsubscribe function. */
  subscribe(receive: (text: string) => void, missed?: () => void): () => void;
  close(): Promise<void>;
}

export interface Subscriber {
  receive(text: string): void;
  missed?: (() => void) | undefined;
}
