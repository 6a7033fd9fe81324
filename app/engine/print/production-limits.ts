import { isOwnArt, pathsOfOwnArt } from "~/design/art/own-art";
import type { DesignDocument, Layer } from "~/design/document/document";
import { isEmptyLayer } from "~/design/layers/layers";
import type { PhotoSources } from "~/design/photos/photo-source";
import type { ProductionRecipe } from "~/design/production/recipe";
import { recipeOf } from "~/design/production/recipe-of";
import { surfacesOf } from "~/design/surfaces/surfaces";
import { ImageRejected } from "~/image-processing";
import { loadingCache } from "~/memory-cache.server";
import { yieldToRequests } from "../jobs/yield-to-requests";
import { tightestBend } from "./neon/tightest-bend";
import { thinnestLine } from "./thinnest-line";

/** Part of a design that is drawn more finely than its process can make it. */
export interface Shortfall {
  surface: string;
  layer: Layer;
  /** `thin`: a line too thin to engrave. `bend`: a tube bent too tightly. */
  kind: "thin" | "bend";
  /** Millimeters: the width of the line, or the radius of the tube's middle. */
  measured: number;
  /** The smallest that can be made. */
  limit: number;
}

interface Context {
  /** With the shapes of uploaded clip art. */
  sources: PhotoSources;
  /** Whose turn it is, as in `processImage`. */
  visitor: string | null;
  /** Called for each part that is measured, since a known measure costs nothing. */
  onMeasured?: () => void;
}

type Measure = (layer: Layer, context: Context & { limit: number }) => Promise<number | undefined>;

/** Per kind: its limit in a recipe, and the function that returns what is below it. */
const checks: [Shortfall["kind"], (recipe: ProductionRecipe) => number | undefined, Measure][] = [
  ["thin", ({ minStroke }) => minStroke, thinnestLine],
  ["bend", ({ minBend }) => minBend, tightestBend],
];

const cached = loadingCache<{ millimeters: number | undefined }>("productionLimits", () => 8);

/**
 * Returns what is drawn too finely for the recipe of its surface, surface by surface: the one rule of preflight and the
 * studio. Drawings are measured in a child process; a long word of a neon sign may take a few tenths of a second, with requests
 * served between its steps.
 * @throws TooManyImages
 */
export async function shortfallsOf(document: DesignDocument, context: Context): Promise<Shortfall[]> {
  const found: Shortfall[] = [];
  for (const { measure, ...place } of placesOf(document)) {
    const { layer, kind, limit } = place;
    if (isMissing(layer, context.sources)) continue;
    const key = `${kind} ${limit} ${shapeOf(layer)}`;
    const measured = await millimetersOf(key, () => {
      context.onMeasured?.();
      return measure(layer, { ...context, limit });
    });
    if (measured !== undefined && measured < limit) found.push({ ...place, measured });
  }
  return found;
}

interface Place extends Omit<Shortfall, "measured"> {
  measure: Measure;
}

/** Every layer with every limit that applies to it. */
function placesOf(document: DesignDocument): Place[] {
  return surfacesOf(document).flatMap((surface) => {
    const recipe = recipeOf(document, surface);
    const layers = (document.surfaces[surface.key]?.layers ?? []).filter((layer) => !isEmptyLayer(layer));
    return checks.flatMap(([kind, limitOf, measure]) => {
      const limit = limitOf(recipe);
      if (limit === undefined) return [];
      return layers.map((layer) => ({ surface: surface.key, layer, kind, limit, measure }));
    });
  });
}

async function millimetersOf(key: string, measure: () => Promise<number | undefined>) {
  const { millimeters } = await cached(key, async () => {
    await yieldToRequests(undefined);
    return { millimeters: await orUnknown(measure()) };
  });
  return millimeters;
}

/** A drawing that takes too long to measure is not held for it. */
async function orUnknown(measured: Promise<number | undefined>): Promise<number | undefined> {
  try {
    return await measured;
  } catch (error) {
    if (error instanceof ImageRejected) return undefined;
    throw error;
  }
}

/** What the measures depend on: not where a layer lies, nor how it is turned and colored. */
function shapeOf(layer: Layer): string {
  const { width, height } = layer.box;
  return JSON.stringify({ ...layer, id: "", turn: 0, color: "", box: { width, height } });
}

function isMissing(layer: Layer, sources: PhotoSources): boolean {
  return layer.kind === "art" && isOwnArt(layer.art) && !pathsOfOwnArt(layer.art, sources);
}
