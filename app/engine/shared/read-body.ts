/** The bytes of a request's or a response's body; null when there are more than `max`; the rest is then not read. */
export async function readBody(message: Request | Response, max: number): Promise<Buffer | null> {
  if (Number(message.headers.get("Content-Length") ?? 0) > max) return null;
  const reader = message.body?.getReader();
  const chunks: Uint8Array[] = [];
  let received = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    received += part.value.length;
    if (received > max) {
      await reader?.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/** The body as JSON; undefined when it is too long or invalid. */
export async function readJson(request: Request, max: number): Promise<unknown> {
  const body = await readBody(request, max);
  return body ? parseJson(body.toString("utf8")) : undefined;
}

/** Parses JSON; undefined when the text is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
