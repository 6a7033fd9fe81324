import type { SurfaceBlueprint } from "../blueprint/blueprint";
import { isOfferedColor } from "../blueprint/offered-colors";
import { type CodeChange, setCode } from "../codes/set-code";
import { addLayer, type LayerMove, orderLayer, removeLayer } from "../layers/added-layers";
import {
  type Alignment,
  type Axis,
  alignLayers,
  distributeLayers,
  groupLayers,
  moveGroup,
  ungroupLayers,
} from "../layers/arrange-layers";
import { placePhoto, rotatePhoto, setArt, setCrop, setEffect, setText } from "../layers/layer-changes";
import { setBox, setState, setTurn } from "../layers/place-layer";
import { setTextStyle, type TextStyle } from "../layers/text-style";
import { fillPhotos } from "../photos/fill-photos";
import type { FocusedPhoto } from "../photos/photo-focus";
import { repeatPhotos } from "../photos/repeat-photos";
import type { UnplacedPhoto } from "../photos/unplaced-photo";
import { dropEmptyPages } from "../surfaces/drop-empty-pages";
import { findSurface } from "../surfaces/surfaces";
import { chooseTemplate } from "../templates/choose-template";
import { withLegibleText } from "../text/legible-text";
import { chooseOption } from "./choose-option";
import type { Box, DesignDocument, Effect, Layer, PhotoLayer, PhotoMask, Surface } from "./document";
import { setDetails } from "./set-details";

/** One change that a shopper makes to a design, by a form or a gesture. */
export type Command = DesignCommand | SurfaceCommand | LayerCommand;

type DesignCommand =
  | { type: "choose-option"; code: string; value: string }
  | { type: "choose-template"; template: string }
  | { type: "set-details"; name: string; lines: string[] }
  /** `from` is the surface to start at; the first by default. */
  | { type: "fill-photos"; photos: UnplacedPhoto[]; from?: string }
  | { type: "repeat-photos" }
  | { type: "drop-empty-pages" };

type SurfaceCommand = { surface: string } & (
  | { type: "set-background"; color: string }
  | { type: "add-layer"; kind: Layer["kind"]; art?: string }
  | { type: "remove-layer"; id: string }
  | { type: "order-layer"; id: string; move: LayerMove }
  | { type: "align"; ids: string[]; to: Alignment }
  | { type: "distribute"; ids: string[]; axis: Axis }
  | { type: "group" | "ungroup"; ids: string[] }
);

type LayerCommand = { surface: string; layer: string } & (
  | { type: "set-box"; box: Partial<Box> }
  | { type: "set-turn"; turn: number }
  | { type: "set-state"; locked?: boolean; hidden?: boolean }
  | { type: "set-text"; text: string }
  | ({ type: "set-text-style" } & TextStyle)
  /** `photo` decides the initial crop. */
  | { type: "place-photo"; photoId: string | null; photo?: FocusedPhoto }
  | { type: "set-crop"; crop: Partial<PhotoLayer["crop"]> }
  | { type: "rotate-photo"; rotation: PhotoLayer["rotation"] }
  | { type: "set-effect"; effect: Partial<Effect> }
  /** Without a mask, the whole photo is shown; `photoId` is the photo that it was made for, which may have been replaced. */
  | { type: "set-mask"; mask?: PhotoMask; photoId: string | null }
  | { type: "set-art"; art?: string; color?: string }
  | ({ type: "set-code" } & CodeChange)
);

/**
 * Returns the design after a change; the given design is not modified. A command for something the design does not have
 * (a surface, a layer, an option, a color that is not offered) changes nothing; values out of range are clamped.
 */
export function applyCommand(document: DesignDocument, command: Command): DesignDocument {
  switch (command.type) {
    case "choose-option":
      return chooseOption(document, command.code, command.value);
    case "choose-template":
      return chooseTemplate(document, command.template);
    case "set-details":
      return setDetails(document, command.name, command.lines);
    case "fill-photos":
      return fillPhotos(document, command.photos, command.from);
    case "repeat-photos":
      return repeatPhotos(document);
    case "drop-empty-pages":
      return dropEmptyPages(document);
    default:
      return changeSurface(document, command);
  }
}

function changeSurface(document: DesignDocument, command: SurfaceCommand | LayerCommand): DesignDocument {
  const key = command.surface;
  const offered = findSurface(document, key);
  if (!offered || !Object.hasOwn(document.surfaces, key)) return document;
  const surface = document.surfaces[key];
  const changed = changedSurface(document, surface, offered, command);
  if (changed === surface) return document;
  return { ...document, surfaces: { ...document.surfaces, [key]: changed } };
}

function changedSurface(
  document: DesignDocument,
  surface: Surface,
  offered: SurfaceBlueprint,
  command: SurfaceCommand | LayerCommand,
): Surface {
  switch (command.type) {
    case "set-background":
      return setBackground(surface, offered, command.color);
    case "add-layer":
      return addLayer(document, surface, offered, command);
    case "remove-layer":
      return isLocked(surface, command.id) ? surface : removeLayer(surface, command.id);
    case "order-layer":
      return orderLayer(surface, command.id, command.move);
    case "align":
      return alignLayers(surface, command.ids, command.to, offered.size(document.options));
    case "distribute":
      return distributeLayers(surface, command.ids, command.axis, offered.size(document.options));
    case "group":
      return groupLayers(surface, command.ids);
    case "ungroup":
      return ungroupLayers(surface, command.ids);
    default:
      return changeLayer(document, surface, offered, command);
  }
}

function isLocked(surface: Surface, id: string): boolean {
  return surface.layers.some((layer) => layer.id === id && layer.locked);
}

function setBackground(surface: Surface, offered: SurfaceBlueprint, color: string): Surface {
  if (!isOfferedColor(color, offered, offered.backgrounds)) return surface;
  return withLegibleText({ ...surface, background: color }, offered.textColors);
}

function changeLayer(
  document: DesignDocument,
  surface: Surface,
  offered: SurfaceBlueprint,
  command: LayerCommand,
): Surface {
  const layer = surface.layers.find(({ id }) => id === command.layer);
  if (!layer) return surface;
  const changed = changedLayer(document, layer, offered, command);
  if (changed === layer) return surface;
  const replaced = { ...surface, layers: surface.layers.map((each) => (each === layer ? changed : each)) };
  return moveGroup(replaced, layer, changed, offered.size(document.options));
}

function changedLayer(
  document: DesignDocument,
  layer: Layer,
  offered: SurfaceBlueprint,
  command: LayerCommand,
): Layer {
  switch (command.type) {
    case "set-state":
      return setState(layer, command);
    case "set-box":
      return layer.locked ? layer : setBox(layer, command.box, offered.size(document.options));
    case "set-turn":
      return layer.locked ? layer : setTurn(layer, command.turn);
    default:
      return changedContent(document, layer, offered, command);
  }
}

function changedContent(
  document: DesignDocument,
  layer: Layer,
  offered: SurfaceBlueprint,
  command: LayerCommand,
): Layer {
  if (layer.kind === "photo") {
    switch (command.type) {
      case "place-photo":
        return placePhoto(layer, command.photoId, command.photo);
      case "set-crop":
        return setCrop(layer, command.crop);
      case "rotate-photo":
        return rotatePhoto(layer, command.rotation);
      case "set-effect":
        return setEffect(layer, command.effect);
      case "set-mask":
        return command.photoId === layer.photoId ? { ...layer, mask: command.mask } : layer;
    }
  }
  if (layer.kind === "text") {
    switch (command.type) {
      case "set-text":
        return setText(document, layer, command.text);
      case "set-text-style":
        return setTextStyle(layer, command, offered, offered.size(document.options));
    }
  }
  if (layer.kind === "code" && command.type === "set-code") return setCode(layer, command, offered);
  if (layer.kind === "art" && command.type === "set-art") return setArt(layer, command, offered);
  return layer;
}
