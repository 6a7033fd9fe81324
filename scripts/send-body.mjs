/**
 * Sends a body as fast as the client reads it. If the client disconnects, the body is canceled to free its resources.
 * @param {import("node:http").ServerResponse} response
 * @param {ReadableStream<Uint8Array>} body
 * @throws Error when the body fails; the response is not ended then
 */
export async function sendBody(response, body) {
  const reader = body.getReader();
  const leave = () => void reader.cancel().catch(() => {});
  response.once("close", leave);
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (!response.write(part.value)) await drained(response);
  }
  response.off("close", leave);
  response.end();
}

/** Resolves when the response accepts more data, or has ended. */
function drained(response) {
  if (response.destroyed) return;
  return new Promise((resolve) => {
    const proceed = () => {
      response.off("drain", proceed);
      response.off("close", proceed);
      resolve();
    };
    response.on("drain", proceed);
    response.on("close", proceed);
  });
}
