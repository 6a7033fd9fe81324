import type { DesignDocument } from "~/design/document/document";
import { boardFindings } from "./board-findings";
import { signTubes } from "./sign-tubes";

/** Returns what is wrong with the places of a neon sign's tubes and holes; worded for staff. */
export async function signFindings(document: DesignDocument): Promise<string[]> {
  return boardFindings(document, await signTubes(document));
}
