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

/** A model did not find the foreground of a photo, because of its file, its limits or the photo; the message is not for shoppers. */
export class ForegroundFailed extends Error {
  /** @param seconds of processing spent on it */
  constructor(
    message: string,
    readonly seconds: number,
  ) {
    super(message);
  }
}
