export { cropPositions } from "./crop-positions";

import { chooseOption } from "./choose-option";
import { chooseTemplate } from "./choose-template";
import type { DesignDocument, Layer, PhotoLayer, Surface } from "./document";
import { placePhoto, rotatePhoto, setCrop, setText, setTextStyle, type TextStyle } from "./layer-changes";
import { withLegibleWords } from "./legible-words";
import { findSurface } from "./surfaces";

/** One change a shopper makes to a design, from a form or from a gesture. */
export type Command =
  | { type: "set-text"; surface: string; layer: string; text: string }
  | ({ type: "set-text-style"; surface: string; layer: string } & TextStyle)
  | { type: "place-photo"; surface: string; layer: string; photoId: string | null }
  | { type: "set-crop"; surface: string; layer: string; crop: Partial<PhotoLayer["crop"]> }
  | { type: "rotate-photo"; surface: string; layer: string; rotation: PhotoLayer["rotation"] }
  | { type: "set-background"; surface: string; colour: string }
  | { type: "choose-option"; code: string; value: string }
  | { type: "choose-template"; template: string };

/**
 * The design after a change; the given one stays as it is. What the design does not have (a surface, a
 * layer, an option, a colour that is not offered) changes nothing; values out of range are brought into it.
 */
export function applyCommand(document: DesignDocument, command: Command): DesignDocument {
  switch (command.type) {
    case "set-background":
      return setBackground(document, command.surface, command.colour);
    case "choose-option":
      return chooseOption(document, command.code, command.value);
    case "choose-template":
      return chooseTemplate(document, command.template);
    default:
      return changeLayer(document, command);
  }
}

type LayerCommand = Extract<Command, { layer: string }>;

function changeLayer(document: DesignDocument, command: LayerCommand): DesignDocument {
  const surface = ownSurface(document, command.surface);
  const layer = surface?.layers.find(({ id }) => id === command.layer);
  if (!surface || !layer) return document;
  const changed = changedLayer(document, layer, command);
  if (changed === layer) return document;
  return withSurface(document, command.surface, {
    ...surface,
    layers: surface.layers.map((each) => (each === layer ? changed : each)),
  });
}

function changedLayer(document: DesignDocument, layer: Layer, command: LayerCommand): Layer {
  if (layer.kind === "photo") {
    switch (command.type) {
      case "place-photo":
        return placePhoto(layer, command.photoId);
      case "set-crop":
        return setCrop(layer, command.crop);
      case "rotate-photo":
        return rotatePhoto(layer, command.rotation);
    }
  }
  if (layer.kind === "text") {
    switch (command.type) {
      case "set-text":
        return setText(document, layer, command.text);
      case "set-text-style":
        return setTextStyle(layer, command, findSurface(document, command.surface)?.textColours ?? []);
    }
  }
  return layer;
}

function setBackground(document: DesignDocument, key: string, colour: string): DesignDocument {
  const surface = ownSurface(document, key);
  const offered = findSurface(document, key);
  if (!surface || !offered?.backgrounds.includes(colour)) return document;
  return withSurface(
    document,
    key,
    withLegibleWords({ ...surface, background: colour }, offered.textColours),
  );
}

function ownSurface(document: DesignDocument, key: string): Surface | undefined {
  return Object.hasOwn(document.surfaces, key) ? document.surfaces[key] : undefined;
}

function withSurface(document: DesignDocument, key: string, surface: Surface): DesignDocument {
  return { ...document, surfaces: { ...document.surfaces, [key]: surface } };
}
