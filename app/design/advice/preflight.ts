import { findSlot } from "../blueprint/blueprint";
import type { DesignDocument, Layer, PhotoLayer, TextLayer } from "../document/document";
import { drawnLayers, isEmptyLayer, layersOf } from "../layers/layers";
import type { PhotoSources } from "../photos/photo-source";
import { pixelsPerInch } from "../photos/sharpness";
import { viewingOf } from "../production/viewing";
import { findBlueprint } from "../products/known-products";
import { findSurface, surfacesOf } from "../surfaces/surfaces";
import { mayStayEmpty } from "../text/optional-text";
import type { OutlineText } from "../text/outline";
import { codeFindings } from "./code-advice";
import { endsInBleed } from "./mask-edge";
import { isCutByHole, isInBinding, isLostInGap } from "./text-in-gap";
import { leavesWhiteEdge } from "./white-edge";

interface Preflight {
  /** Sizes of the photos in pixels. */
  photos: PhotoSources;
  outline: OutlineText;
  /** Percent of the resolution that the product needs from where it is seen; less than that is a finding. */
  resolutionFloor: number;
}

/**
 * Checks a paid design as prepress does, before material is spent: resolution, white in the bleed, text in holes and
 * gaps, empty sides.
 * @returns what a person should look at, worded for staff, in the order of the surfaces; without the shopper's own text
 */
export function preflightFindings(document: DesignDocument, preflight: Preflight): string[] {
  const ofLayers = layersOf(document).flatMap(({ surface, layer }) => {
    if (isEmptyLayer(layer) || !findSurface(document, surface)) return [];
    const place = { document, surface };
    if (layer.kind === "photo") return photoFindings(place, layer, preflight);
    if (layer.kind === "code")
      return codeFindings(document, surface, layer, preflight.outline).map(
        (finding) => `${titleOf(document, surface, layer)}: ${finding}`,
      );
    return layer.kind === "text" ? textFindings(place, layer, preflight) : [];
  });
  // Layers of one slot, such as photos that shoppers add, have one title.
  return [...new Set([...emptySurfaces(document), ...ofLayers])];
}

interface Place {
  document: DesignDocument;
  surface: string;
}

function photoFindings(
  { document, surface: key }: Place,
  layer: PhotoLayer,
  { photos, resolutionFloor }: Preflight,
): string[] {
  const surface = findSurface(document, key);
  const photo = layer.photoId !== null && Object.hasOwn(photos, layer.photoId) ? photos[layer.photoId] : null;
  const findings: string[] = [];
  if (surface && photo) {
    const pixels = Math.round(pixelsPerInch(layer, surface, document.options, photo));
    const viewing = viewingOf(document.blueprint);
    const floor = Math.ceil((viewing.pixelsPerInch * resolutionFloor) / 100);
    if (pixels < floor)
      findings.push(`${pixels} pixels per inch; at least ${floor} for something ${viewing.words}.`);
  }
  if (leavesWhiteEdge(document, key, layer)) findings.push("leaves white paper in the bleed.");
  if (photo && endsInBleed(document, key, layer, photo))
    findings.push("its cutout ends in the bleed, so white paper may show at the edge.");
  return findings.map((finding) => `${titleOf(document, key, layer)}: ${finding}`);
}

function textFindings({ document, surface: key }: Place, layer: TextLayer, { outline }: Preflight): string[] {
  const findings: string[] = [];
  if (isCutByHole(document, key, layer, outline)) findings.push("a hole goes through the text.");
  if (isLostInGap(document, key, layer, outline))
    findings.push("a gap between two tiles hides part of the text.");
  if (isInBinding(document, key, layer, outline)) findings.push("the text lies in the binding.");
  return findings.map((finding) => `${titleOf(document, key, layer)}: ${finding}`);
}

/** A side may be left empty where the studio allows it: the back of a tag, and pages, of which the shopper was warned. */
function emptySurfaces(document: DesignDocument): string[] {
  const blueprint = findBlueprint(document.blueprint);
  if (!blueprint) return [];
  const empty = surfacesOf(document).filter(({ key }) => {
    if (!drawnLayers(document, key).every(isEmptyLayer)) return false;
    const layers = document.surfaces[key]?.layers ?? [];
    return (
      !layers.every((layer) => mayStayEmpty(document, findSlot(blueprint, layer))) || layers.length === 0
    );
  });
  const [cover] = surfacesOf(document);
  return empty
    .filter((surface) => !blueprint.mayHaveBlanks || surface === cover)
    .map(({ title }) => `${title}: nothing is printed on it.`);
}

/** The title of a layer with that of its surface, such as "Page 3, Photo". */
export function titleOf(document: DesignDocument, key: string, layer: Layer): string {
  const blueprint = findBlueprint(document.blueprint);
  const title = blueprint ? findSlot(blueprint, layer).title : layer.id;
  const surfaces = surfacesOf(document);
  const surface = surfaces.find((each) => each.key === key);
  return surface && surfaces.length > 1 ? `${surface.title}, ${title}` : title;
}
