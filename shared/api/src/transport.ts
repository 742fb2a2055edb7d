import { ApiError } from './api-error.ts';

export interface TransportRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
}

export interface TransportAnswer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** Sends one request to the gateway. Rejects with `ApiError` (NETWORK, TIMEOUT, ABORTED), never because of a status. */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;

const REQUEST_TIMEOUT_MS = 30_000;

/** The browser's transport. Loads axios with the first call: the first paint makes none. */
export const axiosTransport: Transport = async (request) => {
  const { default: axios } = await import('axios');
  try {
    const answer = await axios.request({
      method: request.method,
      url: request.url,
      headers: request.headers,
      ...(request.body === undefined ? {} : { data: request.body }),
      ...(request.signal ? { signal: request.signal } : {}),
      timeout: REQUEST_TIMEOUT_MS,
      withCredentials: true,
      validateStatus: () => true,
      transformRequest: (data: unknown) => data,
    });
    return {
      status: answer.status,
      headers: Object.fromEntries(
        Object.entries(answer.headers).map(([key, value]) => [key.toLowerCase(), String(value)]),
      ),
      body: answer.data,
    };
  } catch (error) {
    if (axios.isCancel(error)) throw new ApiError('ABORTED');
    const timedOut = axios.isAxiosError(error) && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT');
    throw new ApiError(timedOut ? 'TIMEOUT' : 'NETWORK', {
      message: error instanceof Error ? error.message : String(error),
    });
  }
};
