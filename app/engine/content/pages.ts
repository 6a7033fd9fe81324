import type { Connection, Row } from "../database/schema";
import type { CmsPage } from "../graphql/resolvers.generated";
import { cachedInMemory } from "../shared/memory-cache";
import { fillConfiguration, fillConfigurationInHtml } from "./config-directives";
import { readContentValues } from "./content-values";

export const HOME_PAGE = "home";

/** The store's content pages by identifier, with configuration values filled in. */
export const readPages = cachedInMemory(
  async (db, storeCode): Promise<ReadonlyMap<string, Row<"cms_page">>> => {
    const rows = await db.selectFrom("cms_page").selectAll().where("store_code", "=", storeCode).execute();
    const values = await readContentValues(db, storeCode);
    return new Map(rows.map((row) => [row.identifier, filled(row, values)]));
  },
  (pages, path) => pages.has(path || HOME_PAGE),
);

/** With settings filled in, and without the Markdown, which only its form shows. */
function filled(row: Row<"cms_page">, values: ReadonlyMap<string, string>): Row<"cms_page"> {
  return {
    ...row,
    content_markdown: null,
    content: fillConfigurationInHtml(row.content, values),
    meta_description: fillConfiguration(row.meta_description, values),
  };
}

/** The store's content page with that name; null when there is none. */
export async function findPage(
  db: Connection,
  storeCode: string,
  identifier: string,
): Promise<CmsPage | null> {
  const row = (await readPages(db, storeCode)).get(identifier);
  return row ? viewPage(row) : null;
}

/** A page as it will be with its draft. @param row of the table cms_page */
export async function previewPage(db: Connection, storeCode: string, row: object): Promise<CmsPage> {
  return viewPage(filled(row as Row<"cms_page">, await readContentValues(db, storeCode)));
}

function viewPage(row: Row<"cms_page">): CmsPage {
  return {
    __typename: "CmsPage",
    identifier: row.identifier,
    url_key: row.identifier,
    title: row.title,
    content_heading: row.content_heading,
    content: row.content,
    page_layout: row.page_layout,
    meta_title: row.meta_title,
    meta_description: row.meta_description,
    meta_keywords: row.meta_keywords,
    type: "CMS_PAGE",
    relative_url: row.identifier,
    redirect_code: 0,
  };
}
