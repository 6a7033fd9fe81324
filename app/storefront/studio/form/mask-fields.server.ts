import { applyCommand } from "~/design/document/commands";
import type { DesignDocument, PhotoLayer, PhotoMask } from "~/design/document/document";
import { layersOf } from "~/design/layers/layers";
import type { MaskBox } from "~/design/photo-mask/change-mask";
import { BOX_FIELDS, chosenMask, FEATHER_FIELD, SHAPE_FIELD } from "../cut-out/mask-fields";
import { layerField } from "../field-names";
import { number, oneOf, Reading, type RejectedFields } from "./reading";

const shapes = oneOf(["none", "ellipse", "rectangle", "outline"] as const);

/**
 * Reads what of each photo is shown, and changes the design to it. In browsers these fields apply themselves, so that the
 * page need not load their reading.
 * @param shown the design that the form shows @param changed that design after all other fields
 */
export function followMasks(
  form: FormData,
  shown: DesignDocument,
  changed: DesignDocument,
): { document: DesignDocument; rejected: RejectedFields } {
  const reading = new Reading(form, shown, {});
  const masks = new Map<string, PhotoMask | undefined>();
  for (const { surface, layer, name } of layersOf(shown)) {
    if (layer.kind !== "photo") continue;
    const mask = readMask(reading, surface, layer);
    if (mask !== layer.mask) masks.set(name, mask);
  }
  return { document: layersOf(changed).reduce(applyMask, changed), rejected: reading.rejected };

  function applyMask(
    document: DesignDocument,
    { surface, layer, name }: ReturnType<typeof layersOf>[number],
  ) {
    if (layer.kind !== "photo" || layer.photoId === null || !masks.has(name)) return document;
    const { photoId } = layer;
    return applyCommand(document, {
      type: "set-mask",
      surface,
      layer: layer.id,
      photoId,
      mask: masks.get(name),
    });
  }
}

function readMask(reading: Reading, surface: string, layer: PhotoLayer): PhotoMask | undefined {
  const field = (property: string) => layerField(surface, layer.id, property);
  const shape = reading.read(field(SHAPE_FIELD), shapes, "Please choose what to show.");
  if (shape === undefined) return layer.mask;
  const message = "Please enter a percentage from 0 to 100.";
  const box = Object.fromEntries(
    Object.entries(BOX_FIELDS).map(([side, name]) => [side, reading.read(field(name), number, message)]),
  ) as Partial<MaskBox>;
  const feather = reading.read(field(FEATHER_FIELD), number, "Please choose how soft the edge is.");
  return chosenMask(layer.mask, { shape, box, feather });
}
