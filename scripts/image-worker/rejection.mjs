/** Ends a task because its image is unusable. */
export class Rejection extends Error {
  /** @param {{ code: string, megapixels?: number }} reason as in ImageRejected of app/image-processing */
  constructor(reason) {
    super(reason.code);
    this.reason = reason;
  }
}

/** Ends a task that needs more memory or time than this turn allows; the parent retries in another turn. */
export class HeavyImage extends Error {}

/** Ends a task for a reason unrelated to the image, such as a full disk. */
export class WorkerFailure extends Error {}
