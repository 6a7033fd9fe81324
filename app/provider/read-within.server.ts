/**
 * The bytes of a request's body. What announces itself or turns out longer is not read to the end: a form of any length
 * would fill the memory of the process.
 * @throws Response 413 beyond `most` bytes
 */
export async function readWithin(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const announced = request.headers.get("Content-Length");
  if (Number(announced ?? 0) > most) throw tooLarge();
  // The server lets no body be longer than it announces, and whole it is read in half the time.
  if (announced) return new Uint8Array(await request.arrayBuffer());
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let received = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    received += part.value.length;
    if (received > most) {
      await reader?.cancel();
      throw tooLarge();
    }
    chunks.push(part.value);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function tooLarge(): Response {
  return new Response("That's more than we can take at once. Please send less.", { status: 413 });
}
