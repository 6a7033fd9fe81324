import { noDeeper } from "../no-deeper.server";
import type { RoomVisit } from "../room-visit";
import type { MySavedDesignData } from "./my-saved-design-page";

/** @throws Response 404 for a deeper address */
export async function readSavedDesigns(visit: RoomVisit): Promise<MySavedDesignData> {
  noDeeper(visit);
  return { designs: [] };
}
