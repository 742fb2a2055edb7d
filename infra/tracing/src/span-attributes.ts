/**
 * Everything that a span may say: names of the code and of the configuration, counts and codes. A value that a member, a
 * visitor or a vendor has sent is none of these.
 */
export interface SpanAttributes {
  'http.request.method'?: string;
  /** The route as the code declares it, never the address. */
  'http.route'?: string;
  'http.response.status_code'?: number;
  'db.system.name'?: 'postgresql';
  /** A code, or the name of an error's class. */
  'error.type'?: string;
  /** The called server: a vendor's code, or a part of the installation. */
  'service.peer.name'?: string;
  'atrium.brand'?: string;
  /** The contract's name of the call. */
  'atrium.call'?: string;
  /** The same as in the log and in the reply. */
  'atrium.request_id'?: string;
  'atrium.batch_size'?: number;
}

export interface SpanOf {
  name: string;
  kind?: 'server' | 'client';
  attributes?: SpanAttributes;
}
