import type { RejectionReason } from "./image-tasks";

/** An image that cannot be used, after so many seconds of work. */
export class ImageRejected extends Error {
  constructor(
    readonly reason: RejectionReason,
    readonly seconds: number,
  ) {
    super(`The image is not used: ${reason.code}.`);
  }
}

/** Too many images wait already: those of this visitor, or those of all. */
export class TooManyImages extends Error {
  constructor(readonly whose: "visitor" | "all") {
    super("Too many images are waiting.");
  }
}
