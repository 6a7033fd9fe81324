import type { Connection, Row } from "../database/schema";
import { photoResponse, rejectPhoto } from "../designs/photo-response";
import type { EngineContext } from "../graphql/context";
import type { SharedPhoto } from "../graphql/resolvers.generated";
import { sharedPhotoToken } from "./shared-photo-token";

/** The shared photo of a token in an email to the store; null when it is invalid. */
export async function viewSharedPhoto(context: EngineContext, token: string): Promise<SharedPhoto | null> {
  const photo = await sharedPhotoOfToken(context.db, context, token);
  return photo ? sharedPhotoResponse(photo) : null;
}

/** The shared photo as the staff sees it. */
export function sharedPhotoResponse(photo: Row<"shared_photo">): SharedPhoto {
  const { pet_name, email, story, consent, created_at, status } = photo;
  return { pet_name, email, story, consent, created_at, status: statuses[status] ?? "PENDING" };
}

const statuses: Record<string, SharedPhoto["status"]> = { approved: "APPROVED", rejected: "REJECTED" };

/** GET /rest/mpc/V1/shared-photos/{token}: the photo as JPEG; requires the token. */
export async function respondWithSharedPhoto(
  request: Request,
  context: EngineContext,
  token: string,
): Promise<Response> {
  const photo = await sharedPhotoOfToken(context.db, context, token);
  return photo ? photoResponse(request, context, photo.photo_id, "display") : rejectPhoto();
}

/** Reads the row of a token; null when it is invalid, or the photo is no longer shared. */
export async function sharedPhotoOfToken(
  db: Connection,
  { settings, storeCode }: Pick<EngineContext, "settings" | "storeCode">,
  token: string,
): Promise<Row<"shared_photo"> | null> {
  const claims = sharedPhotoToken.read(settings, token);
  if (!claims) return null;
  const photo = await db
    .selectFrom("shared_photo")
    .selectAll()
    .where("photo_id", "=", claims.photoId)
    .where("store_code", "=", storeCode)
    .executeTakeFirst();
  return photo ?? null;
}
