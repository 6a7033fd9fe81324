/** Rejection of a body, with its status. */
export class UploadRejection extends Error {
  /** @param {408 | 413 | 503} status */
  constructor(status) {
    super(`An upload is refused with ${status}.`);
    this.status = status;
  }
}

/** Maximum share of the disk space for one visitor network, but always enough for a whole form. */
const VISITOR_PART = 1 / 4;
const MIN_VISITOR_BYTES = 110 * 1024 * 1024;

/**
 * Limits uploads in progress, from their first byte until their response: their number and disk space, in total and per
 * network. Space counts when bytes arrive, not when they are announced.
 * @param {Pick<import("../../app/settings/connections.server").UploadSettings, "maxUploads" | "maxUploadsPerVisitor" | "maxDiskBytes">} limits
 */
export function uploadBudget({ maxUploads, maxUploadsPerVisitor, maxDiskBytes }) {
  const all = share(maxUploads, maxDiskBytes);
  const maxVisitorBytes = Math.max(maxDiskBytes * VISITOR_PART, MIN_VISITOR_BYTES);
  const byNetwork = new Map();

  /** The machine itself has no network, so only the total applies. */
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
      /** The counters in use; empty before the start and after the end. */
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
        /** @param {number} bytes current length of the upload. @throws UploadRejection 503 when there is no room left */
        grow(bytes) {
          if (hasEnded) throw new UploadRejection(503);
          if (shares.length === 0) start(bytes);
          const more = bytes - held;
          if (!shares.every((each) => each.hasRoom(more))) throw new UploadRejection(503);
          held = bytes;
          for (const each of shares) each.bytes += more;
        },
        /** Frees its room. Safe to call twice. */
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
