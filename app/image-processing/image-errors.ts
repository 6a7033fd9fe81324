import type { RejectionReason } from "./image-tasks";

/** An unusable image, with the seconds of processing spent on it. */
export class ImageRejected extends Error {
  constructor(
    readonly reason: RejectionReason,
    readonly seconds: number,
  ) {
    super(`The image is not used: ${reason.code}.`);
  }
}

/** Too many images are queued: by this visitor, or in total. */
export class TooManyImages extends Error {
  constructor(readonly whose: "visitor" | "all") {
    super("Too many images are waiting.");
  }
}
