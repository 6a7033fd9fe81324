import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import type { BrandSettings } from "~/settings/brand.server";
import type { Brand } from "./brand";
import { brandFolder, brandInFolder } from "./brands.server";
import { type CategoryData, categoriesFile } from "./category-data";
import { configurationFile } from "./configuration-data";
import {
  type BlockData,
  blocksFile,
  type PageData,
  type PostData,
  pageFile,
  postFile,
  type QuestionData,
  questionsFile,
  type UrlRewriteData,
  urlRewritesFile,
} from "./content-data";
import type { Texts } from "./fill-texts";
import { findPhotograph, type Photograph } from "./photographs.server";
import { readProducts, type SeededProduct } from "./product-files.server";
import {
  type CouponData,
  couponsFile,
  type HeaderOfferData,
  headerOffersFile,
  type PriceCodeData,
  priceCodesFile,
} from "./promotion-data";
import { readYaml, readYamlIfThere, WrongBrandFile, yamlFiles } from "./read-yaml.server";
import { readShippingData, type ShippingData } from "./shipping-data.server";

const wrapping = z
  .object({ code: z.string().min(1), title: z.string().min(1), priceCents: z.number().int().nonnegative() })
  .strict();

/** wrappings.yaml: gift wrappings. */
const wrappingsFile = z.array(wrapping);

/** Data that the engine seeds a store with: the brand's folder, with the base brand's defaults. */
export interface StoreData {
  code: string;
  /** The store's name. */
  name: string;
  navigation: Brand["navigation"];
  categories: CategoryData[];
  products: SeededProduct[];
  coupons: CouponData[];
  priceCodes: PriceCodeData[];
  pages: PageData[];
  posts: PostData[];
  blocks: BlockData[];
  headerOffers: HeaderOfferData[];
  urlRewrites: UrlRewriteData;
  questions: QuestionData[];
  configuration: Record<string, string>;
  wrappings: WrappingData[];
  shipping: ShippingData;
  /** Photographs that the home page (without a SKU) and the products show. */
  photographs: StorePhotograph[];
}

interface StorePhotograph extends Photograph {
  sku: string | null;
  /** Alternative text. */
  alt: string;
  isOnCard: boolean;
}

type FindPhotograph = (file: string) => Photograph;

const loaded = new Map<string, StoreData>();

/** Reads a store's data, once per process. @throws Error that names the invalid file of the brand, and its fields */
export function storeDataOf(storeCode: string, settings: Pick<BrandSettings, "brandsDirectory">): StoreData {
  const folder = brandFolder(storeCode, settings);
  const data = loaded.get(folder) ?? readStoreData(storeCode, settings);
  loaded.set(folder, data);
  return data;
}

function readStoreData(code: string, settings: Pick<BrandSettings, "brandsDirectory">): StoreData {
  const { name, email, address, description, keywords, home, navigation } = brandInFolder({
    ...settings,
    brand: code,
  });
  const homeTitle = home.title ? `${home.title} | ${name}` : name;
  const homeDescription = home.description ?? description;
  const texts = { code, name, email, address, description, keywords, homeTitle, homeDescription };
  const folder = brandFolder(code, settings);
  const base = baseFolder(settings);
  const catalog = readCatalog(join(folder, "catalog"), texts);
  const find = (file: string) => findPhotograph(code, file, settings);
  return {
    code,
    name,
    navigation,
    ...catalog,
    photographs: [...heroPhotographs(folder, home, find), ...catalog.products.flatMap(photographsOf(find))],
    ...readContent(join(folder, "content"), join(base, "content"), texts),
    ...readSettings(folder, base, texts),
  };
}

function readCatalog(folder: string, texts: Texts) {
  const former = join(folder, "../catalogue");
  // Everything in the folder is optional: without this, a store whose folder has the former name would lose its products.
  if (existsSync(former)) throw new WrongBrandFile(former, "is now called catalog: rename the folder");
  const categories = readYamlIfThere(join(folder, "categories.yaml"), categoriesFile, [], texts);
  const products = readProducts(folder, categories, texts);
  return {
    categories,
    products,
    coupons: readYamlIfThere(join(folder, "coupons.yaml"), couponsFile, [], texts),
    priceCodes: readPriceCodes(join(folder, "price-codes.yaml"), products, texts),
  };
}

/** The photograph of the home page's headline. @throws Error that names the file with a missing photograph */
function heroPhotographs(folder: string, { hero }: Brand["home"], find: FindPhotograph): StorePhotograph[] {
  const photo = hero?.picture?.photo;
  if (!photo) return [];
  const found = findOrReport(photo.file, join(folder, "brand.yaml"), find);
  return [{ ...found, sku: null, alt: photo.alt, isOnCard: false }];
}

/** @throws Error that names the product's file with a missing photograph */
function photographsOf(find: FindPhotograph) {
  return ({ sku, photos = [], file: source }: SeededProduct): StorePhotograph[] =>
    photos.map(({ file, alt, isOnCard }) => ({ ...findOrReport(file, source, find), sku, alt, isOnCard }));
}

function findOrReport(file: string, source: string, find: FindPhotograph): Photograph {
  try {
    return find(file);
  } catch (error) {
    throw new WrongBrandFile(source, error instanceof Error ? error.message : String(error));
  }
}

function readPriceCodes(path: string, products: SeededProduct[], texts: Texts): PriceCodeData[] {
  const priceCodes = readYamlIfThere(path, priceCodesFile, [], texts);
  const known = new Set(products.map(({ sku }) => sku));
  for (const { code, sku, skus = [] } of priceCodes) {
    const unknown = [...skus, ...(sku ? [sku] : [])].find((sku) => !known.has(sku));
    if (unknown) throw new WrongBrandFile(path, `code ${code}: no product has the SKU ${unknown}`);
  }
  return priceCodes;
}

function readContent(folder: string, base: string, texts: Texts) {
  const pages = [base, folder]
    .flatMap((content) => yamlFiles(join(content, "pages")))
    .map((file) => readYaml(file, pageFile, texts));
  const blocks = (content: string) => readYamlIfThere(join(content, "blocks.yaml"), blocksFile, [], texts);
  const rewrites = (content: string) =>
    readYamlIfThere(join(content, "url-rewrites.yaml"), urlRewritesFile, {}, texts);
  return {
    pages: byIdentifier(pages),
    posts: yamlFiles(join(folder, "posts")).map((file) => readYaml(file, postFile, texts)),
    blocks: byIdentifier([...blocks(base), ...blocks(folder)]),
    headerOffers: readYamlIfThere(join(folder, "header-offers.yaml"), headerOffersFile, [], texts),
    urlRewrites: { ...rewrites(base), ...rewrites(folder) },
    questions: readYamlIfThere(join(folder, "questions.yaml"), questionsFile, [], texts),
  };
}

function readSettings(folder: string, base: string, texts: Texts) {
  const configuration = (from: string) =>
    readYamlIfThere(join(from, "configuration.yaml"), configurationFile, {}, texts);
  const ofBase = readYamlIfThere(join(base, "wrappings.yaml"), wrappingsFile, [], texts);
  return {
    configuration: { ...configuration(base), ...configuration(folder) },
    wrappings: readYamlIfThere(join(folder, "wrappings.yaml"), wrappingsFile, ofBase, texts),
    shipping: readShippingData(folder, base),
  };
}

/** Keeps the last item of each identifier: a brand's own items come after the base brand's. */
function byIdentifier<Item extends { identifier: string }>(items: Item[]): Item[] {
  return [...new Map(items.map((item) => [item.identifier, item])).values()];
}

/**
 * Folder of the base brand, which all brands extend: in the brands directory, otherwise the one shipped with the store.
 */
function baseFolder({ brandsDirectory }: Pick<BrandSettings, "brandsDirectory">): string {
  const beside = join(brandsDirectory, "base");
  return existsSync(beside) ? beside : resolve("brands/base");
}

type WrappingData = z.infer<typeof wrapping>;
