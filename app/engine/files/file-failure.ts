import { refused } from "../shared/answer-json";

/** An answer of the bucket that is no success. */
export class BucketRefusal extends Error {
  constructor(
    what: string,
    readonly status: number,
    readonly code: string,
  ) {
    super(`The bucket refuses ${what}: ${status} ${code}`.trim());
  }
}

/** The store of files did not answer, although it was asked again. */
export class FilesUnavailable extends Error {}

/** A file is gone that the database knows. */
export class FileGone extends Error {}

const WAIT_SECONDS = "10";

/** What is answered for a failure of the store of files; null for any other error. */
export function fileFailureAnswer(error: unknown): Response | null {
  if (error instanceof FileGone) return refused("No such picture.", 404, "not-found");
  if (!(error instanceof FilesUnavailable)) return null;
  const answer = refused("We cannot reach our pictures. Please try again in a minute.", 503, "busy");
  answer.headers.set("Retry-After", WAIT_SECONDS);
  return answer;
}

/** Whether the same request may well succeed a little later. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof BucketRefusal)) return true;
  return error.status === 429 || error.status >= 500 || error.code === "RequestTimeout";
}
