import { UploadRejection } from "./upload-budget.mjs";

/** An upload that waits longer is better sent again. */
const MAX_WAIT_MILLISECONDS = 30_000;

/**
 * Lets the shop work on so many bytes of uploads at a time, for it holds them in memory then. Others wait in a queue, in
 * which the network that has the fewest at work comes first. One that is longer than all the room works alone.
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
     * Resolves when there is room, which is given back once the response is made.
     * @param {string | undefined} network
     * @param {import("node:http").ServerResponse} response
     * @throws UploadRejection 503 after half a minute; Error when nobody waits for the response any more
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
