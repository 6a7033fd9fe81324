import { type AdminContext, requireSession } from "../admin-api/admin-context";
import type { ProductPreview } from "../admin-api/resolvers.generated";
import type { ContentRef } from "./content-kind";
import { contentPreviewToken } from "./content-preview-token";
import { readContentState } from "./content-state";

/** What shows a page or post with its draft to the person of this session; null for content without a page, or a draft. */
export async function contentPreview(context: AdminContext, ref: ContentRef): Promise<ProductPreview | null> {
  const { storeCodes, tokenHash } = await requireSession(context);
  if (!storeCodes.includes(ref.storeCode)) return null;
  const { kind, draft } = await readContentState(context.db, ref);
  const path = kind.pathOf(ref.identifier);
  if (path === null || !draft) return null;
  const settings = context.settingsOf(ref.storeCode);
  const claims = { kind: ref.kind, identifier: ref.identifier, sessionHash: tokenHash };
  return { path: `/${path}`, token: contentPreviewToken.sign(settings, claims) };
}
