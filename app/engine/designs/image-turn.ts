import type { TooManyImages } from "~/image-processing";
import type { EngineContext } from "../graphql/context";
import { rejected } from "../shared/json-response";
import { sha256 } from "../shared/secrets";

/** Queue key of a visitor's images; unknown visitors share one. */
export function imageVisitor({ visitor }: Pick<EngineContext, "visitor">): string {
  return visitor === null ? "unknown" : sha256(visitor);
}

/** The response to an image when too many others are queued. */
export function rejectForNow({ whose }: TooManyImages): Response {
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
