const SWEEP_MILLISECONDS = 250;
/** The memory that a connection needs to send, besides what it has to send. */
const OVERHEAD_BYTES = 128 * 1024;
/** Browsers and proxies send the next request when the last was answered. Others may not pile up work on one connection. */
const MAX_REQUESTS_AT_ONCE = 32;

/**
 * Drops responses of which the reader takes nothing for some time, and connections that ask on without reading.
 * @param {Pick<import("../app/connection-settings.server").ConnectionSettings["readers"], "stallMilliseconds">} limits
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, next: () => void) => void}
 */
export function dropStalledReaders({ stallMilliseconds }) {
  const open = new WeakMap();
  return (request, response, next) => {
    const { socket } = request;
    const unanswered = (open.get(socket) ?? 0) + 1;
    if (unanswered > MAX_REQUESTS_AT_ONCE) return socket.destroy();
    open.set(socket, unanswered);
    response.once("close", () => open.set(socket, open.get(socket) - 1));
    // Silence is only the reader's fault while there is something to take.
    response.setTimeout(stallMilliseconds, () => {
      if (socket.writableLength > 0) socket.destroy();
    });
    next();
  };
}

/**
 * Bounds the memory of responses that were made and not taken: beyond it the connections that have waited longest
 * are dropped.
 * @param {import("node:http").Server} server
 * @param {Pick<import("../app/connection-settings.server").ConnectionSettings["readers"], "maxPendingBytes">} limits
 */
export function boundPendingResponses(server, { maxPendingBytes }) {
  const sockets = new Set();
  /** In the order in which they began to wait. */
  const waiting = new Set();

  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => {
      sockets.delete(socket);
      waiting.delete(socket);
    });
  });

  setInterval(() => {
    let pending = 0;
    for (const socket of sockets) {
      if (socket.writableLength === 0) {
        waiting.delete(socket);
        continue;
      }
      waiting.add(socket);
      pending += costOf(socket);
    }
    for (const socket of waiting) {
      if (pending <= maxPendingBytes) return;
      pending -= costOf(socket);
      socket.destroy();
    }
  }, SWEEP_MILLISECONDS).unref();
}

function costOf({ writableLength }) {
  return writableLength + OVERHEAD_BYTES;
}
