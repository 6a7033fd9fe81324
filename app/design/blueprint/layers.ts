import type { ArtLayer, Box, CodeLayer, PhotoLayer, Surface, TextLayer } from "../document/document";
import { hundredths } from "../geometry/measure";
import { noEffect } from "../photos/effect";
import { ink } from "./palette";

/** An empty photo slot, its crop in the middle. */
export function photoSlot(id: string, box: Box, shape: PhotoLayer["shape"] = "rectangle"): PhotoLayer {
  return {
    id,
    kind: "photo",
    box,
    turn: 0,
    photoId: null,
    crop: { x: 0.5, y: 0.5, zoom: 1 },
    effect: noEffect,
    rotation: 0,
    shape,
  };
}

/** Returns an empty text layer centered in its box; by default as large as the box is high. */
export function textSlot(
  id: string,
  box: Box,
  style: { font: string; color?: string; size?: number },
): TextLayer {
  return {
    id,
    kind: "text",
    box,
    turn: 0,
    text: "",
    font: style.font,
    size: hundredths(style.size ?? box.height),
    color: style.color ?? ink,
    align: "center",
    curve: 0,
    spacing: 0,
    ligatures: true,
  };
}

/** Returns one of our decorations in one color (hex). */
export function artSlot(id: string, art: string, box: Box, color: string): ArtLayer {
  return { id, kind: "art", box, turn: 0, art, color };
}

/** Returns a QR code without a link, in one color (hex). */
export function codeSlot(id: string, box: Box, color: string): CodeLayer {
  return { id, kind: "code", box, turn: 0, link: "", color };
}

/** A box in fractions of a surface or an area (0 to 1). */
export type Place = [x: number, y: number, width: number, height: number];

/** Converts a box given in fractions of the surface (0 to 1) to millimeters. */
export function part(
  { width: across, height: down }: { width: number; height: number },
  x: number,
  y: number,
  width: number,
  height: number,
): Box {
  return partOf({ x: 0, y: 0, width: across, height: down }, [x, y, width, height]);
}

/** Converts a box given in fractions of an area (0 to 1) to millimeters of the surface. */
export function partOf(area: Box, [x, y, width, height]: Place): Box {
  return {
    x: hundredths(area.x + x * area.width),
    y: hundredths(area.y + y * area.height),
    width: hundredths(width * area.width),
    height: hundredths(height * area.height),
  };
}

/** The largest square in the middle of a box. */
export function squareIn(box: Box): Box {
  const side = Math.min(box.width, box.height);
  return {
    x: hundredths(box.x + (box.width - side) / 2),
    y: hundredths(box.y + (box.height - side) / 2),
    width: side,
    height: side,
  };
}

/** Returns a surface with its background (hex) and its layers, the lowest first. */
export function surface(background: string, ...layers: Surface["layers"]): Surface {
  return { background, layers };
}
