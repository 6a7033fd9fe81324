import { z } from "zod";
import { isRandomId } from "../shared/secrets";
import { signedToken } from "../shared/signed-token";

/** Opens one shared photo, and nothing else, to readers of the shop's email. */
export const sharedPhotoToken = signedToken({
  purpose: "view-shared-photo",
  claims: z.object({ photoId: z.string().refine(isRandomId) }),
  lifetime: 90 * 24 * 60 * 60 * 1000,
});
