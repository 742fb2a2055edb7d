import { setTimeout as pause } from 'node:timers/promises';

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';

/** Runs `attempt` again, a moment later, while the lock that it needs is taken. `attempt` throws errors with a `cause`. */
export async function retryWhenLocked<T>(attemptLimit: number, attempt: () => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      const { code } = ((error as Error).cause ?? {}) as { code?: string };
      if ((code !== LOCK_NOT_AVAILABLE && code !== DEADLOCK_DETECTED) || attempts === attemptLimit) throw error;
      await pause(100 + Math.random() * 400);
    }
  }
}
