import { redirect } from "@remix-run/node";
import { designProblems } from "~/design/advice/problems";
import type { DesignWarning } from "~/design/advice/warnings";
import { type Blueprint, startDocument } from "~/design/blueprint/blueprint";
import { acceptDesignDocument } from "~/design/document/check-document";
import { applyCommand } from "~/design/document/commands";
import type { DesignDocument } from "~/design/document/document";
import type { PhotoSources } from "~/design/photos/photo-source";
import { findBlueprint } from "~/design/products/known-products";
import { sampleBackground } from "~/design/products/samples";
import { serverOutline } from "~/design/text/fonts.server";
import {
  OwnPhotosDocument,
  StudioCartLinesDocument,
  type StudioDesignFragment,
  StudioProductDocument,
  type StudioProductQuery,
  StudioSavedDesignDocument,
} from "~/provider/contract/documents.generated";
import type { Provider } from "~/provider/provider.server";
import { openCatalog } from "../catalog/catalog-request.server";
import { quantityBreaks } from "../ui/quantity-breaks";
import { measuredWarnings } from "./advice/measured-warnings";
import { clipArtSources } from "./clip-art/clip-art-sources";
import { OWN_PHOTO_FIELD, SURFACE_FIELD } from "./field-names";
import { namedColors } from "./photos/named-colors.server";
import { unplacedPhoto } from "./photos/photo-batch";
import { MAX_TRAY_PHOTOS } from "./photos/photo-tray";
import { readOtherProducts } from "./saving/other-products.server";
import type { ProductFamily } from "./saving/product-family";
import type { StudioProduct, StudioView } from "./studio-view";
import { findTool, type Tool } from "./tools";
import type { ProductVersions } from "./versions/product-version";
import { readVersions } from "./versions/read-versions.server";

/** A design opened by the URL of a tool page, for the page or its action. */
export interface Draft {
  tool: Tool;
  product: StudioProduct;
  /** Uid of the cart line's entered option that holds the design's id. */
  designOptionUid: string;
  designId: string | null;
  /** The shopper's name for the design; may be empty. */
  name: string;
  /** Token of the link that shares it; null when it is not shared. */
  shareToken: string | null;
  isSignedIn: boolean;
  /** Products to which it can be applied once it is saved. */
  otherProducts: ProductFamily[];
  /** The choice among the tool's products; null when there is none. */
  versions: ProductVersions | null;
  document: DesignDocument;
  /** The tube of the saved design; null where the price doesn't depend on it. */
  tubeMm: number | null;
  photos: PhotoSources;
  /** The visitor's latest photos, from all products and visits, newest first. */
  ownPhotos: OwnPhoto[];
  problems: StudioView["problems"];
  /** What the provider measured of the saved design; none before the first save. */
  measured: DesignWarning[];
  cartLine: { uid: string; quantity: number } | null;
  /** The store has a model that finds the pet in a photo. */
  findsPets: boolean;
  /** The photo in the URL, for a new design. */
  photo: string | null;
  /** The visible surface where some are shown one at a time. */
  surface: string | null;
  notice: string | null;
}

const DESIGN_GONE =
  "We couldn't find that design here. It may have been made in another browser or account. You can start a new one.";
const PHOTO_GONE =
  "We couldn't find that photo here. It may have been uploaded in another browser or account. You can upload it again.";

/**
 * Opens the design that the URL asks for: with `design` a saved design of this visitor, otherwise a new one of `sku`
 * with `template` and options such as `color`; `item` is the cart line it belongs to. What is unavailable is replaced
 * by a new design with a notice.
 * @throws Response a redirect to the tool of the product; 404 when the tool has no product, 503 when the provider is
 * unavailable
 */
export async function openDraft(provider: Provider, request: Request): Promise<Draft> {
  const url = new URL(request.url);
  const tool = findTool(url.pathname);
  if (!tool) throw notFound();
  const wanted = url.searchParams.get("design") || null;
  const saved = wanted ? await readDesign(provider, wanted) : null;
  const sku = saved?.sku ?? url.searchParams.get("sku");
  const found = await readProduct(request, tool, sku);
  if (found.tool.path !== tool.path && findTool(found.tool.path))
    throw redirect(found.tool.path + url.search);

  const blueprint = findBlueprint(found.tool.blueprint);
  if (!blueprint) throw notFound();
  const kept = saved && acceptedDocument(saved);
  const { document, photos, photo, measured, tubeMm } = kept
    ? savedStart(kept, saved)
    : await freshStart(provider, freshDocument(blueprint, found.tool, url.searchParams), url);
  return {
    tool,
    product: toStudioProduct(found),
    designOptionUid: found.tool.design_option_uid,
    ...(await savingOf(kept ? saved : null)),
    isSignedIn: provider.isLoggedIn,
    versions: await readVersions(request, tool, found.sku ?? ""),
    document,
    tubeMm,
    photos,
    ownPhotos: await readOwnPhotos(provider),
    photo,
    problems: designProblems(document, serverOutline),
    findsPets: found.findsPets,
    measured,
    cartLine: await readCartLine(provider, found.sku ?? "", url.searchParams.get("item")),
    surface: url.searchParams.get(SURFACE_FIELD),
    notice: missingText({
      design: wanted !== null && !kept,
      product:
        sku !== null && sku !== found.sku && `We couldn't find that product. Here's our ${found.name}.`,
      photo: !kept && photo === null && url.searchParams.has(OWN_PHOTO_FIELD),
    }),
  };
}

/** Says which of the things that the URL asks for is missing; null when all are there. */
function missingText(isMissing: { design: boolean; product: string | false; photo: boolean }): string | null {
  if (isMissing.design) return DESIGN_GONE;
  if (isMissing.product) return isMissing.product;
  return isMissing.photo ? PHOTO_GONE : null;
}

/** Reads the name and sharing of a saved design; a new one has neither. */
async function savingOf(
  saved: StudioDesignFragment | null,
): Promise<Pick<Draft, "designId" | "name" | "shareToken" | "otherProducts">> {
  if (!saved) return { designId: null, name: "", shareToken: null, otherProducts: [] };
  const { id, name, share_token, sku } = saved;
  return {
    designId: id,
    name: name ?? "",
    shareToken: share_token,
    otherProducts: await readOtherProducts(sku),
  };
}

type OwnPhoto = StudioDesignFragment["photos"][number];

/** Reads the photos for the tray; none for a visitor who cannot have any. */
async function readOwnPhotos(provider: Provider): Promise<OwnPhoto[]> {
  if (!provider.mayOwnDesigns) return [];
  const found = await provider.find(OwnPhotosDocument, { pageSize: MAX_TRAY_PHOTOS });
  return found?.photos ?? [];
}

function savedStart(document: DesignDocument, saved: StudioDesignFragment) {
  return {
    document,
    photos: sourcesOf(saved),
    photo: null,
    measured: measuredWarnings(saved),
    tubeMm: saved.tube_mm ?? null,
  };
}

/** Creates a new design that contains the photo in the URL; somebody else's photo is treated as missing. */
async function freshStart(provider: Provider, document: DesignDocument, { searchParams }: URL) {
  const wanted = searchParams.get(OWN_PHOTO_FIELD);
  const found = wanted ? await provider.find(OwnPhotosDocument, { ids: [wanted], pageSize: 1 }) : null;
  const photos: OwnPhoto[] = found?.photos ?? [];
  const loose = photos.map(({ taken_at, colors: _, ...photo }) =>
    unplacedPhoto({ ...photo, takenAt: taken_at ?? undefined }),
  );
  return {
    document: applyCommand(document, { type: "fill-photos", photos: loose }),
    photos: photoSources(photos),
    photo: photos[0]?.id ?? null,
    measured: [],
    tubeMm: null,
  };
}

/** Sources of the photos, by id. */
export function photoSources(photos: OwnPhoto[]): PhotoSources {
  return Object.fromEntries(
    photos.map(({ id, url, width, height, taken_at, focus, colors }) => [
      id,
      { href: url, width, height, takenAt: taken_at ?? undefined, focus, colors: namedColors(colors) },
    ]),
  );
}

/** Sources of the photos and the uploaded clip art of a saved design. */
export function sourcesOf(design: Pick<StudioDesignFragment, "photos" | "clip_art">): PhotoSources {
  return { ...photoSources(design.photos), ...clipArtSources(design.clip_art) };
}

/** Somebody else's design is treated as missing. */
async function readDesign(provider: Provider, id: string): Promise<StudioDesignFragment | null> {
  const found = await provider.find(StudioSavedDesignDocument, { id });
  return found?.design ?? null;
}

function acceptedDocument(design: StudioDesignFragment): DesignDocument | null {
  const accepted = acceptDesignDocument(JSON.parse(design.document));
  return "document" in accepted ? accepted.document : null;
}

type FoundProduct = NonNullable<NonNullable<NonNullable<StudioProductQuery["products"]>["items"]>[number]>;
type ToolProduct = FoundProduct & { tool: NonNullable<FoundProduct["tool"]>; findsPets: boolean };

/** Reads the requested product, or the first that the store offers in this tool. */
async function readProduct(request: Request, tool: Tool, wanted: string | null): Promise<ToolProduct> {
  const catalog = await openCatalog(request);
  const named = wanted && { sku: { eq: wanted } };
  for (const filter of [named, { tool_path: { eq: tool.path } }]) {
    if (!filter) continue;
    const data = await catalog(StudioProductDocument, { filter });
    const product = data.products?.items?.[0];
    // A remote provider need not know of models.
    if (product?.tool) return { ...product, tool: product.tool, findsPets: Boolean(data.findsPets) };
  }
  throw notFound();
}

function toStudioProduct(product: ToolProduct): StudioProduct {
  const { final_price, regular_price } = product.price_range.minimum_price;
  return {
    sku: product.sku ?? "",
    name: product.name ?? "",
    path: `/${product.url_key ?? ""}${product.url_suffix ?? ""}`,
    background: sampleBackground(product.sku ?? ""),
    isAvailable: product.stock_status !== "OUT_OF_STOCK",
    priceNote: product.price_note,
    price: final_price,
    regularPrice: regular_price,
    countedPrices: product.tool.counted_prices.map(({ regular_price, ...counted }) => ({
      ...counted,
      regularPrice: regular_price,
    })),
    quantityBreaks: quantityBreaks(product.price_tiers),
    options: product.tool.options.map((option) => ({
      ...option,
      values: option.values.map(({ regular_price, ...value }) => ({ ...value, regularPrice: regular_price })),
    })),
  };
}

/** Takes each option's value from the URL, otherwise the first one in which the product is sold. */
function freshDocument(
  blueprint: Blueprint,
  { template, options }: ToolProduct["tool"],
  query: URLSearchParams,
): DesignDocument {
  const chosen = options.flatMap(({ code, values }) => {
    const value = values.find((each) => each.code === query.get(code)) ?? values[0];
    return value ? [[code, value.code]] : [];
  });
  return startDocument(blueprint, {
    options: Object.fromEntries(chosen),
    template: query.get("template") ?? template,
  });
}

async function readCartLine(provider: Provider, sku: string, uid: string | null): Promise<Draft["cartLine"]> {
  if (!uid || !provider.cartId) return null;
  const found = await provider.find(StudioCartLinesDocument, { id: provider.cartId });
  const lines = found?.cart?.itemsV2?.items ?? [];
  const line = lines.find((candidate) => candidate?.uid === uid && candidate.product.sku === sku);
  return line ? { uid, quantity: line.quantity } : null;
}

function notFound(): Response {
  return new Response("Not Found", { status: 404 });
}
