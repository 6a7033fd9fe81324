import { z } from "zod";
import { signedToken } from "../shared/signed-token";

/** Opens one review, and nothing else, to readers of the shop's email. */
export const moderationToken = signedToken({
  purpose: "moderate-review",
  claims: z.object({ reviewId: z.number().int().positive() }),
  lifetime: 90 * 24 * 60 * 60 * 1000,
});
