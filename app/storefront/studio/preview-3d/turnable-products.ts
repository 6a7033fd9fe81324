/** The 3D model of a product. */
export type TurnableShape = "mug" | "pillow" | "canvas";

/** Blueprint → model; other products have no 3D preview. */
const shapes: Record<string, TurnableShape | undefined> = {
  photomug: "mug",
  pillow: "pillow",
  canvas: "canvas",
};

/** Returns the 3D model of a blueprint; undefined when it has none. */
export function turnableShape(blueprint: string): TurnableShape | undefined {
  return Object.hasOwn(shapes, blueprint) ? shapes[blueprint] : undefined;
}
