const SWEEP_MILLISECONDS = 250;
/** The memory that a connection needs to send, besides what it has to send. */
const OVERHEAD_BYTES = 128 * 1024;
/** Requests that wait on one connection. Browsers and proxies send the next only when the last was answered. */
const MAX_PIPELINED = 32;

/**
 * Drops responses of which the reader takes nothing for some time. Requests that come on one connection before the last
 * one was answered wait for it, so that nobody piles up responses that they do not read.
 * @param {Pick<import("../app/settings/connections.server").ConnectionSettings["readers"], "stallMilliseconds">} limits
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, next: () => void) => void}
 */
export function dropStalledReaders({ stallMilliseconds }) {
  /** What waits for the response under way, by connection. */
  const queues = new WeakMap();

  function start(socket, response, next) {
    response.once("close", () => {
      const following = queues.get(socket).shift();
      if (!following) queues.delete(socket);
      else if (!socket.destroyed) following();
    });
    next();
  }

  return ({ socket }, response, next) => {
    // Silence is only the reader's fault while there is something to take.
    response.setTimeout(stallMilliseconds, () => {
      if (socket.writableLength > 0) socket.destroy();
    });
    const queue = queues.get(socket);
    if (!queue) {
      queues.set(socket, []);
      return start(socket, response, next);
    }
    if (queue.length >= MAX_PIPELINED) return socket.destroy();
    queue.push(() => start(socket, response, next));
  };
}

/**
 * Bounds the memory of responses that were made and not taken: beyond it the connections that have waited longest
 * are dropped.
 * @param {import("node:http").Server} server
 * @param {Pick<import("../app/settings/connections.server").ConnectionSettings["readers"], "maxPendingBytes">} limits
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
