import { StudioSaveDesignDocument } from "~/provider/contract/documents.generated";
import type { Provider } from "~/provider/provider.server";
import { measuredWarnings } from "./advice/measured-warnings";
import { type Draft, sourcesOf } from "./open-draft.server";

/** Saves the draft as a design of the visitor; `problem` says why it failed. */
export async function saveDraft(
  provider: Provider,
  draft: Draft,
): Promise<{ draft: Draft; problem: string | null }> {
  const response = await provider.attempt(StudioSaveDesignDocument, {
    input: { id: draft.designId, sku: draft.product.sku, document: JSON.stringify(draft.document) },
  });
  if (!response.status) return { draft, problem: response.message };
  const { design, user_errors } = response.data.saveDesign;
  if (!design) return { draft, problem: user_errors[0]?.message ?? "We couldn't save your design." };
  const photos = { ...draft.photos, ...sourcesOf(design) };
  const { id: designId, problems } = design;
  const measured = measuredWarnings(design);
  const tubeMm = design.tube_mm ?? null;
  return { draft: { ...draft, designId, photos, problems, measured, tubeMm }, problem: null };
}
