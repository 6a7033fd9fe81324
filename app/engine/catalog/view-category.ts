import type { Row } from "../database/schema";
import type { CategoryTree } from "../graphql/resolvers.generated";
import { groupBy } from "../shared/group-by";

/** The categories as the contract shows them, each with its children. */
export function viewCategories(
  rows: Row<"category">[],
  positions: ReadonlyMap<string, ReadonlyMap<string, number>>,
): CategoryTree[] {
  const views = rows.map((row) => viewCategory(row, positions.get(row.uid)?.size ?? 0));
  const byParent = groupBy(views, (view) => rows[views.indexOf(view)].parent_uid);
  return views.map((view) => Object.assign(view, { children: byParent.get(view.uid) ?? [] }));
}

function viewCategory(row: Row<"category">, productCount: number): CategoryTree {
  return {
    __typename: "CategoryTree",
    uid: row.uid,
    name: row.name,
    description: row.description,
    image: null,
    url_key: row.url_key,
    url_path: row.url_path,
    canonical_url: row.url_path,
    meta_title: row.meta_title,
    meta_description: row.meta_description,
    meta_keywords: row.meta_keywords,
    include_in_menu: row.in_menu,
    position: row.position,
    product_count: productCount,
    type: "CATEGORY",
    relative_url: row.url_path,
    redirect_code: 0,
  };
}
