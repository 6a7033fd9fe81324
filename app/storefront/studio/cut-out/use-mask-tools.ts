import { useRef, useState } from "react";
import { applyCommand } from "~/design/document/commands";
import type { PhotoLayer, PhotoMask } from "~/design/document/document";
import { hasRoomForMasks, withOutline, withStroke } from "~/design/photo-mask/change-mask";
import { MAX_OUTLINE_POINTS, MAX_STROKE_POINTS } from "~/design/photo-mask/mask-limits";
import { enclosedShare, simplified } from "~/design/photo-mask/simplify";
import type { PhotoSource } from "~/design/photos/photo-source";
import { announce } from "../../ui/live-region";
import { useStudioParts } from "../use-studio";
import { NO_ROOM } from "./found-pet";
import { findOutline } from "./outline-finder";
import { findPet } from "./pet-finder";

export type MaskTool = "outline" | "keep" | "erase";

/** The least share of a photo that an outline goes around. */
const MIN_SHARE = 0.003;
const AROUND = "Draw all the way around your pet.";
const MANY_STROKES = "That's as many brush strokes as a cutout can have. Draw a new outline to go on.";
const PET_CUT_OUT = "We cut out your pet. Bring back or erase what isn't right.";

interface MaskTools {
  tool: MaskTool;
  choose: (tool: MaskTool) => void;
  /** Of the brush, in thousandths of the photo's longer side. */
  width: number;
  setWidth: (width: number) => void;
  isSnapping: boolean;
  setSnapping: (isSnapping: boolean) => void;
  /** What is being sought: the edge of a drawn outline, or the pet in the whole photo. */
  seeks: "edge" | "pet" | null;
  /** Why the last line changed nothing. */
  problem: string | null;
  /** Follows a line that was drawn: x and y by turns, in thousandths of the photo. */
  finish: (line: number[]) => void;
  /** Has the store's model cut out the pet. */
  find: () => void;
}

/** The tools that change the mask of a photo by drawn lines; each line is one step to undo. */
export function useMaskTools(surface: string, layer: PhotoLayer, photo: PhotoSource): MaskTools {
  const { document, dispatch } = useStudioParts();
  const [tool, setTool] = useState<MaskTool>("outline");
  const [width, setWidth] = useState(60);
  const [isSnapping, setSnapping] = useState(true);
  const [seeks, setSeeks] = useState<MaskTools["seeks"]>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef({ document, layer });
  latest.current = { document, layer };

  function report(text: string) {
    setProblem(text);
    announce(text);
  }

  /** @param photoId of the photo on which the line was drawn: another one may be there when its edge is found */
  function apply(mask: PhotoMask, photoId: string | null) {
    const command = { type: "set-mask" as const, surface, layer: layer.id, mask, photoId };
    const hasRoom = hasRoomForMasks(applyCommand(latest.current.document, command));
    if (hasRoom) dispatch({ type: "apply", commands: [command] });
    else report(NO_ROOM);
    return hasRoom;
  }

  async function outline(line: number[]) {
    const drawn = simplified(line, MAX_OUTLINE_POINTS, true);
    if (drawn.length < 6 || enclosedShare(drawn) < MIN_SHARE) return report(AROUND);
    const { photoId } = layer;
    if (!isSnapping) return apply(withOutline(layer.mask, drawn), photoId);
    setSeeks("edge");
    // Without the photo's pixels, such as offline, the outline stays as it was drawn.
    const found = await findOutline(photo, line).catch(() => drawn);
    setSeeks(null);
    const snapped = simplified(found, MAX_OUTLINE_POINTS, true);
    apply(withOutline(latest.current.layer.mask, snapped.length < 6 ? drawn : snapped), photoId);
  }

  async function find() {
    const { photoId } = layer;
    if (photoId === null || seeks) return;
    setProblem(null);
    setSeeks("pet");
    const found = await findPet(photoId);
    setSeeks(null);
    if (!found.status) return report(found.message);
    if (!apply(withOutline(latest.current.layer.mask, found.outline), photoId)) return;
    setTool("keep");
    announce(PET_CUT_OUT);
  }

  function paint(line: number[], keeps: boolean) {
    const points = simplified(line, MAX_STROKE_POINTS, false);
    const mask = withStroke(layer.mask, { keeps, width, points });
    if (mask) apply(mask, layer.photoId);
    else report(MANY_STROKES);
  }

  return {
    tool,
    choose: setTool,
    width,
    setWidth,
    isSnapping,
    setSnapping,
    seeks,
    problem,
    finish(line) {
      setProblem(null);
      if (tool === "outline") void outline(line);
      else paint(line, tool === "keep");
    },
    find,
  };
}
