import { z } from "zod";
import type { DraftedProduct } from "../catalog/drafted-product";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import { signedToken } from "../shared/signed-token";
import { readProductState } from "./product-state";

const LIFETIME_MILLISECONDS = 60 * 60 * 1000;

export const previewToken = signedToken({
  purpose: "product-preview",
  claims: z.object({ sku: z.string(), sessionHash: z.string() }),
  lifetime: LIFETIME_MILLISECONDS,
});

/**
 * The draft that a request sees by its preview token; null when the product has none.
 * @throws GraphQLError of category input when the token is wrong or expired, or its session has ended
 */
export async function readPreviewDraft(
  { db, settings, storeCode }: Pick<EngineContext, "db" | "settings" | "storeCode">,
  token: string,
): Promise<DraftedProduct | null> {
  const claims = previewToken.read(settings, token);
  if (!claims || !(await isOpenSession(db, claims.sessionHash)))
    throw inputError("This preview has ended. Please open it again from the product's page in /admin.");
  const state = await readProductState(db, [storeCode], claims.sku);
  return state?.draft ? { sku: claims.sku, changes: state.draft.changes } : null;
}

async function isOpenSession(db: EngineContext["db"], tokenHash: string): Promise<boolean> {
  const session = await db
    .selectFrom("admin_session")
    .innerJoin("admin_user", "admin_user.id", "admin_session.admin_user_id")
    .select("admin_session.token_hash")
    .where("admin_session.token_hash", "=", tokenHash)
    .where("admin_session.state", "=", "active")
    .where("admin_session.expires_at", ">", new Date().toISOString())
    .where("admin_user.state", "=", "active")
    .executeTakeFirst();
  return session !== undefined;
}
