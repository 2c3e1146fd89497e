export interface RequestOptions {
  allowRetries?: boolean;
  maxRetries?: number;
}
export interface RequestHandler {
  prepareRequest(options: { headers: Record<string, string> }): void;
}
export interface TypedResponse<T> {
  statusCode: number;
  result: T | null;
  headers: object;
}
export declare class HttpClient {
  constructor(userAgent?: string, handlers?: RequestHandler[], options?: RequestOptions);
  getJson<T>(url: string): Promise<TypedResponse<T>>;
}
