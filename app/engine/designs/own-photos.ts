import type { EngineContext } from "../graphql/context";
import type { DesignPhoto } from "../graphql/resolvers.generated";
import { type Owner, ownerOf } from "./owner";
import { viewPhoto } from "./view-photo";

const MAX_PHOTOS = 50;

/**
 * The visitor's own photos, latest first, without those removed from the list; with `ids` those of them, removed or
 * not. Photos of others are omitted like those that do not exist.
 */
export async function ownPhotos(
  context: EngineContext,
  { ids, pageSize }: { ids?: readonly string[] | null; pageSize: number },
): Promise<DesignPhoto[]> {
  const owned = photosOf(context, await ownerOf(context));
  const named = ids
    ? owned.where("id", "in", ids.length > 0 ? [...ids].slice(0, MAX_PHOTOS) : [""])
    : owned.where("removed_at", "is", null);
  const photos = await named
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(Math.min(MAX_PHOTOS, Math.max(1, pageSize)))
    .execute();
  return photos.map(viewPhoto);
}

/** `owns` as a query over all photos: a customer's own, or unclaimed ones of the token's holder. */
function photosOf({ db }: EngineContext, { storeCode, customerId, ownerHash }: Owner) {
  const photos = db.selectFrom("photo").where("store_code", "=", storeCode).where("paths", "is", null);
  if (customerId !== null) return photos.where("customer_id", "=", customerId);
  return photos.where("owner_hash", "=", ownerHash ?? "none").where("customer_id", "is", null);
}
