import { z } from "zod";
import { signedToken } from "../shared/signed-token";

const LIFETIME_MILLISECONDS = 60 * 60 * 1000;

/** The token by which a member of the staff sees a page, post or category with its draft, while signed in. */
export const contentPreviewToken = signedToken({
  purpose: "content-preview",
  claims: z.object({
    kind: z.enum(["PAGE", "POST", "BLOCK", "MENU", "REDIRECT", "CATEGORY"]),
    identifier: z.string(),
    sessionHash: z.string(),
  }),
  lifetime: LIFETIME_MILLISECONDS,
});
