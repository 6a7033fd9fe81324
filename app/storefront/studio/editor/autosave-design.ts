import type { DesignDocument } from "~/design/document/document";
import { callSite } from "../../session/call-site";
import { DOCUMENT_FIELD } from "../field-names";

/** The intent of the studio's form by which a design is kept without anybody asking; its answer is no page. */
export const AUTOSAVE = "autosave";

/** Where a design is kept: under which id, and the address that opens it again. */
export interface SavedLocation {
  designId: string;
  address: string;
}

/** What an autosave is answered; it never changes what the page shows. */
export interface AutosaveResponse {
  view: null;
  kept: SavedLocation | null;
}

/**
 * Keeps a design as it is now; null when that failed for now.
 * @param address where the studio's form is sent
 * @param route the id of the page's route, whose action is asked without its page
 */
export async function autosaveDesign(
  document: DesignDocument,
  { address, route }: { address: string; route: string },
): Promise<SavedLocation | null> {
  const target = new URL(address, window.location.href);
  target.searchParams.set("_data", route);
  const body = new FormData();
  body.set("intent", AUTOSAVE);
  body.set(DOCUMENT_FIELD, JSON.stringify(document));
  try {
    // What is sent as the page is hidden goes on when the page has gone.
    const response = await callSite(target, { method: "POST", body, keepalive: true });
    const result: AutosaveResponse = await response.json();
    return result.kept;
  } catch {
    return null;
  }
}
