import { TooManyImages } from "~/image-processing";
import type { EngineContext } from "../graphql/context";
import { rejected } from "../shared/json-response";
import { sha256 } from "../shared/secrets";
import { countRejectedImage } from "./photo-rate-limit";

/** Queue key of a visitor's images; unknown visitors share one. */
export function imageVisitor({ visitor }: Pick<EngineContext, "visitor">): string {
  return visitor === null ? "unknown" : sha256(visitor);
}

/** A rejected file, with the message for its sender. */
export class UploadRejection extends Error {
  /** @param seconds of processing spent on it */
  constructor(
    message: string,
    readonly seconds = 0,
  ) {
    super(message);
  }
}

/**
 * The response to an upload that failed with this error; its processing counts toward the visitor's limit.
 * @throws the error unless it concerns the file or the queue
 */
export async function rejectUpload(context: EngineContext, error: unknown): Promise<Response> {
  if (error instanceof TooManyImages) return rejectForNow(error);
  if (!(error instanceof UploadRejection)) throw error;
  await countRejectedImage(context, error.seconds);
  return rejected(error.message, 422);
}

/** The response to an image when too many others are queued. */
function rejectForNow({ whose }: TooManyImages): Response {
  if (whose === "all")
    return rejected("We're very busy right now. Please try again in a minute.", 503, "busy");
  return rejected(
    "We're still working on the photos you sent. Please try again in a minute.",
    429,
    "too-many",
  );
}

/** The response to a visitor who has used up the hourly limit. */
export function rejectForAnHour(): Response {
  return rejected("That's a lot of photos in a short time. Please upload more in an hour.", 429, "too-many");
}
