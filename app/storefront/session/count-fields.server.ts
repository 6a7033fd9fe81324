const BOUNDARY = /boundary=(?:"([^"]+)"|([^;]+))/i;

/**
 * Checks whether a form's body has more than `most` fields without parsing it, because parsers take seconds for some
 * ten thousand fields.
 * @param body bytes of a form that is URL-encoded or multipart, according to its type
 */
export function hasManyFields(body: Uint8Array, type: string, max: number): boolean {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const [, quoted, plain] = BOUNDARY.exec(type) ?? [];
  const separator = /^multipart\//i.test(type) ? `--${(quoted ?? plain ?? "").trim()}` : "&";
  let fields = 0;
  for (let at = bytes.indexOf(separator); at >= 0; at = bytes.indexOf(separator, at + separator.length)) {
    fields += 1;
    if (fields > max) return true;
  }
  return false;
}
