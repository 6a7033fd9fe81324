import type { TooManyImages } from "~/image-processing";
import type { EngineContext } from "../graphql/context";
import { rejected } from "../shared/json-response";
import { sha256 } from "../shared/secrets";

/** Under which name a visitor's images wait for their turn; those of unknown visitors share one. */
export function imageVisitor({ visitor }: Pick<EngineContext, "visitor">): string {
  return visitor === null ? "unknown" : sha256(visitor);
}

/** The response to an image that came while too many others waited. */
export function rejectForNow({ whose }: TooManyImages): Response {
  if (whose === "all") return rejected("We are very busy. Please try again in a minute.", 503, "busy");
  return rejected(
    "We're still working on the photos you sent. Please try again in a minute.",
    429,
    "too-many",
  );
}

/** The response to a visitor who has used up what one may send in an hour. */
export function rejectForAnHour(): Response {
  return rejected("That's a lot of photos in a short time. Please upload more in an hour.", 429, "too-many");
}
