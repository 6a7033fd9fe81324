import type { Box, Layer } from "../document/document";

/** Returns the axis-aligned box around a rotated layer, in millimeters. */
export function boundsOf({ box, turn }: Pick<Layer, "box" | "turn">): Box {
  if (turn === 0) return box;
  const angle = (turn * Math.PI) / 180;
  const [cosine, sine] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const width = box.width * cosine + box.height * sine;
  const height = box.width * sine + box.height * cosine;
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  };
}

/** Returns the box around all of these boxes. */
export function boundsOfAll(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
