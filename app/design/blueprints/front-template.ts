import type { BlueprintTemplate, ChosenOptions, SurfaceBlueprint } from "../blueprint";
import type { ArtLayer, Surface } from "../document";
import { hundredths } from "../measure";
import { artSlot } from "./layers";
import type { Size } from "./sizes";

/** An arrangement of a product that has one surface, its front. */
export function frontTemplate(
  front: SurfaceBlueprint["size"],
  key: string,
  title: string,
  arrange: (size: Size, options: ChosenOptions) => Surface,
): BlueprintTemplate {
  return { key, title, surfaces: (options) => ({ front: arrange(front(options), options) }) };
}

/** A step of a trail: its middle in parts of the surface, and the way it points in degrees. */
export type Step = [x: number, y: number, turn: number];

/** Paw prints that walk over a surface; `wide` is the part of its shorter side that each takes. */
export function pawTrail(size: Size, steps: Step[], wide: number, colour: string): ArtLayer[] {
  const side = hundredths(Math.min(size.width, size.height) * wide);
  return steps.map(([x, y, turn], index) => {
    const box = {
      x: hundredths(x * size.width - side / 2),
      y: hundredths(y * size.height - side / 2),
      width: side,
      height: side,
    };
    return { ...artSlot(`paw-${index + 1}`, "paw", box, colour), turn };
  });
}
