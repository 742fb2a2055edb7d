/** Carries texts between the gateway processes, those of one process in their order. Nothing is kept: who is not listening misses it. */
export interface Exchange {
  say(text: string): void;
  /** `missed` is called when the connection was away for a while. Returns how to stop listening. */
  listen(hear: (text: string) => void, missed?: () => void): () => void;
  close(): Promise<void>;
}

export interface Hearer {
  hear(text: string): void;
  missed?: (() => void) | undefined;
}
