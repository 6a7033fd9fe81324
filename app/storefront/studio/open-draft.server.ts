import { redirect } from "@remix-run/node";
import { designProblems } from "~/design/advice/problems";
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
import { OWN_PHOTO_FIELD, SURFACE_FIELD } from "./field-names";
import { unplacedPhoto } from "./photos/photo-batch";
import { readOtherProducts } from "./saving/other-products.server";
import type { ProductFamily } from "./saving/product-family";
import type { StudioProduct, StudioView } from "./studio-view";
import { findTool, type Tool } from "./tools";

/** A design as the address of a tool page opens it, before the page or the action goes on with it. */
export interface Draft {
  tool: Tool;
  product: StudioProduct;
  /** The entered option of a cart line that carries the design's id. */
  designOptionUid: string;
  designId: string | null;
  /** What the shopper calls it; "" without a name. */
  name: string;
  /** By which others may look at it; null when it is not shared. */
  shareToken: string | null;
  isSignedIn: boolean;
  /** What it can be put on once it is saved. */
  otherProducts: ProductFamily[];
  document: DesignDocument;
  photos: PhotoSources;
  problems: StudioView["problems"];
  cartLine: { uid: string; quantity: number } | null;
  /** The photo that the address gives to a new design. */
  photo: string | null;
  /** The surface in sight where some are shown one at a time. */
  surface: string | null;
  notice: string | null;
}

const DESIGN_GONE =
  "We couldn't find that design here. It may have been made in another browser or account. You can start a new one.";

/**
 * Opens what the address asks for: `design` a saved design of this visitor, else a new one of `sku` with
 * `template` and options such as `color`; `item` the cart line it belongs to. Whatever cannot be had gives way to a
 * fresh start with a notice.
 * @throws Response a redirect to the tool that the product belongs to; 404 when the tool has no product, 503 when the
 * provider cannot tell now
 */
export async function openDraft(provider: Provider, request: Request): Promise<Draft> {
  const url = new URL(request.url);
  const tool = findTool(url.pathname);
  if (!tool) throw notFound();
  const wanted = url.searchParams.get("design");
  const saved = wanted ? await readDesign(provider, wanted) : null;
  const found = await readProduct(request, tool, saved?.sku ?? url.searchParams.get("sku"));
  if (found.tool.path !== tool.path && findTool(found.tool.path))
    throw redirect(found.tool.path + url.search);

  const blueprint = findBlueprint(found.tool.blueprint);
  if (!blueprint) throw notFound();
  const kept = saved && acceptedDocument(saved);
  const { document, photos, photo } = kept
    ? { document: kept, photos: saved.photos, photo: null }
    : await freshStart(provider, freshDocument(blueprint, found.tool, url.searchParams), url);
  return {
    tool,
    product: toStudioProduct(found),
    designOptionUid: found.tool.design_option_uid,
    ...(await savingOf(kept ? saved : null)),
    isSignedIn: provider.isLoggedIn,
    document,
    photos: photoSources(photos),
    photo,
    problems: designProblems(document, serverOutline),
    cartLine: await readCartLine(provider, found.sku ?? "", url.searchParams.get("item")),
    surface: url.searchParams.get(SURFACE_FIELD),
    notice: wanted && !kept ? DESIGN_GONE : null,
  };
}

/** How a saved design is kept; of a new one there is nothing to tell. */
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

/**
 * A new design with the photo that the address names laid in; a photo of somebody else answers as one that does not
 * exist.
 */
async function freshStart(provider: Provider, document: DesignDocument, { searchParams }: URL) {
  const wanted = searchParams.get(OWN_PHOTO_FIELD);
  const found = wanted ? await provider.find(OwnPhotosDocument, { ids: [wanted], pageSize: 1 }) : null;
  const photos: OwnPhoto[] = found?.photos ?? [];
  const loose = photos.map(({ taken_at, ...photo }) =>
    unplacedPhoto({ ...photo, takenAt: taken_at ?? undefined }),
  );
  return {
    document: applyCommand(document, { type: "fill-photos", photos: loose }),
    photos,
    photo: photos[0]?.id ?? null,
  };
}

/** Where the photos are, by id. */
export function photoSources(photos: OwnPhoto[]): PhotoSources {
  return Object.fromEntries(
    photos.map(({ id, url, width, height, taken_at }) => [
      id,
      { href: url, width, height, takenAt: taken_at ?? undefined },
    ]),
  );
}

/** A design of someone else answers as one that does not exist. */
async function readDesign(provider: Provider, id: string): Promise<StudioDesignFragment | null> {
  const found = await provider.find(StudioSavedDesignDocument, { id });
  return found?.design ?? null;
}

function acceptedDocument(design: StudioDesignFragment): DesignDocument | null {
  const accepted = acceptDesignDocument(JSON.parse(design.document));
  return "document" in accepted ? accepted.document : null;
}

type FoundProduct = NonNullable<NonNullable<NonNullable<StudioProductQuery["products"]>["items"]>[number]>;
type ToolProduct = FoundProduct & { tool: NonNullable<FoundProduct["tool"]> };

/** The product that is wanted, else the first that the store lets design in this tool. */
async function readProduct(request: Request, tool: Tool, wanted: string | null): Promise<ToolProduct> {
  const catalog = await openCatalog(request);
  const named = wanted && { sku: { eq: wanted } };
  for (const filter of [named, { tool_path: { eq: tool.path } }]) {
    if (!filter) continue;
    const data = await catalog(StudioProductDocument, { filter });
    const product = data.products?.items?.[0];
    if (product?.tool) return { ...product, tool: product.tool };
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

/** Of each option the value that the address names, else the first of those in which the product is sold. */
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
