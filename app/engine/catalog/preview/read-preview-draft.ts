import type { Settings } from "~/settings/settings.server";
import { contentPreviewToken } from "../../content-management/content-preview-token";
import type { Connection } from "../../database/schema";
import { previewEnded } from "../../shared/preview-ended";
import { maySeeDrafts } from "../../staff/may-see-drafts";
import type { DraftedProduct } from "./drafted-product";
import { previewToken } from "./preview-token";

interface PreviewedStore {
  db: Connection;
  settings: Pick<Settings, "admin" | "sessionSecret" | "stores">;
  storeCode: string;
}

/**
 * The draft that a request sees by its preview token; null when the product has none, or is another store's, and for a
 * preview of content.
 * @throws GraphQLError of category input when the token is wrong or expired, or whoever opened the preview could not
 * open it now
 */
export async function readPreviewDraft(store: PreviewedStore, token: string): Promise<DraftedProduct | null> {
  const { db, settings, storeCode } = store;
  if (contentPreviewToken.read(settings, token)) return null;
  const claims = previewToken.read(settings, token);
  if (!claims || !(await maySeeDrafts(store, claims.sessionHash, "catalog.view"))) throw previewEnded();
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
