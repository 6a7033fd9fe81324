/** Ends a task whose image cannot be used. */
export class Rejection extends Error {
  /** @param {{ code: string, megapixels?: number }} reason as ImageRejected of app/image-processing has it */
  constructor(reason) {
    super(reason.code);
    this.reason = reason;
  }
}

/** Ends a task that needs more memory or time than this turn allows; the parent asks again in another turn. */
export class HeavyImage extends Error {}

/** Ends a task for a reason that is not the image's, such as a full disk. */
export class WorkerFailure extends Error {}
