import type { Box, Crop, PhotoLayer } from "../document/document";
import { written } from "./measure";
import { turned } from "./turned-points";

/** Width and height in pixels or any other unit; only their ratio counts. */
export interface Proportion {
  width: number;
  height: number;
}

/**
 * Positions a photo over its frame, and returns the box of the upright picture before it is rotated around its center
 * and straightened around the center of the frame (`pictureTransform`). At zoom 1 the photo just covers the frame, at
 * any angle; `crop.x` and `crop.y` choose the visible part as the shopper sees it, after the rotation.
 */
export function coverFrame(frame: Box, crop: Crop, rotation: PhotoLayer["rotation"], photo: Proportion): Box {
  const covered = straightenedSize(frame, crop);
  const seen = coveringSize(covered, crop.zoom, rotation, photo);
  const left = frame.x + (frame.width - covered.width) / 2 - (seen.width - covered.width) * crop.x;
  const top = frame.y + (frame.height - covered.height) / 2 - (seen.height - covered.height) * crop.y;
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
  const covered = straightenedSize(box, crop);
  const seen = coveringSize(covered, crop.zoom, rotation, photo);
  const along = turned(pull, -(crop.angle ?? 0));
  return {
    ...crop,
    x: movedPart(crop.x, along.x, seen.width - covered.width),
    y: movedPart(crop.y, along.y, seen.height - covered.height),
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
  const covered = straightenedSize(box, crop);
  const before = coveringSize(covered, crop.zoom, rotation, photo);
  const after = coveringSize(covered, zoom, rotation, photo);
  const fromCenter = { x: (at.x - 0.5) * box.width, y: (at.y - 0.5) * box.height };
  const along = turned(fromCenter, -(crop.angle ?? 0));
  const part = (now: number, side: "width" | "height", offset: number) => {
    const held = covered[side] / 2 + offset;
    const under = ((before[side] - covered[side]) * now + held) / before[side];
    const play = after[side] - covered[side];
    return play <= 0.0001 ? now : Math.min(1, Math.max(0, (under * after[side] - held) / play));
  };
  return { ...crop, x: part(crop.x, "width", along.x), y: part(crop.y, "height", along.y), zoom };
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
  const [covered, other] = [straightenedSize(box, crop), straightenedSize(frame, crop)];
  const before = coveringSize(covered, crop.zoom, rotation, photo);
  const after = coveringSize(other, crop.zoom, rotation, photo);
  const across = (before.width - covered.width) * crop.x + covered.width / 2;
  const down = (before.height - covered.height) * crop.y + covered.height / 2;
  return {
    ...crop,
    x: partAround((across / before.width) * after.width, other.width, after.width),
    y: partAround((down / before.height) * after.height, other.height, after.height),
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

/**
 * Returns the SVG transform of a picture that `coverFrame` placed: rotated around its center, then straightened around
 * the center of its frame; undefined when it stands as it is.
 */
export function pictureTransform(
  frame: Box,
  { angle = 0 }: Crop,
  rotation: PhotoLayer["rotation"],
  picture: Box,
): string | undefined {
  const steps = [
    [angle, frame],
    [rotation, picture],
  ] as const;
  const rotations = steps.flatMap(([degrees, box]) => (degrees === 0 ? [] : [rotatedAround(degrees, box)]));
  return rotations.length === 0 ? undefined : rotations.join(" ");
}

function rotatedAround(degrees: number, { x, y, width, height }: Box): string {
  return `rotate(${written(degrees)} ${written(x + width / 2)} ${written(y + height / 2)})`;
}

/** Returns the size of the upright rectangle around a frame, seen along the axes of a straightened picture. */
function straightenedSize({ width, height }: Proportion, { angle = 0 }: Pick<Crop, "angle">): Proportion {
  if (angle === 0) return { width, height };
  const radians = (angle * Math.PI) / 180;
  const [cosine, sine] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))];
  return { width: width * cosine + height * sine, height: width * sine + height * cosine };
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
