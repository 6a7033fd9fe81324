import { UploadRejection } from "./upload-budget.mjs";

/** An upload that waits longer should be retried. */
const MAX_WAIT_MILLISECONDS = 30_000;

/**
 * Limits the bytes of uploads processed at a time, since they are held in memory then. Others are queued; the network
 * with the fewest in process comes first. An upload beyond the limit runs alone.
 * @param {number} maxBytes
 */
export function memorySlots(maxBytes) {
  let used = 0;
  const working = new Map();
  /** @type {Set<{ bytes: number, network?: string, begin: () => void }>} */
  const waiting = new Set();

  function add(bytes, network, sign) {
    used += sign * bytes;
    const count = (working.get(network) ?? 0) + sign;
    if (count > 0) working.set(network, count);
    else working.delete(network);
  }

  function next() {
    let first;
    for (const each of waiting) {
      if (!first || (working.get(each.network) ?? 0) < (working.get(first.network) ?? 0)) first = each;
    }
    return first;
  }

  function serveWaiting() {
    for (let first = next(); first && hasRoom(first.bytes); first = next()) {
      waiting.delete(first);
      add(first.bytes, first.network, 1);
      first.start();
    }
  }

  function hasRoom(bytes) {
    return used === 0 || used + bytes <= maxBytes;
  }

  return {
    /**
     * Resolves when there is room, which is freed once the response is finished.
     * @param {string | undefined} network
     * @param {import("node:http").ServerResponse} response
     * @throws UploadRejection 503 after half a minute; Error when the client has disconnected
     */
    take(bytes, network, response) {
      return new Promise((resolve, reject) => {
        const leave = (error) => {
          waiting.delete(entry);
          clearTimeout(timer);
          reject(error);
        };
        const leaveUnheard = () => leave(new Error("The client is gone."));
        const timer = setTimeout(() => leave(new UploadRejection(503)), MAX_WAIT_MILLISECONDS);
        const start = () => {
          clearTimeout(timer);
          response.off("close", leaveUnheard);
          onceOf(response, ["prefinish", "close"], () => {
            add(bytes, network, -1);
            serveWaiting();
          });
          resolve();
        };
        const entry = { bytes, network, start };
        response.once("close", leaveUnheard);
        waiting.add(entry);
        serveWaiting();
      });
    },
  };
}

/** Calls back at the first of several events. */
function onceOf(emitter, events, callBack) {
  const proceed = () => {
    for (const event of events) emitter.off(event, proceed);
    callBack();
  };
  for (const event of events) emitter.on(event, proceed);
}
