import { LRUCache } from "lru-cache";
import type { ProductData } from "~/brand/product-data";
import { findAccessory } from "~/design/accessories";
import { applyCommand } from "~/design/document/commands";
import type { DesignDocument } from "~/design/document/document";
import { accessoryPicture, type PictureView, productPicture } from "~/design/drawing/static-picture";
import { findBlueprint, findProduct } from "~/design/products/known-products";
import { sampleBackground, sampleDocument } from "~/design/products/samples";
import { serverOutline } from "~/design/text/fonts.server";
import { cacheLimits, textBytes } from "~/memory-cache.server";
import { sha256 } from "../shared/secrets";
import { moveToPlaces } from "./overrides/move-to-places";
import { indexedPicture } from "./pictures/picture-index";

const VIEWS: PictureView[] = ["scene", "unlit", "print", "detail"];

export interface SamplePicture {
  svg: string;
  version: string;
}

/** Most products have fewer colors or frames. */
const MAX_VARIANTS = 6;
/** Also in storefront/ui/sized-picture.ts. */
const PREVIEW = "preview";

type Wanted = Readonly<Record<string, string | null>>;

/** About 20 KB each. */
const pictures = new LRUCache<string, SamplePicture>(
  cacheLimits("samplePictures", ({ svg }) => textBytes(svg)),
);
const plainPictures = new Map<string, SamplePicture>();
const samples = new Map<string, DesignDocument>();
const keys = new Map<string, string>();
const drawnVersions = new Map<string, string>();

/**
 * Draws the product with its sample design; undefined for a product without one.
 * @param wanted option code → value code, and `view`; values that the product does not offer are ignored
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

/** True if the picture is cached, so that requesting it costs nothing. */
export function isSampleDrawn(sku: string, wanted: Wanted): boolean {
  const chosen = chooseSample(sku, wanted);
  return chosen ? pictures.get(chosen.key) !== undefined : plainPictures.has(sku);
}

/** The sample design in the requested options, with the cache key; undefined for a product without one. */
function chooseSample(sku: string, wanted: Wanted) {
  const sample = findSample(sku);
  if (!sample) return undefined;
  const document = shownOptions(sample).reduce(
    (changed, { code }) =>
      wanted[code] ? applyCommand(changed, { type: "choose-option", code, value: wanted[code] }) : changed,
    sample,
  );
  const view = VIEWS.find((known) => known === wanted.view) ?? "scene";
  return { document, view, key: `${sku} ${view} ${JSON.stringify(document.options)}` };
}

/** The options that the sample's picture can show; none without a sample. */
function shownOptions(sample: DesignDocument | undefined) {
  const options = (sample && findBlueprint(sample.blueprint)?.options) ?? [];
  return options.filter(({ fixedInSample }) => !fixedInSample);
}

/** Identifies the picture among those of the same art; undefined for a product without one. */
export function samplePictureKey(sku: string, wanted: Wanted = {}): string | undefined {
  return chooseSample(sku, wanted)?.key ?? (findAccessory(sku) && `${sku} as it is`);
}

/** The options that the picture can show, with the values in which the product is sold, in the brand's order. */
function soldOptions({ sku, tool, optionChanges }: SampledProduct) {
  return shownOptions(findSample(sku)).map((option) => {
    const sold = tool?.sold?.[option.code];
    const changes = optionChanges?.[option.code]?.values;
    const values = moveToPlaces(
      option.values.filter(({ code }) => sold?.includes(code) ?? true),
      ({ code }) => changes?.[code]?.position,
    );
    const offered = values.filter(({ code }) => changes?.[code]?.isOffered !== false);
    return { ...option, values: offered.length > 0 ? offered : values };
  });
}

/** The index's key of a side of the product as its page opens. */
export function sideKey(sku: string, side: string): string {
  return `${sku} ${side}`;
}

/** The sides from which the product is shown. */
export function sampleViews(sku: string): PictureView[] {
  const sample = findSample(sku);
  if (!sample) return ["scene"];
  return findProduct(sample.blueprint)?.hasLight
    ? ["scene", "print", "detail", "unlit"]
    : ["scene", "print", "detail"];
}

/** A product as the brand's files describe it. */
export type SampledProduct = Pick<ProductData, "sku" | "tool" | "optionChanges">;

/** The choices with which the product's page opens, the first of each option: option code → value code. */
export function firstChoices(product: SampledProduct): Record<string, string> {
  return Object.fromEntries(soldOptions(product).map(({ code, values }) => [code, values[0].code]));
}

/** The product in each of its colors or frames: option code → value code. */
export function sampleVariants(product: SampledProduct): Record<string, string>[] {
  const colored = soldOptions(product).find(({ values }) => values.some(({ swatch }) => swatch));
  return (colored?.values ?? []).slice(0, MAX_VARIANTS).map(({ code }) => ({ [colored?.code ?? ""]: code }));
}

/**
 * URL of the picture; changes with it. `preview` has the colors of its top, center and bottom, three hexadecimal digits
 * each, once it has been painted: pages show them until it is loaded.
 */
export function samplePictureAddress(sku: string, view: PictureView = "scene"): string {
  const shown: Record<string, string> = view === "scene" ? {} : { view };
  const key = view === "scene" ? samplePictureKey(sku) : sideKey(sku, view);
  const preview = indexedPicture(key ?? "")?.preview;
  const search = new URLSearchParams({
    v: samplePictureVersion(sku),
    ...shown,
    ...(preview && { [PREVIEW]: preview }),
  });
  return `/media/catalog/product/${sku}.webp?${search}`;
}

/** A product sold undesigned has a single picture. */
function drawnAsItIs(sku: string): SamplePicture | undefined {
  const known = plainPictures.get(sku);
  if (known) return known;
  const svg = accessoryPicture(sku);
  if (!svg) return undefined;
  const picture = { svg, version: sha256(svg).slice(0, 12) };
  plainPictures.set(sku, picture);
  return picture;
}

/** Version in the picture's URL: all pictures of a product change together. */
export function samplePictureVersion(sku: string): string {
  const key = keys.get(sku) ?? samplePictureKey(sku);
  if (key) keys.set(sku, key);
  const known = indexedPicture(key ?? "")?.version ?? drawnVersions.get(sku);
  if (known) return known;
  const picture = samplePicture(sku);
  if (!picture) return "0";
  drawnVersions.set(sku, picture.version);
  return picture.version;
}

function findSample(sku: string): DesignDocument | undefined {
  const known = samples.get(sku);
  if (known) return known;
  const sample = sampleDocument(sku);
  if (sample) samples.set(sku, sample);
  return sample;
}
