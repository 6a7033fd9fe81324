import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brandFolder } from "~/brand/brands.server";
import { type ContentEdits, editedContentFiles } from "~/brand/edited-content-files.server";
import { departmentsOf, destinationsOf } from "~/brand/menu-links";
import type { Settings } from "~/settings/settings.server";
import { addedSkus } from "../catalog/added-products";
import { inExistingDatabase } from "../database/existing-database";
import type { Connection } from "../database/schema";
import type { ContentKindCode } from "../database/tables/content-tables";
import { readRecords } from "../shared/seeded-rows";
import type { ContentFields } from "./content-kind";
import { contentKinds } from "./content-kinds";
import { contentTable, differsFromFolder } from "./content-state";
import { type Edited, exportedCategories } from "./export-categories";
import { linksOf } from "./kinds/menu";
import { pageDataOf } from "./kinds/page";
import { postDataOf } from "./kinds/post";
import { barePath } from "./kinds/redirect";
import { bodyData } from "./kinds/text-fields";

/** What was exported. */
export interface ContentExport {
  /** Paths of the written files. */
  files: string[];
  /** What the brand's folder has and staff have deleted, such as "page terms", for somebody to delete there. */
  deleted: string[];
  /** What was left out, such as a product of a category that neither the brand's folder nor the export has. */
  others: string[];
}

/**
 * Writes the content files of a store's brand with what staff have changed, for the brand's next version. May run beside
 * the store, which does not change.
 * @param folder a folder in the shape of a brand's; it is created
 * @throws Error when there is no database
 */
export async function exportContent(
  settings: Settings,
  { storeCode, folder }: { storeCode: string; folder: string },
): Promise<ContentExport> {
  const kinds = Object.keys(contentKinds) as ContentKindCode[];
  const { found, added } = await inExistingDatabase(settings, async (db) => {
    const entries = await Promise.all(
      kinds.map(async (kind) => [kind, await differencesOf(db, storeCode, kind)] as const),
    );
    const found = Object.fromEntries(entries) as Record<
      ContentKindCode,
      Awaited<ReturnType<typeof differencesOf>>
    >;
    return { found, added: await addedSkus(db, storeCode) };
  });
  const brand = brandFolder(storeCode, settings);
  const categories = exportedCategories(found.CATEGORY.edited, { brand, folder, added });
  const edits: ContentEdits = {
    pages: found.PAGE.edited.map(({ identifier, row, fields }) => ({
      ...pageDataOf(identifier, fields, row),
      updatedOn: String(row.updated_at).slice(0, 10),
    })),
    posts: found.POST.edited.map(({ identifier, row, fields }) =>
      postDataOf(identifier, fields, String(row.updated_at).slice(0, 10)),
    ),
    blocks: found.BLOCK.edited.map(({ identifier, fields }) => ({
      identifier,
      title: fields.title,
      ...bodyData(fields),
    })),
    rewrites: Object.fromEntries(
      found.REDIRECT.edited.map(({ identifier, fields }) => [identifier, targetOf(fields)]),
    ),
    navigation: Object.assign({}, ...found.MENU.edited.map(menuOf)),
    categories: categories.map(({ data }) => data),
  };
  const files = editedContentFiles(brand, edits).map(({ path, text }) => {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    return target;
  });
  return {
    files,
    deleted: kinds.flatMap((kind) => found[kind].deleted),
    others: categories.flatMap(({ others }) => others),
  };
}

function menuOf({ identifier, row }: Edited): ContentEdits["navigation"] {
  const links = linksOf(row);
  return identifier === "header" ? { departments: departmentsOf(links) } : { loved: destinationsOf(links) };
}

function targetOf({ target, is_temporary }: ContentFields) {
  const to = barePath(target);
  return is_temporary === "1" ? { to, temporary: true as const } : to;
}

async function differencesOf(
  db: Connection,
  storeCode: string,
  code: ContentKindCode,
): Promise<{ edited: Edited[]; deleted: string[] }> {
  const kind = contentKinds[code];
  const records = await readRecords(db, storeCode, kind.table);
  const rows = await contentTable(db)
    .selectFrom(kind.table as string)
    .selectAll()
    .where("store_code", "=", storeCode)
    .orderBy(kind.keyColumn)
    .execute();
  const stored = new Set(rows.map((row) => String(row[kind.keyColumn])));
  return {
    edited: rows.flatMap((row) => {
      const identifier = String(row[kind.keyColumn]);
      const folderRow = records.get(identifier) ?? null;
      const differs = differsFromFolder({ row, folderRow });
      return differs ? [{ identifier, row, folderRow, fields: kind.fieldsOf(row) }] : [];
    }),
    deleted: [...records.keys()].filter((key) => !stored.has(key)).map((key) => `${kind.noun} ${key}`),
  };
}
