import { z } from "zod";
import { signedToken } from "../shared/signed-token";

/** Grants readers of the store's email access to one review, and nothing else. */
export const moderationToken = signedToken({
  purpose: "moderate-review",
  claims: z.object({ reviewId: z.number().int().positive() }),
  lifetime: 90 * 24 * 60 * 60 * 1000,
});
