import { bone, heart } from "../geometry/silhouettes";
import type { BlueprintOption, SurfaceMask } from "./blueprint";

export type ShapeCode = "square" | "rectangle" | "circle" | "heart" | "bone";

const titles: Record<ShapeCode, string> = {
  square: "Square",
  rectangle: "Rectangle",
  circle: "Round",
  heart: "Heart",
  bone: "Bone",
};

/** Returns the option of the shapes in which a product is cut; the first is the default. */
export function shapeOption(...codes: ShapeCode[]): BlueprintOption {
  return { code: "shape", title: "Shape", values: codes.map((code) => ({ code, title: titles[code] })) };
}

/** Returns the outline of a shape. `radius` rounds the corners of squares and rectangles, in millimeters. */
export function shapeMask(code: string, radius = 0): SurfaceMask {
  switch (code) {
    case "circle":
      return { kind: "circle" };
    case "heart":
      return { kind: "path", path: heart };
    case "bone":
      return { kind: "path", path: bone };
    default:
      return { kind: "rounded", radius };
  }
}
