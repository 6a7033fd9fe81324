/** How a product is modeled to be turned. */
export type TurnableShape = "mug" | "pillow" | "canvas";

/** Blueprint → shape; other products are not turned. */
const shapes: Record<string, TurnableShape | undefined> = {
  photomug: "mug",
  pillow: "pillow",
  canvas: "canvas",
};

/** The shape of the products of a blueprint; undefined when they cannot be turned. */
export function turnableShape(blueprint: string): TurnableShape | undefined {
  return Object.hasOwn(shapes, blueprint) ? shapes[blueprint] : undefined;
}
