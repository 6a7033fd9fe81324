/** The bytes of a request's body; null when there are more than `most`, which are then not read to the end. */
export async function readBody(request: Request, most: number): Promise<Buffer | null> {
  if (Number(request.headers.get("Content-Length") ?? 0) > most) return null;
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let received = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    received += part.value.length;
    if (received > most) {
      await reader?.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}
