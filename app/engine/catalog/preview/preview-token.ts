import { z } from "zod";
import { signedToken } from "../../shared/signed-token";

const LIFETIME_MILLISECONDS = 60 * 60 * 1000;

/** The token by which a member of the staff sees a product with its draft, while signed in. */
export const previewToken = signedToken({
  purpose: "product-preview",
  claims: z.object({ sku: z.string(), sessionHash: z.string() }),
  lifetime: LIFETIME_MILLISECONDS,
});
