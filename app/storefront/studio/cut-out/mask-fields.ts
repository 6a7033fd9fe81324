import type { PhotoMask } from "~/design/document/document";
import { boxOf, type MaskBox, withBox, withFeather } from "~/design/photo-mask/change-mask";

/** Names of a photo's fields for its mask. */
export const SHAPE_FIELD = "cutout";
export const FEATHER_FIELD = "cutout-soft";
/** Percent of the photo. */
export const BOX_FIELDS: Record<keyof MaskBox, string> = {
  left: "cutout-left",
  top: "cutout-top",
  width: "cutout-width",
  height: "cutout-height",
};

/** What the fields say. */
export interface ChosenMask {
  shape: "none" | PhotoMask["shape"];
  box?: Partial<MaskBox>;
  /** Millimeters. */
  feather?: number;
}

/** Returns the mask that the fields ask for; the same one when they say what it is. An outline cannot be chosen, only kept. */
export function chosenMask(
  mask: PhotoMask | undefined,
  { shape, box, feather }: ChosenMask,
): PhotoMask | undefined {
  if (shape === "none") return undefined;
  const isShape = mask?.shape === shape;
  if (shape === "outline") return isShape ? softened(mask, feather) : mask;
  const said = Object.entries(box ?? {}).filter(([, value]) => value !== undefined);
  const { left, top, width, height } = { ...boxOf(mask), ...Object.fromEntries(said) };
  const changed = withBox(mask, shape, { left, top, width, height });
  const isAlike = isShape && changed.points.join() === mask.points.join();
  return softened(isAlike ? mask : changed, feather);
}

function softened(mask: PhotoMask, feather = mask.feather): PhotoMask {
  const changed = withFeather(mask, feather);
  return changed.feather === mask.feather ? mask : changed;
}
