import type { Box, Crop, PhotoLayer } from "../document/document";

/** Width and height in pixels or any other unit; only their ratio counts. */
export interface Proportion {
  width: number;
  height: number;
}

/**
 * Positions a photo over its frame, and returns the box of the upright picture before it is rotated around its center.
 * At
 * zoom 1 the photo just covers the frame; `crop.x` and `crop.y` choose the visible part as the shopper sees it, after
 * the
 * rotation.
 */
export function coverFrame(frame: Box, crop: Crop, rotation: PhotoLayer["rotation"], photo: Proportion): Box {
  const seen = coveringSize(frame, crop.zoom, rotation, photo);
  const left = frame.x - (seen.width - frame.width) * crop.x;
  const top = frame.y - (seen.height - frame.height) * crop.y;
  const upright = isOnItsSide(rotation) ? { width: seen.height, height: seen.width } : seen;
  return {
    x: left + (seen.width - upright.width) / 2,
    y: top + (seen.height - upright.height) / 2,
    ...upright,
  };
}

/** Returns the crop after the photo was dragged by that many millimeters; it stops at the edges of the photo. */
export function movedCrop(
  { box, crop, rotation }: Pick<PhotoLayer, "box" | "crop" | "rotation">,
  photo: Proportion,
  pull: { x: number; y: number },
): Crop {
  const seen = coveringSize(box, crop.zoom, rotation, photo);
  return {
    x: movedPart(crop.x, pull.x, seen.width - box.width),
    y: movedPart(crop.y, pull.y, seen.height - box.height),
    zoom: crop.zoom,
  };
}

/**
 * Returns the crop at another zoom with the same part of the picture at the point `at`, a fraction of the frame's width
 * and height; by default its center. It stops at the edges of the photo.
 */
export function zoomedCrop(
  { box, crop, rotation }: Pick<PhotoLayer, "box" | "crop" | "rotation">,
  photo: Proportion,
  zoom: number,
  at = { x: 0.5, y: 0.5 },
): Crop {
  const before = coveringSize(box, crop.zoom, rotation, photo);
  const after = coveringSize(box, zoom, rotation, photo);
  const part = (now: number, side: "width" | "height", held: number) => {
    const under = ((before[side] - box[side]) * now + held * box[side]) / before[side];
    const play = after[side] - box[side];
    return play <= 0.0001 ? now : Math.min(1, Math.max(0, (under * after[side] - held * box[side]) / play));
  };
  return { x: part(crop.x, "width", at.x), y: part(crop.y, "height", at.y), zoom };
}

/**
 * Returns the crop of a photo in another frame: with the same zoom, around the same center of the picture as far as the
 * new frame allows.
 */
export function refittedCrop(
  { box, crop, rotation }: Pick<PhotoLayer, "box" | "crop" | "rotation">,
  frame: Proportion,
  photo: Proportion,
): Crop {
  const before = coveringSize(box, crop.zoom, rotation, photo);
  const after = coveringSize(frame, crop.zoom, rotation, photo);
  const across = (before.width - box.width) * crop.x + box.width / 2;
  const down = (before.height - box.height) * crop.y + box.height / 2;
  return {
    x: partAround((across / before.width) * after.width, frame.width, after.width),
    y: partAround((down / before.height) * after.height, frame.height, after.height),
    zoom: crop.zoom,
  };
}

/** Returns the crop at zoom 1 with a point of the upright photo (fractions of its size) as close to the center as possible. */
export function centeredCrop(frame: Proportion, photo: Proportion, point: { x: number; y: number }): Crop {
  const picture = coveringSize(frame, 1, 0, photo);
  return {
    x: partAround(point.x * picture.width, frame.width, picture.width),
    y: partAround(point.y * picture.height, frame.height, picture.height),
    zoom: 1,
  };
}

/** Returns the position of a frame within its room to move (0 to 1) that is closest to the wanted center. */
function partAround(middle: number, frame: number, picture: number): number {
  const play = picture - frame;
  if (play <= 0.0001) return 0.5;
  return Math.min(1, Math.max(0, (middle - frame / 2) / play));
}

function isOnItsSide(rotation: PhotoLayer["rotation"]): boolean {
  return rotation === 90 || rotation === 270;
}

/** Returns the size of the photo as seen, rotated, at that zoom. */
function coveringSize(
  frame: Proportion,
  zoom: number,
  rotation: PhotoLayer["rotation"],
  photo: Proportion,
): Proportion {
  const turned = isOnItsSide(rotation) ? { width: photo.height, height: photo.width } : photo;
  const scale = Math.max(frame.width / turned.width, frame.height / turned.height) * zoom;
  return { width: turned.width * scale, height: turned.height * scale };
}

function movedPart(part: number, pull: number, play: number): number {
  if (play <= 0.0001) return part;
  return Math.min(1, Math.max(0, part - pull / play));
}
