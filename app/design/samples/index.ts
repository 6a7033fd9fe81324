import { startDocument } from "../blueprint";
import { applyCommand } from "../commands";
import type { DesignDocument } from "../document";
import { findBlueprint } from "../known-products";
import type { SceneBackground } from "../scenes/scene";
import { bookSamples } from "./books";
import { busrollSamples } from "./busrolls";
import { canvasSamples } from "./canvases";
import { deskSamples } from "./desk-gifts";
import { gameSamples } from "./games";
import { tableGoodSamples, wallGoodSamples } from "./hard-goods";
import { homeSamples } from "./home-gifts";
import { mugSamples } from "./mugs";
import { neonSamples } from "./neon-signs";
import { outdoorSamples } from "./outdoors";
import type { Sample, Samples } from "./sample";
import { softGoodSamples } from "./soft-goods";
import { textileSamples } from "./textiles";
import { paperPrintSamples, wallPrintSamples, wallSetSamples } from "./wall-prints";
import { wearableSamples } from "./wearables";

const own: Samples = {
  ...neonSamples,
  ...mugSamples,
  ...softGoodSamples,
  ...canvasSamples,
  ...wallPrintSamples,
  ...paperPrintSamples,
  ...wallSetSamples,
  ...deskSamples,
  ...homeSamples,
  ...textileSamples,
  ...outdoorSamples,
  ...bookSamples,
  ...busrollSamples,
  ...gameSamples,
  ...wearableSamples,
  ...wallGoodSamples,
  ...tableGoodSamples,
};

const samples = new Map(Object.entries(own));

/** Every product that has a sample design here. */
export const sampleSkus: string[] = Object.keys(own);

/** Makes the sample of a product known that a brand's data describes; what is said later holds. */
export function knowSample(sku: string, sample: Sample): void {
  samples.set(sku, sample);
}

/** Whether there is a sample of it. */
export function hasSample(sku: string): boolean {
  return samples.has(sku);
}

/** The design that shows a product on its cards and pages; undefined for an unknown sku. */
export function sampleDocument(sku: string): DesignDocument | undefined {
  const sample = samples.get(sku);
  const blueprint = sample && findBlueprint(sample.blueprint);
  if (!sample || !blueprint) return undefined;
  return sample.commands.reduce(applyCommand, startDocument(blueprint, sample));
}

/** What the product stands on in its sample picture. */
export function sampleBackground(sku: string): SceneBackground {
  return samples.get(sku)?.scene ?? "sand";
}
