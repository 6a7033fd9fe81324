import { artTitle } from "../art/art-sheet";
import { hasOwnColors, isOwnArt, pathsOfOwnArt } from "../art/own-art";
import { findSlot, type SurfaceBlueprint } from "../blueprint/blueprint";
import { nameOrDescription } from "../blueprint/describe-color";
import { readLink } from "../codes/link";
import type { PhotoSources } from "../photos/photo-source";
import { findBlueprint } from "../products/known-products";
import { findSurface, surfacesOf } from "../surfaces/surfaces";
import { designFonts } from "../text/fonts";
import type { ArtLayer, CodeLayer, DesignDocument, Layer, PhotoLayer, TextLayer } from "./document";

/** Surfaces described one by one; a book's further pages are counted. */
const MAX_SURFACES = 6;

/**
 * A design in words, for a buyer who cannot see its picture, such as "Photo; “Rex” in Pacifico, terracotta, centered".
 * Several sides are named: "Front: photo. Back: “Rex” in …".
 * @param sources the uploaded drawings; without them, colors that depend on a drawing are left out
 */
export function describeDesign(document: DesignDocument, sources: PhotoSources = {}): string {
  const surfaces = surfacesOf(document);
  const described = surfaces.slice(0, MAX_SURFACES).map((surface) => {
    const text = describeSurface(document, surface, sources);
    return surfaces.length > 1 ? `${surface.title}: ${text}` : text;
  });
  const more = surfaces.length - described.length;
  const questions = findBlueprint(document.blueprint)?.details ?? {};
  const details = Object.entries(document.details).flatMap(([name, lines]) =>
    questions[name]?.unavailable?.(document.options) ? [] : lines,
  );
  const sentences = [
    ...described,
    ...(more > 0 ? [`${more} more, ${countedPhotos(document)} in all`] : []),
    ...(details.length > 0 ? [`Text: ${shortened(details.join(", "))}`] : []),
  ];
  return sentences.map(asSentenceStart).join(". ");
}

/** One side of a design in words, such as "Front: photo". @param key of a surface that the design has */
export function describeSide(document: DesignDocument, key: string): string {
  const side = findSurface(document, key);
  return side ? `${side.title}: ${describeSurface(document, side, {})}` : "";
}

function describeSurface(document: DesignDocument, offered: SurfaceBlueprint, sources: PhotoSources): string {
  const surface = document.surfaces[offered.key];
  if (!surface) return "empty";
  const shown = surface.layers.filter(({ hidden }) => !hidden);
  const parts = shown.flatMap((layer) => describeLayer(document, layer, offered, sources) ?? []);
  if (offered.backgrounds.length > 1) parts.push(`on ${nameOrDescription(surface.background).toLowerCase()}`);
  return parts.length > 0 ? parts.join("; ") : "empty";
}

/**
 * A layer in words; null for an empty text, which is not printed.
 * @param offered its surface
 * @param sources as in describeDesign
 */
export function describeLayer(
  document: DesignDocument,
  layer: Layer,
  offered: SurfaceBlueprint | undefined,
  sources: PhotoSources = {},
): string | null {
  switch (layer.kind) {
    case "photo":
      return describePhoto(document, layer);
    case "text":
      return layer.text === "" ? null : describeText(layer);
    case "code":
      return layer.link === "" ? null : withTurn(`${CODE} of ${openedBy(layer)}`, layer);
    case "art":
      return withTurn(`${artTitle(layer.art).toLowerCase()}${artColor(layer, offered, sources)}`, layer);
  }
}

/** Empty for an uploaded drawing that may have its own colors here, which are not named. */
function artColor(
  { art, color, isOneColor }: ArtLayer,
  offered: SurfaceBlueprint | undefined,
  sources: PhotoSources,
): string {
  const isKnownPlain = Boolean(pathsOfOwnArt(art, sources)) && !hasOwnColors(art, sources);
  const mayHaveOwn = isOwnArt(art) && offered?.hasFreeColors && !isOneColor && !isKnownPlain;
  return mayHaveOwn ? "" : `, ${nameOrDescription(color).toLowerCase()}`;
}

const CODE = "QR code";

/** What a phone opens, which has no spaces; while that is not valid, what was typed. */
function openedBy({ link }: CodeLayer): string {
  const reading = readLink(link);
  return "link" in reading ? reading.link : link;
}

/** Returns a design's description for emails, with its codes but without what they open. */
export function withoutCodeLinks(description: string): string {
  return description.replace(/\bQR code of \S+?(?=[;,.]?(?:\s|$))/gu, CODE);
}

const TONES: Record<PhotoLayer["effect"]["tone"], string> = {
  none: "",
  mono: ", black and white",
  sepia: ", sepia",
};

function describePhoto(document: DesignDocument, layer: PhotoLayer): string {
  const blueprint = findBlueprint(document.blueprint);
  const title = (blueprint ? findSlot(blueprint, layer).title : "Photo").toLowerCase();
  if (layer.photoId === null) return `${title} missing`;
  const shape = layer.shape === "circle" || layer.shape === "heart" ? ` in a ${layer.shape}` : "";
  const cut = layer.mask ? ", cut out" : "";
  return withTurn(`${title}${shape}${TONES[layer.effect.tone]}${cut}`, layer);
}

const ALIGNMENTS: Record<TextLayer["align"], string> = {
  left: "aligned left",
  center: "centered",
  right: "aligned right",
};

function describeText(layer: TextLayer): string {
  const curve = layer.circle ? ", on a circle" : layer.curve === 0 ? "" : ", curved";
  const style = `${fontName(layer.font)}, ${nameOrDescription(layer.color).toLowerCase()}, ${ALIGNMENTS[layer.align]}`;
  const border = layer.border ? `, outlined in ${nameOrDescription(layer.border.color).toLowerCase()}` : "";
  const shadow = layer.shadow ? `, with a ${nameOrDescription(layer.shadow.color).toLowerCase()} shadow` : "";
  return withTurn(`“${linesInARow(layer.text)}” in ${style}${curve}${border}${shadow}`, layer);
}

/** Such as "Pacifico" of "Pacifico, brush script". */
function fontName(key: string): string {
  return designFonts.find((font) => font.key === key)?.title.split(",")[0] ?? key;
}

/** A text of several lines, such as “Rex / 2012–2024”. */
export function linesInARow(text: string): string {
  return text.replaceAll("\n", " / ");
}

function withTurn(text: string, { turn }: Layer): string {
  return Math.abs(turn) < 1 ? text : `${text}, rotated ${Math.round(turn)}°`;
}

function countedPhotos(document: DesignDocument): string {
  const photos = Object.values(document.surfaces)
    .flatMap(({ layers }) => layers)
    .filter((layer) => layer.kind === "photo" && layer.photoId !== null && !layer.hidden).length;
  return photos === 1 ? "1 photo" : `${photos} photos`;
}

const MAX_DETAILS_LENGTH = 200;

function shortened(text: string): string {
  return text.length > MAX_DETAILS_LENGTH ? `${text.slice(0, MAX_DETAILS_LENGTH).trimEnd()}…` : text;
}

function asSentenceStart(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
