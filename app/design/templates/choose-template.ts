import type { DesignDocument, Layer, PhotoLayer, Surface, TextLayer } from "../document/document";
import { isAdded } from "../layers/added-layers";
import { layersOf } from "../layers/layers";
import { findBlueprint } from "../products/known-products";
import { findSurface } from "../surfaces/surfaces";
import { withLegibleText } from "../text/legible-text";

type Surfaces = Record<string, Surface>;

/**
 * Changes the template of a design. Photos and texts move to the layer with the same id on the same surface if there is
 * one, otherwise in order; a background that the shopper chose is kept. Contents without a place are dropped, as are
 * the old template's initial texts; layers that the shopper added stay. What is hidden stays hidden.
 */
export function chooseTemplate(document: DesignDocument, key: string): DesignDocument {
  const templates = findBlueprint(document.blueprint)?.templates ?? [];
  const template = templates.find((each) => each.key === key);
  if (!template || key === document.template) return document;
  const removed =
    templates.find((each) => each.key === document.template)?.surfaces(document.options, document.details) ??
    {};
  const empty = template.surfaces(document.options, document.details);
  const contents = layersOf(document)
    .filter(({ layer }) => !isAdded(layer.id))
    .filter((content) => !isOfTemplate(content, removed));
  const photos = queueOf(contents.flatMap(placedPhoto), empty);
  const textLayers = queueOf(contents.flatMap(placedText), empty);
  return {
    ...document,
    template: key,
    surfaces: Object.fromEntries(
      Object.entries(empty).map(([surface, { background, layers: slots }]) => [
        surface,
        withLegibleText(
          {
            background: keptBackground(document.surfaces[surface], removed[surface]) ?? background,
            layers: [
              ...slots.map((slot) => fill(surface, slot, photos, textLayers)),
              ...(document.surfaces[surface]?.layers ?? []).filter(({ id }) => isAdded(id)),
            ],
          },
          findSurface(document, surface)?.textColors ?? [],
        ),
      ]),
    ),
  };
}

/** Checks whether a text is the template's initial text. */
function isOfTemplate({ surface, layer }: Placed<Layer>, template: Surfaces): boolean {
  const slot = template[surface]?.layers.find(({ id }) => id === layer.id);
  return layer.kind === "text" && slot?.kind === "text" && slot.text === layer.text;
}

/** Assigns contents: to the layer with the same id on the same surface first, then in order to the remaining layers. */
type Queue<Content> = (surface: string, id: string) => Content | undefined;

interface Placed<Content> {
  surface: string;
  layer: Content;
}

function queueOf<Content extends Layer>(contents: Placed<Content>[], slots: Surfaces): Queue<Content> {
  const rest = contents.filter(
    ({ surface, layer }) => !slots[surface]?.layers.some(({ id }) => id === layer.id),
  );
  return (surface, id) => {
    const namesake = contents.find((content) => content.surface === surface && content.layer.id === id);
    return (namesake ?? rest.shift())?.layer;
  };
}

function fill(surface: string, slot: Layer, photos: Queue<PhotoLayer>, textLayers: Queue<TextLayer>): Layer {
  if (slot.kind === "photo") {
    const photo = photos(surface, slot.id);
    if (!photo) return slot;
    const { photoId, crop, rotation, effect, hidden, mask } = photo;
    return { ...slot, photoId, crop, rotation, effect, hidden, mask };
  }
  if (slot.kind === "text") {
    const content = textLayers(surface, slot.id);
    return content ? { ...slot, text: content.text, hidden: content.hidden } : slot;
  }
  return slot;
}

function keptBackground(now: Surface | undefined, before: Surface | undefined): string | undefined {
  return now && now.background !== before?.background ? now.background : undefined;
}

function placedPhoto({ surface, layer }: Placed<Layer>): Placed<PhotoLayer>[] {
  return layer.kind === "photo" && layer.photoId !== null ? [{ surface, layer }] : [];
}

function placedText({ surface, layer }: Placed<Layer>): Placed<TextLayer>[] {
  return layer.kind === "text" && layer.text !== "" ? [{ surface, layer }] : [];
}
