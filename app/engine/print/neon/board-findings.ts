import { titleOf } from "~/design/advice/preflight";
import type { DesignDocument } from "~/design/document/document";
import { findSurface } from "~/design/surfaces/surfaces";
import { distance, extentOf } from "./line-points";
import { awayFrom, holeCorners, signBoard } from "./sign-board";
import { SIGN, type SignTube } from "./sign-tubes";

/** Of the shorter side of a rectangular board: a hole farther from its corner carries the board badly. */
const FAR = 1 / 4;

/** Returns what is wrong with the board of a sign: tubes beyond it, and holes that tubes are in the way of; for staff. */
export async function boardFindings(document: DesignDocument, tubes: SignTube[]): Promise<string[]> {
  return [...tubesBeyond(document, tubes), ...(await holeFindings(document, tubes))];
}

/** A board cut to shape is not larger than what the buyer approved, either. */
function tubesBeyond(document: DesignDocument, tubes: SignTube[]): string[] {
  const size = findSurface(document, SIGN)?.size(document.options);
  if (!size) return [];
  const beyond = tubes.filter(({ line }) =>
    line.some(({ x, y }) => x < 0 || y < 0 || x > size.width || y > size.height),
  );
  const layers = new Set(beyond.map(({ layer }) => layer));
  return [...layers].map(
    (layer) =>
      `${titleOf(document, SIGN, layer)}: part of its tube lies beyond the sign. Move it, or make it smaller.`,
  );
}

async function holeFindings(document: DesignDocument, tubes: SignTube[]): Promise<string[]> {
  const { options } = document;
  const { outline, holes } = await signBoard(document, tubes);
  const corners = holeCorners(options, outline);
  const centers = holes.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
  if (!centers.every(awayFrom(tubes)))
    return [
      "The board: a hole lies under a tube, since its edge has no free place. Make the design smaller.",
    ];
  if (centers.length < corners.length) {
    const places = `${centers.length} of ${corners.length} holes`;
    return [`The board: its edge has free places for ${places} only. Make the design smaller.`];
  }
  if (options.backing === "cut") return [];
  const farthest = Math.max(...centers.map((center, index) => distance(center, corners[index])));
  const [left, top, right, bottom] = extentOf(outline);
  const shorter = Math.min(right - left, bottom - top);
  if (farthest <= shorter * FAR) return [];
  const moved = `a hole is ${Math.round(farthest)} mm from its corner, where a tube is in the way`;
  return [`The board: ${moved}. Move or shrink the design.`];
}
