/**
 * A response whose content is there as a whole. It becomes a stream of bytes only where one is read: within the process,
 * and before the web server (scripts/remix-handler.mjs), a stream costs as much as a small query.
 */
export class WholeResponse extends Response {
  readonly content: string | Buffer;

  constructor(content: string | Buffer, init: ResponseInit) {
    super(null, init);
    this.content = content;
  }

  /** A new stream each time, so that the content can be read repeatedly. */
  override get body() {
    return this.asStream().body;
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
    return this.asStream().blob();
  }

  override clone(): WholeResponse {
    return new WholeResponse(this.content, this);
  }

  private asStream(): Response {
    const { content } = this;
    return new Response(typeof content === "string" ? content : new Uint8Array(content), this);
  }
}
