import { z } from "zod";
import type { Settings } from "~/settings/settings.server";
import { photoResponse, rejectPhoto } from "../designs/photo-response";
import type { EngineContext } from "../graphql/context";
import { isRandomId } from "../shared/secrets";
import { signedToken } from "../shared/signed-token";

/** A link that is copied from a page soon stops working. */
const LIFETIME_MILLISECONDS = 60 * 60 * 1000;

/** Opens the picture of one shared photo, published or not, for whoever got it from /admin. */
const pictureToken = signedToken({
  purpose: "shared-photo-picture",
  claims: z.object({ photoId: z.string().refine(isRandomId) }),
  lifetime: LIFETIME_MILLISECONDS,
});

/** Path of the picture, which works for an hour. */
export function sharedPhotoPath(settings: Pick<Settings, "sessionSecret">, photoId: string): string {
  return `/shared-photos/photo/${pictureToken.sign(settings, { photoId })}`;
}

/**
 * GET /rest/mpc/V1/shared-photos/{token}: the photo as JPEG; requires the token, whatever the store. Not found once the
 * customer has withdrawn it.
 */
export async function respondWithSharedPhoto(
  request: Request,
  context: EngineContext,
  token: string,
): Promise<Response> {
  const claims = pictureToken.read(context.settings, token);
  if (!claims) return rejectPhoto();
  const photo = await context.db
    .selectFrom("shared_photo")
    .select("photo_id")
    .where("photo_id", "=", claims.photoId)
    .where("status", "!=", "withdrawn")
    .executeTakeFirst();
  return photo ? photoResponse(request, context, photo.photo_id, "display") : rejectPhoto();
}
