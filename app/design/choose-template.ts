import { isAdded } from "./added-layers";
import type { DesignDocument, Layer, PhotoLayer, Surface, TextLayer } from "./document";
import { findBlueprint } from "./known-products";
import { layersOf } from "./layers";
import { withLegibleWords } from "./legible-words";
import { findSurface } from "./surfaces";

type Surfaces = Record<string, Surface>;

/**
 * The design in another arrangement. Photos and words stay: in the layer of the same name where there is
 * one, else in order; a background the shopper chose stays too. What finds no
 * place is dropped; layers that the shopper added stay where they are.
 */
export function chooseTemplate(document: DesignDocument, key: string): DesignDocument {
  const templates = findBlueprint(document.blueprint)?.templates ?? [];
  const template = templates.find((each) => each.key === key);
  if (!template || key === document.template) return document;
  const leaving =
    templates.find((each) => each.key === document.template)?.surfaces(document.options, document.details) ??
    {};
  const empty = template.surfaces(document.options, document.details);
  const layers = layersOf(document).flatMap(({ layer }) => (isAdded(layer.id) ? [] : [layer]));
  const photos = queueOf(
    layers.filter(isPhoto).filter(({ photoId }) => photoId !== null),
    empty,
  );
  const words = queueOf(
    layers.filter(isText).filter(({ text }) => text !== ""),
    empty,
  );
  return {
    ...document,
    template: key,
    surfaces: Object.fromEntries(
      Object.entries(empty).map(([surface, { background, layers: slots }]) => [
        surface,
        withLegibleWords(
          {
            background: keptBackground(document.surfaces[surface], leaving[surface]) ?? background,
            layers: [
              ...slots.map((slot) => fill(slot, photos, words)),
              ...(document.surfaces[surface]?.layers ?? []).filter(({ id }) => isAdded(id)),
            ],
          },
          findSurface(document, surface)?.textColours ?? [],
        ),
      ]),
    ),
  };
}

/** Hands out contents: to their namesake first, then in order to whoever has none. */
type Queue<Content> = (id: string) => Content | undefined;

function queueOf<Content extends Layer>(contents: Content[], slots: Surfaces): Queue<Content> {
  const ids = Object.values(slots).flatMap(({ layers }) => layers.map(({ id }) => id));
  const rest = contents.filter(({ id }) => !ids.includes(id));
  return (id) => contents.find((content) => content.id === id) ?? rest.shift();
}

function fill(slot: Layer, photos: Queue<PhotoLayer>, words: Queue<TextLayer>): Layer {
  if (slot.kind === "photo") {
    const photo = photos(slot.id);
    if (!photo) return slot;
    const { photoId, crop, rotation, effect } = photo;
    return { ...slot, photoId, crop, rotation, effect };
  }
  if (slot.kind === "text") {
    const text = words(slot.id)?.text;
    return text ? { ...slot, text } : slot;
  }
  return slot;
}

function keptBackground(now: Surface | undefined, before: Surface | undefined): string | undefined {
  return now && now.background !== before?.background ? now.background : undefined;
}

function isPhoto(layer: Layer): layer is PhotoLayer {
  return layer.kind === "photo";
}

function isText(layer: Layer): layer is TextLayer {
  return layer.kind === "text";
}
