import type { DesignWarning } from "~/design/advice/warnings";
import type { DesignDocument } from "~/design/document/document";
import { callSite } from "../../session/call-site";
import { DOCUMENT_FIELD } from "../field-names";

/** The intent with which the studio's form is saved automatically; its response is not a page. */
export const AUTOSAVE = "autosave";

/**
 * Where a design is saved: its id, and the URL that opens it; what was measured of it, and its tube where the price depends
 * on that.
 */
export interface SavedLocation {
  designId: string;
  address: string;
  measured: DesignWarning[];
  tubeMm: number | null;
}

/** The response to an autosave; it never changes the page. */
export interface AutosaveResponse {
  view: null;
  kept: SavedLocation | null;
}

/**
 * Saves the current design; returns null when that failed for now.
 * @param address the action of the studio's form
 * @param route the id of the page's route, whose action is called without rendering the page
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
    // keepalive completes a request sent while the page is closing.
    const response = await callSite(target, { method: "POST", body, keepalive: true });
    const result: AutosaveResponse = await response.json();
    return result.kept;
  } catch {
    return null;
  }
}
