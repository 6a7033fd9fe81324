/**
 * A response whose content is there as a whole. It becomes a stream of bytes only where one is read: within the process,
 * and before the web server (scripts/remix-handler.mjs), a stream costs as much as a small query.
 */
export class WholeResponse extends Response {
  readonly #content: string | Buffer;
  #stream: ReadableStream<Uint8Array<ArrayBuffer>> | undefined;

  constructor(content: string | Buffer, init: ResponseInit) {
    super(null, init);
    this.#content = content;
  }

  get content(): string | Buffer {
    return this.#content;
  }

  /** One stream, which does not ask for the content before it is read. */
  override get body() {
    this.#stream ??= streamOf(() => this.content);
    return this.#stream;
  }

  override async text() {
    return String(this.content);
  }

  override async json() {
    return JSON.parse(String(this.content));
  }

  override async arrayBuffer() {
    return new Uint8Array(Buffer.from(this.content)).buffer;
  }

  override async blob() {
    return new Blob([await this.arrayBuffer()], { type: this.headers.get("Content-Type") ?? "" });
  }

  override clone(): WholeResponse {
    return new WholeResponse(this.content, this);
  }
}

function streamOf(content: () => string | Buffer): ReadableStream<Uint8Array<ArrayBuffer>> {
  const whole = {
    pull(controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) {
      controller.enqueue(new Uint8Array(Buffer.from(content())));
      controller.close();
    },
  };
  return new ReadableStream(whole, { highWaterMark: 0 });
}
