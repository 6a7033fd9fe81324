import type { TooManyImages } from "~/image-processing";
import type { EngineContext } from "../graphql/context";
import { refused } from "../shared/answer-json";
import { sha256 } from "../shared/secrets";

/** Under which name a visitor's images wait for their turn; those of unknown visitors share one. */
export function imageVisitor({ visitor }: Pick<EngineContext, "visitor">): string {
  return visitor === null ? "unknown" : sha256(visitor);
}

/** The response to an image that came while too many others waited. */
export function refuseForNow({ whose }: TooManyImages): Response {
  if (whose === "all")
    return refused("We're very busy right now. Please try again in a minute.", 503, "busy");
  return refused(
    "We're still working on the photos you sent. Please try again in a minute.",
    429,
    "too-many",
  );
}

/** The response to a visitor who has used up what one may send in an hour. */
export function refuseForAnHour(): Response {
  return refused("That's a lot of photos in a short time. Please upload more in an hour.", 429, "too-many");
}
