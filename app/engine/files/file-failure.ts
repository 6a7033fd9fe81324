import { rejected } from "../shared/json-response";
import { isOutOfSpace } from "./disk-space";

/** An unsuccessful response of the bucket. */
export class BucketRejection extends Error {
  constructor(
    what: string,
    readonly status: number,
    readonly code: string,
  ) {
    super(`The bucket refuses ${what}: ${status} ${code}`.trim());
  }
}

/** The file storage did not respond, despite retries. */
export class FilesUnavailable extends Error {}

/** A file that the database refers to is missing. */
export class FileGone extends Error {}

const WAIT_SECONDS = "10";
/** Long, since somebody has to free disk space first. */
const FULL_DISK_WAIT_SECONDS = "120";

/** The response to a failure of the file storage or a full disk; null for any other error. */
export function fileFailureResponse(error: unknown): Response | null {
  if (error instanceof FileGone) return rejected("No such picture.", 404, "not-found");
  if (isOutOfSpace(error))
    return rejectForNow(
      "We can't save files right now. Please try again in a few minutes.",
      FULL_DISK_WAIT_SECONDS,
    );
  if (!(error instanceof FilesUnavailable)) return null;
  return rejectForNow("We can't load images right now. Please try again in a minute.", WAIT_SECONDS);
}

function rejectForNow(words: string, retryAfter: string): Response {
  const response = rejected(words, 503, "busy");
  response.headers.set("Retry-After", retryAfter);
  return response;
}

/** True if the same request may succeed a little later. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof BucketRejection)) return true;
  return error.status === 429 || error.status >= 500 || error.code === "RequestTimeout";
}
