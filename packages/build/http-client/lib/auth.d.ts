export declare class BearerCredentialHandler {
  constructor(token: string);
  prepareRequest(options: { headers: Record<string, string> }): void;
}
