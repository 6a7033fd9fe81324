import { type Blueprint, type ChosenOptions, startDocument } from "../blueprint/blueprint";
import { type Proportion, refittedCrop } from "../geometry/geometry";
import { isAdded } from "../layers/added-layers";
import { layersOf, type PlacedLayer } from "../layers/layers";
import { portraitOf } from "../photos/photo-id";
import { findBlueprint } from "../products/known-products";
import { surfacesOf } from "../surfaces/surfaces";
import { applyCommand } from "./commands";
import type { DesignDocument, PhotoLayer, TextLayer } from "./document";

/** The target product: its blueprint, with the template and options that it starts with. */
export interface OtherProduct {
  blueprint: Blueprint;
  template?: string;
  options?: ChosenOptions;
}

/**
 * Applies a design to another product: its photos fill the new slots (slots of the same name first) with the same
 * center
 * of the crop; its texts go into slots of the same name; its background is kept where it is offered. Added and hidden layers are
 * not
 * copied, and the original design is unchanged.
 * @param pixels photo id → its size
 */
export function applyToProduct(
  design: DesignDocument,
  { blueprint, ...chosen }: OtherProduct,
  pixels: Record<string, Proportion>,
): DesignDocument {
  const start = startDocument(blueprint, chosen);
  const own = layersOf(design).filter(({ layer }) => !isAdded(layer.id) && !layer.hidden);
  const withPhotos = placePhotos(start, own, pixels);
  return withBackground(withText(withPhotos, own), design);
}

type PlacedPhoto = { layer: PhotoLayer };

function placePhotos(
  start: DesignDocument,
  own: PlacedLayer[],
  pixels: Record<string, Proportion>,
): DesignDocument {
  const photos = own.flatMap(({ layer }) =>
    layer.kind === "photo" && layer.photoId !== null ? [{ layer }] : [],
  );
  const slots = layersOf(start).filter(({ layer }) => layer.kind === "photo");
  const names = slots.map(({ layer }) => layer.id);
  const rest = photos.filter(({ layer }) => !names.includes(layer.id));
  const left = [...photos];
  return slots.reduce((document, { surface, layer: slot }) => {
    const namesake = left.find(({ layer }) => layer.id === slot.id);
    const photo = namesake ?? rest.shift();
    if (!photo) return document;
    left.splice(left.indexOf(photo), 1);
    return laidInto(document, surface, slot.id, slot.box, photo, pixels);
  }, start);
}

function laidInto(
  document: DesignDocument,
  surface: string,
  layer: string,
  frame: Proportion,
  { layer: photo }: PlacedPhoto,
  pixels: Record<string, Proportion>,
): DesignDocument {
  const { photoId, rotation, effect, mask } = photo;
  const size = sizeOf(photoId ?? "", pixels);
  const crop = size ? refittedCrop(photo, frame, size) : photo.crop;
  const target = { surface, layer };
  return [
    { type: "place-photo" as const, ...target, photoId },
    { type: "rotate-photo" as const, ...target, rotation },
    { type: "set-crop" as const, ...target, crop },
    { type: "set-effect" as const, ...target, effect },
    { type: "set-mask" as const, ...target, mask, photoId },
  ].reduce(applyCommand, document);
}

/** Our own drawn pets are square. */
function sizeOf(photoId: string, pixels: Record<string, Proportion>): Proportion | undefined {
  if (portraitOf(photoId) !== undefined) return { width: 1, height: 1 };
  return Object.hasOwn(pixels, photoId) ? pixels[photoId] : undefined;
}

function withText(document: DesignDocument, own: PlacedLayer[]): DesignDocument {
  const text = own.flatMap(({ layer }) => (isWritten(layer) ? [layer] : []));
  return layersOf(document).reduce((changed, { surface, layer }) => {
    const namesake = text.find(({ id }) => id === layer.id);
    if (!namesake) return changed;
    return applyCommand(changed, { type: "set-text", surface, layer: layer.id, text: namesake.text });
  }, document);
}

function isWritten(layer: PlacedLayer["layer"]): layer is TextLayer {
  return layer.kind === "text" && layer.text.trim() !== "";
}

/** Copies the background that the shopper chose for the first surface, where the target offers it. */
function withBackground(document: DesignDocument, design: DesignDocument): DesignDocument {
  const color = chosenBackground(design);
  if (!color) return document;
  return surfacesOf(document).reduce(
    (changed, { key }) => applyCommand(changed, { type: "set-background", surface: key, color }),
    document,
  );
}

function chosenBackground(design: DesignDocument): string | undefined {
  const [first] = Object.keys(design.surfaces);
  const { options, details, template } = design;
  const found = findBlueprint(design.blueprint)?.templates.find(({ key }) => key === template);
  const { background } = design.surfaces[first];
  return found?.surfaces(options, details)[first]?.background === background ? undefined : background;
}
