import type { DesignDocument } from "~/design/document/document";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { UserError } from "../graphql/resolvers.generated";
import { isWithinLimit, type RateLimit } from "../shared/database-limiter";
import { rateLimits } from "../shared/rate-limits";
import { sha256 } from "../shared/secrets";

/**
 * Limits what one visitor can store, since anybody may design. New designs stay, while the revisions of one design
 * replace each other (remove-old-revisions.ts), so each has a separate limit.
 */

const KILOBYTE = 1024;

export const TOO_MANY_DESIGNS: UserError = {
  code: "TOO_MANY_DESIGNS",
  message:
    "You've saved a lot in the last hour, so we need a short break. Please try again in a little while.",
  field: null,
};

type Sender = Pick<EngineContext, "db" | "visitor">;

/** Counts a new design of that many characters. @returns false when the limit is reached */
export function mayAddDesign(sender: Sender, characters: number): Promise<boolean> {
  return maySave(sender, rateLimits.newDesigns, characters);
}

/** The same for a new revision of a design. */
export function mayAddRevision(sender: Sender, characters: number): Promise<boolean> {
  return maySave(sender, rateLimits.revisions, characters);
}

/**
 * Counts a new design copied from another one.
 * @throws GraphQLError of category input when the visitor has created too many
 */
export async function requireRoomForDesign(sender: Sender, document: DesignDocument): Promise<void> {
  const { length } = JSON.stringify(document);
  if (!(await mayAddDesign(sender, length))) throw inputError(TOO_MANY_DESIGNS.message);
}

async function maySave({ db, visitor }: Sender, limit: RateLimit, characters: number): Promise<boolean> {
  if (visitor === null) return true;
  return isWithinLimit(db, limit, sha256(visitor), Math.ceil(characters / KILOBYTE));
}
