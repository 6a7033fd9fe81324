/** Says with which status a body is refused. */
export class UploadRejection extends Error {
  /** @param {408 | 413 | 503} status */
  constructor(status) {
    super(`An upload is refused with ${status}.`);
    this.status = status;
  }
}

/** One visitor network gets at most this part of the disk space, but always enough for a whole form. */
const VISITOR_PART = 1 / 4;
const MIN_VISITOR_BYTES = 110 * 1024 * 1024;

/**
 * Bounds uploads in flight, from their first byte until they are responded to: how many there are and how much disk
 * space they hold, of all visitors and of each network. Space counts when bytes arrive, not when they are announced.
 * @param {Pick<import("../../app/settings/connections.server").UploadSettings, "maxUploads" | "maxUploadsPerVisitor" | "maxDiskBytes">} limits
 */
export function uploadBudget({ maxUploads, maxUploadsPerVisitor, maxDiskBytes }) {
  const all = share(maxUploads, maxDiskBytes);
  const maxVisitorBytes = Math.max(maxDiskBytes * VISITOR_PART, MIN_VISITOR_BYTES);
  const byNetwork = new Map();

  /** The machine itself has no network: it only counts for all. */
  function sharesOf(network) {
    if (network === undefined) return [all];
    const own = byNetwork.get(network) ?? share(maxUploadsPerVisitor, maxVisitorBytes);
    byNetwork.set(network, own);
    return [all, own];
  }

  function evictIdle(network) {
    if (byNetwork.get(network)?.uploads === 0) byNetwork.delete(network);
  }

  return {
    /** @param {string | undefined} network */
    upload(network) {
      let held = 0;
      /** Of those that count it; none before it is started and after it has ended. */
      let shares = [];
      let hasEnded = false;

      /** @throws UploadRejection 503 when the limits leave no room for an upload of that length */
      function start(bytes) {
        const counting = sharesOf(network);
        if (!counting.every((each) => each.hasPlace() && each.hasRoom(bytes))) {
          evictIdle(network);
          throw new UploadRejection(503);
        }
        for (const each of counting) each.uploads += 1;
        shares = counting;
      }

      return {
        start,
        /** @param {number} bytes how long the upload is by now. @throws UploadRejection 503 when there is no room left */
        grow(bytes) {
          if (hasEnded) throw new UploadRejection(503);
          if (shares.length === 0) start(bytes);
          const more = bytes - held;
          if (!shares.every((each) => each.hasRoom(more))) throw new UploadRejection(503);
          held = bytes;
          for (const each of shares) each.bytes += more;
        },
        /** Gives back its room. Safe to call twice. */
        end() {
          hasEnded = true;
          for (const each of shares.splice(0)) {
            each.uploads -= 1;
            each.bytes -= held;
          }
          evictIdle(network);
        },
      };
    },
  };
}

function share(maxUploads, maxBytes) {
  return {
    uploads: 0,
    bytes: 0,
    hasPlace() {
      return this.uploads < maxUploads;
    },
    hasRoom(more) {
      return this.bytes + more <= maxBytes;
    },
  };
}
