const SWEEP_MILLISECONDS = 250;
/** Memory that a sending connection takes in addition to its data. */
const OVERHEAD_BYTES = 128 * 1024;
/** Maximum pipelined requests per connection. Browsers and proxies send the next request only after a response. */
const MAX_PIPELINED = 32;

/**
 * Drops responses whose client has read nothing for some time. Pipelined requests wait for the previous response, so
 * that nobody can pile up unread responses.
 * @param {Pick<import("../app/settings/connections.server").ConnectionSettings["readers"], "stallMilliseconds">} limits
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, next: () => void) => void}
 */
export function dropStalledReaders({ stallMilliseconds }) {
  /** Requests waiting for the current response, by connection. */
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
    // The client only stalls while there is data to read.
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
 * Limits the memory of unread responses: beyond it, the connections that have waited longest are dropped.
 * @param {import("node:http").Server} server
 * @param {Pick<import("../app/settings/connections.server").ConnectionSettings["readers"], "maxPendingBytes">} limits
 */
export function boundPendingResponses(server, { maxPendingBytes }) {
  const sockets = new Set();
  /** Longest waiting first. */
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
