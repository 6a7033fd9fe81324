import { type AdminContext, requireSession } from "../admin-api/admin-context";
import type { ProductPreview } from "../admin-api/resolvers.generated";
import { previewToken } from "../catalog/preview/preview-token";
import { readProductState } from "./product-state";

/** What shows a product's page with its draft to the person of this session. */
export async function productPreview(context: AdminContext, sku: string): Promise<ProductPreview | null> {
  const { storeCodes, tokenHash } = await requireSession(context);
  const state = await readProductState(context.db, storeCodes, sku);
  if (!state) return null;
  const { store_code, url_key } = state.folder.product;
  const settings = context.settingsOf(store_code);
  return { path: `/${url_key}`, token: previewToken.sign(settings, { sku, sessionHash: tokenHash }) };
}
