/**
 * The URL of a request as the visitor sees it; the entrance has checked its parts (scripts/malformed-request.mjs).
 * @param {import("node:http").IncomingMessage} request
 * @throws TypeError for an invalid URL
 */
export function requestedUrl({ url, headers, socket }) {
  const { host, "x-forwarded-proto": forwarded } = headers;
  const protocol = forwarded ?? (socket.encrypted ? "https" : "http");
  return new URL(`${protocol}://${host}${url}`);
}
