import { invalidateCache } from "../cache-invalidation/invalidate-cache";
import type { Row, Transaction } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { authorizationError } from "../graphql/errors";
import type { SharedPhoto } from "../graphql/resolvers.generated";
import { sharedPhotoOfToken, sharedPhotoResponse } from "./view-shared-photo";

const WRONG_LINK = "This link is no longer valid. Please use the link in our latest email.";

/**
 * Publishes the token's photo on the store's pages, or takes it down. Deciding the same again changes nothing.
 * @throws GraphQLError when the token is invalid
 */
export async function moderateSharedPhoto(
  context: EngineContext,
  token: string,
  status: "approved" | "rejected",
): Promise<SharedPhoto> {
  const decided = await context.db.transaction().execute(async (transaction) => {
    const photo = await sharedPhotoOfToken(transaction, context, token);
    return photo && setStatus(transaction, photo, status);
  });
  if (!decided) throw authorizationError(WRONG_LINK);
  await context.catchUpInvalidations();
  return sharedPhotoResponse(decided);
}

async function setStatus(transaction: Transaction, photo: Row<"shared_photo">, status: string) {
  if (photo.status === status) return photo;
  await transaction
    .updateTable("shared_photo")
    .set({ status })
    .where("photo_id", "=", photo.photo_id)
    .execute();
  await invalidateCache(transaction);
  return { ...photo, status };
}
