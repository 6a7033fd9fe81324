import { photoResponse, rejectPhoto } from "../designs/photo-response";
import type { EngineContext } from "../graphql/context";
import type { SharedPhoto } from "../graphql/resolvers.generated";
import { sharedPhotoToken } from "./shared-photo-token";

/** The shared photo of a token in an email to the store; null when it is invalid. */
export async function viewSharedPhoto(context: EngineContext, token: string): Promise<SharedPhoto | null> {
  const photo = await photoOfToken(context, token);
  if (!photo) return null;
  const { pet_name, email, story, consent, created_at } = photo;
  return { pet_name, email, story, consent, created_at };
}

/** GET /rest/mpc/V1/shared-photos/{token}: the photo as JPEG; requires the token. */
export async function respondWithSharedPhoto(
  request: Request,
  context: EngineContext,
  token: string,
): Promise<Response> {
  const photo = await photoOfToken(context, token);
  return photo ? photoResponse(request, context, photo.photo_id, "display") : rejectPhoto();
}

async function photoOfToken({ db, settings, storeCode }: EngineContext, token: string) {
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
