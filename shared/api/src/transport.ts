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

/** Carries one request to the gateway. Rejects with `ApiError` (NETWORK, TIMEOUT, ABORTED) and never for a status. */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;

const SLOWEST = 30_000;

/** The browser's transport. axios is fetched with the first call: the first paint needs none. */
export const axiosTransport: Transport = async (request) => {
  const { default: axios } = await import('axios');
  try {
    const answer = await axios.request({
      method: request.method,
      url: request.url,
      headers: request.headers,
      ...(request.body === undefined ? {} : { data: request.body }),
      ...(request.signal ? { signal: request.signal } : {}),
      timeout: SLOWEST,
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
