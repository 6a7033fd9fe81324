import type { Settings } from "~/settings/settings.server";
import type { Connection } from "../../database/schema";
import { inputError } from "../../graphql/errors";
import { isAllowed, readStaffSession } from "../../staff/staff-session";
import type { DraftedProduct } from "./drafted-product";
import { previewToken } from "./preview-token";

interface PreviewedStore {
  db: Connection;
  settings: Pick<Settings, "admin" | "sessionSecret" | "stores">;
  storeCode: string;
}

/**
 * The draft that a request sees by its preview token; null when the product has none, or is another store's.
 * @throws GraphQLError of category input when the token is wrong or expired, or whoever opened the preview could not
 * open it now
 */
export async function readPreviewDraft(store: PreviewedStore, token: string): Promise<DraftedProduct | null> {
  const { db, settings, storeCode } = store;
  const claims = previewToken.read(settings, token);
  if (!claims || !(await maySeeDrafts(store, claims.sessionHash)))
    throw inputError("This preview has ended. Please open it again from the product's page in /admin.");
  const { sku } = claims;
  const draft = await db
    .selectFrom("product_draft")
    .innerJoin("product", "product.sku", "product_draft.sku")
    .select("product_draft.changes")
    .where("product_draft.sku", "=", sku)
    .where("product.store_code", "=", storeCode)
    .where("product.is_enabled", "=", 1)
    .executeTakeFirst();
  return draft ? { sku, changes: new Map(Object.entries(JSON.parse(draft.changes))) } : null;
}

async function maySeeDrafts(
  { db, settings, storeCode }: PreviewedStore,
  sessionHash: string,
): Promise<boolean> {
  const session = await readStaffSession(db, settings, sessionHash);
  if (session?.state !== "active" || !session.storeCodes.includes(storeCode)) return false;
  return isAllowed(session, "catalog.view");
}
