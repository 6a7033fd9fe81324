import { Readable } from "node:stream";

const MAX_READ_BYTES = 64 * 1024;
const COPIED = [
  "method",
  "url",
  "httpVersion",
  "httpVersionMajor",
  "httpVersionMinor",
  "rawHeaders",
  "socket",
];

/**
 * A request whose body has already been received, readable like the original one at the consumer's speed.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("./body-spool.mjs").BodySpool} spool its body; closed by its creator
 * @returns {import("node:http").IncomingMessage}
 */
export function spooledRequest(request, spool) {
  const { "transfer-encoding": _chunked, ...headers } = request.headers;
  const spooled = new Readable({ read: () => void readOn(), destroy, highWaterMark: MAX_READ_BYTES });
  let position = 0;

  async function readOn() {
    const { whole } = spool;
    if (whole) return pushAll(whole);
    try {
      const chunk = await spool.read(position, MAX_READ_BYTES);
      position += chunk.length;
      if (chunk.length > 0) spooled.push(chunk);
      if (position >= spool.bytes) spooled.push(null);
    } catch (error) {
      spooled.destroy(error);
    }
  }

  function pushAll(body) {
    spooled.push(body);
    spooled.push(null);
  }

  /** Keeps the connection open for the response. Like for other requests, an error without listener is ignored. */
  function destroy(error, callback) {
    callback(spooled.listenerCount("error") > 0 ? error : null);
  }

  return Object.assign(spooled, Object.fromEntries(COPIED.map((name) => [name, request[name]])), {
    headers: { ...headers, "content-length": String(spool.bytes) },
    complete: true,
    aborted: false,
  });
}
