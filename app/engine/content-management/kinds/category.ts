import type { CategoryData, CategoryPageMetadata } from "~/brand/category-data";
import { skusOfLines, writeCategoryLinks } from "../../catalog/category-links";
import { categoryPathOf, categoryUid } from "../../catalog/category-uid";
import { categoryRow } from "../../catalog/seed/category-rows";
import type { EditedField } from "../../catalog-management/product-field";
import type { Connection } from "../../database/schema";
import { inputError } from "../../graphql/errors";
import { shortened } from "../../shared/shortened";
import type { ContentFields, ContentKind, ContentRef, ContentRow } from "../content-kind";
import { checkSearchFields, checkTexts, flag, line, paragraph } from "./text-fields";

const PARENT = "parent";
const PRODUCTS = "products";
const MAX_PRODUCTS = 1000;
const MAX_LIST = 30_000;

/** Categories of products. */
export const categoryKind: ContentKind = {
  table: "category",
  keyColumn: "url_path",
  noun: "category",
  identifierForm: /^(?=.{1,120}$)(?!blog\/)[a-z0-9-]+(?:\/[a-z0-9-]+)*$/,
  identifierRule: "Please enter lowercase letters, numbers, and hyphens, and a slash between levels.",
  fields: [
    line("name", "Name"),
    paragraph("description", "Introduction of its page"),
    flag("is_visible", "Visible in the shop", "1", "STOCK"),
    flag("in_menu", "In the menus of other clients (include_in_menu)", "1", "STOCK"),
    line(PARENT, "Address of the category above it", true, "PLACES"),
    place("position", "Position among the categories, lowest first"),
    {
      code: PRODUCTS,
      group: "PLACES",
      kind: "HTML",
      title: "Products, one SKU a line, in the order of its page",
      maxLength: MAX_LIST,
      folderValue: "",
      isOptional: true,
    },
    line("meta_title", "Title", true, "SEARCH_ENGINES"),
    paragraph("meta_description", "Description", true, "SEARCH_ENGINES"),
    line("meta_keywords", "Keywords", true, "SEARCH_ENGINES"),
    line("meta_robots", "Robots, such as NOINDEX,FOLLOW", true, "SEARCH_ENGINES"),
    line("canonical_url", "Canonical address, if it is another page's", true, "SEARCH_ENGINES"),
  ],
  // A deploy or a new product may change the list while somebody drafts a text.
  sharedFields: [PRODUCTS],
  titleOf: ({ name }) => String(name),
  titleColumns: ["name"],
  pathOf: (identifier) => identifier,
  fieldsOf: (row) => {
    const { metaRobots, canonicalUrl } = pageMetadataOf(row);
    return {
      name: String(row.name),
      description: String(row.description),
      is_visible: String(row.is_visible),
      in_menu: String(row.in_menu),
      [PARENT]: categoryPathOf(String(row.store_code), String(row.parent_uid)),
      position: String(Number(row.position) + 1),
      [PRODUCTS]: String(row.product_skus),
      meta_title: String(row.meta_title),
      meta_description: String(row.meta_description),
      meta_keywords: String(row.meta_keywords),
      meta_robots: metaRobots ?? "",
      canonical_url: canonicalUrl ?? "",
    };
  },
  rowOf: (store, { identifier, fields, base }) => ({
    ...categoryRow(store, categoryDataOf(identifier, fields, base), {
      position: Number(fields.position) - 1,
      skus: skusOfLines(fields[PRODUCTS]),
    }),
  }),
  async check(db, ref, fields) {
    checkTexts(fields, ["meta_description"]);
    checkSearchFields(fields);
    await requireParent(db, ref, fields[PARENT]);
    await requireProducts(db, ref, skusOfLines(fields[PRODUCTS]));
  },
  async requireUnused(db, { storeCode, identifier }) {
    const uid = categoryUid(storeCode, identifier);
    const child = await db
      .selectFrom("category")
      .select("name")
      .where("store_code", "=", storeCode)
      .where("parent_uid", "=", uid)
      .executeTakeFirst();
    if (child) throw inputError(`“${child.name}” is below this category. Move it first.`);
    const coupon = await db
      .selectFrom("coupon")
      .select("code")
      .where("store_code", "=", storeCode)
      .where("category_uids", "like", `%"${uid}"%`)
      .executeTakeFirst();
    if (coupon) throw inputError(`The coupon ${coupon.code} is for this category. Change the coupon first.`);
  },
  written: (transaction, { storeCode, identifier }) => writeCategoryLinks(transaction, storeCode, identifier),
};

/** A category as catalog/categories.yaml of the brand's folder has it, but for its products. */
export function categoryDataOf(
  identifier: string,
  fields: ContentFields,
  base: ContentRow | null,
): CategoryData {
  const rule = String(base?.product_rule ?? "");
  const { richSnippetImage } = base ? pageMetadataOf(base) : {};
  return {
    urlPath: identifier,
    parent: fields[PARENT] || undefined,
    name: fields.name,
    description: fields.description,
    metaTitle: fields.meta_title || undefined,
    metaDescription: fields.meta_description || undefined,
    metaKeywords: fields.meta_keywords,
    pageMetadata: {
      ...(fields.meta_robots && { metaRobots: fields.meta_robots }),
      ...(fields.canonical_url && { canonicalUrl: fields.canonical_url }),
      ...(richSnippetImage && { richSnippetImage }),
    },
    isInMenu: fields.in_menu === "1",
    isVisible: fields.is_visible === "1" ? undefined : false,
    productRule: rule === "" ? undefined : JSON.parse(rule),
  };
}

/** A category's row that lists a product as its last. Pure. @throws GraphQLError of category input when its list is full */
export function withProduct(row: ContentRow, sku: string): ContentRow {
  const skus = skusOfLines(String(row.product_skus));
  if (skus.includes(sku)) return row;
  const product_skus = [...skus, sku].join("\n");
  if (skus.length >= MAX_PRODUCTS || product_skus.length > MAX_LIST)
    throw inputError(`The category ${row.name} lists as many products as it can.`, "categories");
  return { ...row, product_skus };
}

function pageMetadataOf({ page_metadata }: ContentRow): CategoryPageMetadata {
  return JSON.parse(String(page_metadata));
}

function place(code: string, title: string): EditedField {
  return { code, group: "PLACES", kind: "PLACE", title, maxLength: 4, folderValue: "1" };
}

/** The category above it exists, and is neither the category itself nor one below it. */
async function requireParent(
  db: Connection,
  { storeCode, identifier }: ContentRef,
  parent: string,
): Promise<void> {
  const rows = await db
    .selectFrom("category")
    .select(["url_path", "parent_uid"])
    .where("store_code", "=", storeCode)
    .execute();
  const parents = new Map(
    rows.map(({ url_path, parent_uid }) => [url_path, categoryPathOf(storeCode, parent_uid ?? "")]),
  );
  if (parent !== "" && !parents.has(parent))
    throw inputError(`There's no category at /${shortened(parent)}.`, PARENT);
  let above = parent;
  for (let level = 0; above !== "" && level <= parents.size; level += 1) {
    if (above === identifier)
      throw inputError("A category can't be below itself. Please choose another one.", PARENT);
    above = parents.get(above) ?? "";
  }
}

async function requireProducts(db: Connection, { storeCode }: ContentRef, skus: string[]): Promise<void> {
  if (skus.length > MAX_PRODUCTS)
    throw inputError(`Please enter no more than ${MAX_PRODUCTS.toLocaleString("en-US")} products.`, PRODUCTS);
  const repeated = skus.find((sku, index) => skus.indexOf(sku) < index);
  if (repeated) throw inputError(`${shortened(repeated)} is there twice.`, PRODUCTS);
  if (skus.length === 0) return;
  const products = await db
    .selectFrom("product")
    .select("sku")
    .where("store_code", "=", storeCode)
    .where("sku", "in", skus)
    .execute();
  const existing = new Set(products.map(({ sku }) => sku));
  const missing = skus.find((sku) => !existing.has(sku));
  if (missing) throw inputError(`There's no product ${shortened(missing)}.`, PRODUCTS);
}
