import type { Opening } from "~/design/blueprint/blueprint";
import { colorName } from "~/design/blueprint/color-names";
import type { Size } from "~/design/blueprint/sizes";
import type { DesignDocument } from "~/design/document/document";
import type { Point } from "~/design/geometry/path-points";
import { yieldToRequests } from "../../jobs/yield-to-requests";
import { extentOf, lengthOf } from "./line-points";
import { signBoard } from "./sign-board";
import { type SignTube, signTubes } from "./sign-tubes";

/** What a workshop bends and cuts for a neon sign, in millimeters from the upper left corner of its board. */
export interface SignPlan {
  size: Size;
  outline: Point[];
  holes: Opening[];
  tubes: SignTube[];
}

/** The tube of one color that a sign needs. */
export interface TubeLength {
  /** Such as "Neon pink". */
  color: string;
  millimeters: number;
  pieces: number;
}

/** @throws the signal's reason */
export async function signPlan(document: DesignDocument, signal?: AbortSignal): Promise<SignPlan> {
  const tubes = await signTubes(document, signal);
  await yieldToRequests(signal);
  const { outline, holes } = await signBoard(document, tubes, signal);
  const [left, top, right, bottom] = extentOf(outline);
  const shifted = <Place extends Point>(place: Place): Place => ({
    ...place,
    x: place.x - left,
    y: place.y - top,
  });
  return {
    size: { width: right - left, height: bottom - top },
    outline: outline.map(shifted),
    holes: holes.map(shifted),
    tubes: tubes.map(({ layer, line }) => ({ layer, line: line.map(shifted) })),
  };
}

/** Returns how much tube a sign needs, by color, in the order of its layers. */
export function tubeLengths({ tubes }: Pick<SignPlan, "tubes">): TubeLength[] {
  const lengths = new Map<string, TubeLength>();
  for (const { layer, line } of tubes) {
    const color = colorName(layer.color);
    const { millimeters = 0, pieces = 0 } = lengths.get(color) ?? {};
    lengths.set(color, { color, millimeters: millimeters + lengthOf(line), pieces: pieces + 1 });
  }
  return [...lengths.values()].map((each) => ({ ...each, millimeters: Math.round(each.millimeters) }));
}
