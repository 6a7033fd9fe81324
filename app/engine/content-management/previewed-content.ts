import type { Settings } from "~/settings/settings.server";
import type { DraftedContent } from "../content/drafted-content";
import type { Connection } from "../database/schema";
import { previewEnded } from "../shared/preview-ended";
import { maySeeDrafts } from "../staff/may-see-drafts";
import { contentPreviewToken } from "./content-preview-token";
import { readContentState } from "./content-state";
import { contentStore } from "./content-store";
import { rowToPublish } from "./publish-content";

interface PreviewedStore {
  db: Connection;
  settings: Settings;
  storeCode: string;
}

/**
 * What a request sees by its preview token; null for a token of something else, and for a wrong or expired one.
 * @throws GraphQLError of category input when whoever opened the preview could not open it now, or the draft is gone
 */
export async function previewedContent(store: PreviewedStore, token: string): Promise<DraftedContent | null> {
  const { db, settings, storeCode } = store;
  const claims = contentPreviewToken.read(settings, token);
  if (!claims) return null;
  const { kind, identifier, sessionHash } = claims;
  if (!(await maySeeDrafts(store, sessionHash, "content.view"))) throw previewEnded();
  const state = await readContentState(db, { kind, storeCode, identifier });
  if (!state.draft) throw previewEnded();
  return { kind, identifier, row: rowToPublish(state, state.draft.fields, contentStore(settings)) };
}
