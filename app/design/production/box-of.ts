import type { DesignDocument } from "../document/document";
import { findSurface } from "../surfaces/surfaces";
import { boxLid } from "./box-lid";
import type { BoxSheet } from "./box-sheet";
import { tuckBox } from "./tuck-box";

/** Returns the printed box that a design is sold in; undefined for most products, which have none. */
export function boxOf(document: DesignDocument): BoxSheet | undefined {
  if (document.blueprint === "photopuzzle") return boxLid();
  if (document.blueprint !== "playingcards") return undefined;
  const back = findSurface(document, "back");
  return back && tuckBox(back.size(document.options));
}
