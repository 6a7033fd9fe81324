import { findBlueprint } from "~/design/products/known-products";
import type { CatalogProduct, ProductChange } from "../admin-api/resolvers.generated";
import { PHOTOS_FIELD } from "../catalog/overrides/override-fields";
import type { Connection } from "../database/schema";
import { inWords } from "./changes-in-words";
import { draftInWords } from "./draft-in-words";
import { picturesOf } from "./pictures/product-gallery";
import { unusedPictures } from "./pictures/unused-pictures";
import { isTyped } from "./product-field";
import { draftedValue, type ProductState, publishedValue, readProductState } from "./product-state";
import { effectiveChanges, type PublishedField } from "./publish-fields";
import { typedValue } from "./read-field";

const MAX_HISTORY = 20;

/** A product as its page in /admin shows it; null when there is none in these stores. */
export async function productView(
  db: Connection,
  storeCodes: string[],
  sku: string,
): Promise<CatalogProduct | null> {
  const state = await readProductState(db, storeCodes, sku);
  if (!state) return null;
  const { folder, fields, overrides, draft, version } = state;
  const name = fields.find(({ code }) => code === "name");
  return {
    sku,
    store_code: folder.product.store_code,
    name: name ? publishedValue(state, name) : folder.product.name,
    url_key: folder.product.url_key,
    version,
    fields: fields.filter(isTyped).map((field) => ({
      code: field.code,
      group: field.group,
      kind: field.kind,
      title: field.title,
      max_length: field.maxLength,
      value: typedValue(field, draftedValue(state, field)),
      folder_value: typedValue(field, field.folderValue),
      is_changed: overrides.has(field.code),
    })),
    copied_sku: await copiedSku(db, sku),
    templates: templatesOf(folder.product.blueprint),
    template: folder.product.template,
    pictures: picturesOf(state),
    unused_pictures: await unusedPictures(db, state),
    are_pictures_changed: overrides.has(PHOTOS_FIELD),
    draft:
      draft && (await draftInWords(db, draft, effectiveChanges(state, draft.changes).map(inWords(fields)))),
    history: await readHistory(db, state),
  };
}

async function copiedSku(db: Connection, sku: string): Promise<string | null> {
  const added = await db
    .selectFrom("added_product")
    .select("copied_sku")
    .where("sku", "=", sku)
    .executeTakeFirst();
  return added?.copied_sku ?? null;
}

function templatesOf(blueprint: string | null): CatalogProduct["templates"] {
  const templates = blueprint ? findBlueprint(blueprint)?.templates : undefined;
  return (templates ?? []).map(({ key, title }) => ({ key, title }));
}

async function readHistory(db: Connection, state: ProductState): Promise<ProductChange[]> {
  const rows = await db
    .selectFrom("product_change")
    .innerJoin("admin_user", "admin_user.id", "product_change.admin_user_id")
    .selectAll("product_change")
    .select("admin_user.name")
    .where("sku", "=", state.folder.product.sku)
    .orderBy("product_change.id", "desc")
    .limit(MAX_HISTORY)
    .execute();
  return rows.map((row) => {
    const changes: PublishedField[] = JSON.parse(row.changes);
    return {
      id: String(row.id),
      changes: changes.map(inWords(state.fields)),
      published_by: row.name,
      published_at: row.published_at,
      is_undo: row.undoes !== null,
      may_be_undone: changes.every(({ code, to }) => (state.overrides.get(code) ?? null) === to),
    };
  });
}
