import { LRUCache } from "lru-cache";
import { applyCommand } from "~/design/commands";
import type { DesignDocument } from "~/design/document";
import { serverOutline } from "~/design/fonts.server";
import { sampleBackground, sampleDocument } from "~/design/samples";
import { goodsPicture, type PictureView, productPicture } from "~/design/static-picture";
import { cacheLimits, textBytes } from "~/memory-cache.server";
import { sha256 } from "../shared/secrets";

/** Options by which a sample picture can be asked for. */
const SHOWN_OPTIONS = [
  "color",
  "size",
  "frame",
  "shape",
  "finish",
  "tone",
  "pieces",
  "profile",
  "border",
  "glass",
  "gangs",
  "switch",
  "face",
  "light",
];
const VIEWS: PictureView[] = ["scene", "unlit", "print", "detail"];

export interface SamplePicture {
  svg: string;
  /** Changes when the picture does. */
  version: string;
}

type Wanted = Readonly<Record<string, string | null>>;

/** Some 20 KB each. */
const pictures = new LRUCache<string, SamplePicture>(
  cacheLimits("samplePictures", ({ svg }) => textBytes(svg)),
);
const plainPictures = new Map<string, SamplePicture>();
const samples = new Map<string, DesignDocument>();
const versions = new Map<string, string>();

/**
 * The product as its sample design shows it; undefined for a product without one.
 * @param wanted option code → value code, and `view`; what the product does not offer is ignored
 */
export function samplePicture(sku: string, wanted: Wanted = {}): SamplePicture | undefined {
  const chosen = chooseSample(sku, wanted);
  if (!chosen) return drawnAsItIs(sku);
  const { document, view, key } = chosen;
  const cached = pictures.get(key);
  if (cached) return cached;
  const svg = productPicture(document, {
    photos: {},
    outline: serverOutline,
    background: sampleBackground(sku),
    view,
  });
  const picture = { svg, version: sha256(svg).slice(0, 12) };
  pictures.set(key, picture);
  return picture;
}

/** Whether the picture is there already, so that asking for it costs nothing. */
export function isSampleDrawn(sku: string, wanted: Wanted): boolean {
  const chosen = chooseSample(sku, wanted);
  return chosen ? pictures.get(chosen.key) !== undefined : plainPictures.has(sku);
}

/** The sample design with the wanted options, and the key of its picture; undefined for a product without one. */
function chooseSample(sku: string, wanted: Wanted) {
  const sample = findSample(sku);
  if (!sample) return undefined;
  const document = SHOWN_OPTIONS.reduce(
    (changed, code) =>
      wanted[code] ? applyCommand(changed, { type: "choose-option", code, value: wanted[code] }) : changed,
    sample,
  );
  const view = VIEWS.find((known) => known === wanted.view) ?? "scene";
  return { document, view, key: `${sku} ${view} ${JSON.stringify(document.options)}` };
}

/** Where the picture is had, by an address that changes with it. */
export function samplePictureAddress(sku: string): string {
  return `/media/catalog/product/${sku}.webp?v=${samplePictureVersion(sku)}`;
}

/** A product that nobody designs has one picture. */
function drawnAsItIs(sku: string): SamplePicture | undefined {
  const known = plainPictures.get(sku);
  if (known) return known;
  const svg = goodsPicture(sku, serverOutline);
  if (!svg) return undefined;
  const picture = { svg, version: sha256(svg).slice(0, 12) };
  plainPictures.set(sku, picture);
  return picture;
}

/** For the picture's address: all pictures of a product change together. */
export function samplePictureVersion(sku: string): string {
  const known = versions.get(sku);
  if (known) return known;
  const picture = samplePicture(sku);
  if (!picture) return "0";
  versions.set(sku, picture.version);
  return picture.version;
}

function findSample(sku: string): DesignDocument | undefined {
  const known = samples.get(sku);
  if (known) return known;
  const sample = sampleDocument(sku);
  if (sample) samples.set(sku, sample);
  return sample;
}
