import type { PhotoLayer } from "~/design/document/document";
import type { MaskBox } from "~/design/photo-mask/change-mask";
import { BOX_FIELDS, chosenMask, FEATHER_FIELD, SHAPE_FIELD } from "../cut-out/mask-fields";
import { layerField } from "../field-names";
import { number, oneOf, type Reading } from "./reading";

const shapes = oneOf(["none", "ellipse", "rectangle", "outline"] as const);

/** Reads what of a photo is shown. In browsers the fields apply themselves, so that the page need not load this. */
export function readMask(reading: Reading, surface: string, layer: PhotoLayer): void {
  const field = (property: string) => layerField(surface, layer.id, property);
  const shape = reading.read(field(SHAPE_FIELD), shapes, "Please choose what to show.");
  if (shape === undefined) return;
  const message = "Please enter a percentage from 0 to 100.";
  const box = Object.fromEntries(
    Object.entries(BOX_FIELDS).map(([side, name]) => [side, reading.read(field(name), number, message)]),
  ) as Partial<MaskBox>;
  const feather = reading.read(field(FEATHER_FIELD), number, "Please choose how soft the edge is.");
  const mask = chosenMask(layer.mask, { shape, box, feather });
  if (mask !== layer.mask) reading.add({ type: "set-mask", surface, layer: layer.id, mask });
}
