import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** As fast as it must be for a page that may be sent only once; the default quality takes twenty times as long. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const COMPRESSIONS = {
  br: (body: Buffer) => promisify(brotliCompress)(body, BROTLI),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** A body whose compressed copies are made once, when first asked for. */
export class EncodedBody {
  private readonly copies = new Map<Encoding, Buffer | Promise<Buffer>>();

  constructor(private readonly plain: Buffer) {
    this.copies.set("identity", plain);
  }

  /** Bytes in memory, at most: the compressed copies of a page are together shorter than half of it. */
  get bytes(): number {
    return Math.ceil(this.plain.length * 1.5);
  }

  /** A buffer as soon as there is one. */
  copy(encoding: Encoding): Buffer | Promise<Buffer> {
    const copy = this.copies.get(encoding);
    if (copy) return copy;
    const pending = COMPRESSIONS[encoding as "br" | "gzip"](this.plain);
    this.copies.set(encoding, pending);
    pending.then(
      (made) => this.copies.set(encoding, made),
      () => this.copies.delete(encoding),
    );
    return pending;
  }
}
