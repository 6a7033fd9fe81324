/**
 * A response with a text, which is encoded only when its bytes are read: within the process, a stream of bytes costs as
 * much as a small query.
 */
export class TextResponse extends Response {
  readonly #text: string;

  constructor(text: string, init: ResponseInit) {
    super(null, init);
    this.#text = text;
  }

  override get body() {
    return new Response(this.#text).body;
  }

  override async text() {
    return this.#text;
  }

  override async json() {
    return JSON.parse(this.#text);
  }

  override async arrayBuffer() {
    return new TextEncoder().encode(this.#text).buffer as ArrayBuffer;
  }

  override async blob() {
    return new Response(this.#text, this).blob();
  }

  override clone(): TextResponse {
    return new TextResponse(this.#text, this);
  }
}
