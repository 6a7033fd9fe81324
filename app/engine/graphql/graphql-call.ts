/** What the engine reads of a request's headers. */
export type ReadableHeaders = Pick<Headers, "get" | "has">;

/** A request without its body. */
export interface CallHead {
  method: string;
  url: string;
  headers: ReadableHeaders;
}

/** A POST of /graphql or /admin-api by this process's own pages, which needs no bytes and streams. */
export interface OwnCall extends CallHead {
  /** JSON. */
  body: string;
}

/** Headers by name in any case, without the checks that headers from outside need. */
export class OwnHeaders implements ReadableHeaders {
  readonly #values = new Map<string, string>();

  constructor(values: Record<string, string>) {
    for (const name in values) this.#values.set(name.toLowerCase(), values[name]);
  }

  get(name: string): string | null {
    return this.#values.get(name.toLowerCase()) ?? null;
  }

  has(name: string): boolean {
    return this.#values.has(name.toLowerCase());
  }
}
