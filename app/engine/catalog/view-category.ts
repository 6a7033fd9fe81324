import type { Row } from "../database/schema";
import type { Breadcrumb, CategoryTree } from "../graphql/resolvers.generated";
import { groupBy } from "../shared/group-by";

/**
 * The categories as the contract shows them, each with its children and breadcrumbs.
 * @param positions category uid → sku → position, of products for sale
 */
export function viewCategories(
  rows: Row<"category">[],
  positions: ReadonlyMap<string, ReadonlyMap<string, number>>,
): CategoryTree[] {
  const views = rows.map((row) => viewCategory(row, positions.get(row.uid)?.size ?? 0));
  const byParent = groupBy(views, (view) => rows[views.indexOf(view)].parent_uid);
  const parents = new Map(
    views.map((view, index) => [view, views.find(({ uid }) => uid === rows[index].parent_uid)]),
  );
  return views.map((view) =>
    Object.assign(view, { children: byParent.get(view.uid) ?? [], breadcrumbs: crumbsTo(view, parents) }),
  );
}

type Parents = ReadonlyMap<CategoryTree, CategoryTree | undefined>;

/** The category's ancestors, root first. */
function crumbsTo(category: CategoryTree, parents: Parents): Breadcrumb[] {
  const parent = parents.get(category);
  if (!parent) return [];
  const above = crumbsTo(parent, parents);
  return [...above, crumbOf(parent, above.length + 1)];
}

function crumbOf({ uid, name, url_key, url_path }: CategoryTree, level: number): Breadcrumb {
  return {
    category_uid: uid,
    category_name: name,
    category_level: level,
    category_url_key: url_key,
    category_url_path: url_path,
  };
}

function viewCategory(row: Row<"category">, productCount: number): CategoryTree {
  const {
    store_code: _store,
    parent_uid: _parent,
    page_metadata: _metadata,
    product_rule: _rule,
    product_skus: _skus,
    is_visible: _visible,
    in_menu,
    ...shown
  } = row;
  return {
    ...shown,
    __typename: "CategoryTree",
    image: null,
    url_suffix: "",
    canonical_url: row.url_path,
    include_in_menu: in_menu,
    product_count: productCount,
    type: "CATEGORY",
    relative_url: row.url_path,
    redirect_code: 0,
  };
}
