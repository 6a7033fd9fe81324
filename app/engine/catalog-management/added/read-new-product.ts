import { findBlueprint } from "~/design/products/known-products";
import type { CreateProductInput } from "../../admin-api/resolvers.generated";
import { requireFreePath } from "../../content-management/free-path";
import type { Connection } from "../../database/schema";
import { inputError } from "../../graphql/errors";
import { isMembership } from "../../memberships/membership";
import { shortened } from "../../shared/shortened";
import type { ProductState } from "../product-state";

/** Products that a store may have added. */
const MAX_ADDED = 500;
const MAX_CATEGORIES = 20;
const MAX_NAME = 255;
const SKU = /^(?=.{1,64}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
const URL_KEY = /^(?=.{1,120}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
const RULE = "Please enter lowercase letters, numbers, and hyphens.";
const GIFT_CERTIFICATE = /gift-certificate$/;

/** A product to be added. */
export interface NewProduct {
  sku: string;
  urlKey: string;
  name: string;
  /** Key of a template of the design type; null for that of the copied product. */
  template: string | null;
  categoryPaths: string[];
}

/** Reads a form. @throws GraphQLError of category input that names the field */
export function readNewProduct({
  sku,
  url_key,
  name,
  template,
  category_paths,
}: CreateProductInput): NewProduct {
  const title = name.trim();
  if (!SKU.test(sku) || GIFT_CERTIFICATE.test(sku) || isMembership({ sku })) throw inputError(RULE, "sku");
  if (!URL_KEY.test(url_key)) throw inputError(RULE, "url_key");
  if (title === "") throw inputError("This is a required field.", "name");
  if (title.length > MAX_NAME || /\p{Cc}/u.test(title))
    throw inputError(`Please enter plain text of no more than ${MAX_NAME} characters.`, "name");
  const categoryPaths = [...new Set(category_paths)];
  if (categoryPaths.length > MAX_CATEGORIES)
    throw inputError(`Please choose no more than ${MAX_CATEGORIES} categories.`, "categories");
  return { sku, urlKey: url_key, name: title, template: template || null, categoryPaths };
}

/** @throws GraphQLError of category input that names the field, such as for an address that is taken */
export async function checkNewProduct(
  db: Connection,
  { folder: { product } }: ProductState,
  { sku, urlKey, template, categoryPaths }: NewProduct,
): Promise<void> {
  if (product.is_virtual === 1 || isMembership(product))
    throw inputError("Gift cards and memberships can't be copied.", "copied_sku");
  const blueprint = product.blueprint ? findBlueprint(product.blueprint) : undefined;
  if (template !== null && !blueprint?.templates.some(({ key }) => key === template))
    throw inputError("This product has no such template.", "template");
  const taken = await db.selectFrom("product").select("sku").where("sku", "=", sku).executeTakeFirst();
  if (taken) throw inputError("There is, or was, a product with this SKU. Please choose another one.", "sku");
  const former = await db
    .selectFrom("product")
    .select("sku")
    .where("store_code", "=", product.store_code)
    .where("url_key", "=", urlKey)
    .executeTakeFirst();
  if (former) throw inputError(`The product ${former.sku} has, or had, this address.`, "url_key");
  await requireFreePath(db, product.store_code, urlKey, "url_key");
  await requireCategories(db, product.store_code, categoryPaths);
  const { count } = await db
    .selectFrom("added_product")
    .select((select) => select.fn.countAll<number | string>().as("count"))
    .where("store_code", "=", product.store_code)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_ADDED) throw inputError(`At most ${MAX_ADDED} products can be added here.`, "sku");
}

async function requireCategories(db: Connection, storeCode: string, paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  const rows = await db
    .selectFrom("category")
    .select("url_path")
    .where("store_code", "=", storeCode)
    .where("url_path", "in", paths)
    .execute();
  const existing = new Set(rows.map(({ url_path }) => url_path));
  const missing = paths.find((path) => !existing.has(path));
  if (missing) throw inputError(`There's no category at /${shortened(missing)}.`, "categories");
}
