import { z } from "zod";
import { isRandomId } from "../shared/secrets";
import { signedToken } from "../shared/signed-token";

/** Grants readers of the store's email access to one shared photo, and nothing else. */
export const sharedPhotoToken = signedToken({
  purpose: "view-shared-photo",
  claims: z.object({ photoId: z.string().refine(isRandomId) }),
  lifetime: 90 * 24 * 60 * 60 * 1000,
});
