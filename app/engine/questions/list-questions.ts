import type { CatalogProduct } from "../catalog/catalog-product";
import { loadProducts } from "../catalog/load-products";
import { fillConfiguration } from "../content/config-directives";
import { readContentValues } from "../content/content-values";
import { countRows } from "../database/count-rows";
import type { Connection, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import type { ProductQuestion, ProductQuestions } from "../graphql/resolvers.generated";
import { pageInfo, requirePage, type WantedPage } from "../shared/page-of";

const LARGEST_PAGE = 50;

/**
 * One page of a product's answered questions: those about the product, newest first, then frequently asked ones about
 * its type and about every product. Null for an unknown product.
 * @throws GraphQLError when the page or its size is out of range
 */
export async function listQuestions(
  { db, storeCode }: EngineContext,
  sku: string,
  page: WantedPage,
): Promise<ProductQuestions | null> {
  requirePage(page, LARGEST_PAGE);
  const product = (await loadProducts(db, storeCode, [sku])).get(sku);
  if (product?.is_salable !== 1) return null;
  const values = await readContentValues(db, storeCode);
  const total = await countRows(publishedFor(db, product));
  const rows = await publishedFor(db, product)
    .selectAll()
    .orderBy("position")
    .orderBy("id", "desc")
    .limit(page.pageSize)
    .offset((page.currentPage - 1) * page.pageSize)
    .execute();
  return {
    product: product.view,
    items: rows.map((row) => answerQuestionRow(row, values)),
    total_count: total,
    page_info: pageInfo(page, total),
  };
}

/** Each part matches one index, so that questions about other products are not read. */
function publishedFor(db: Connection, { sku, store_code, blueprint }: CatalogProduct) {
  return db.selectFrom("product_question").where((is) => {
    const published = [is("store_code", "=", store_code), is("status", "=", "published")];
    return is.or([
      is.and([...published, is("sku", "=", sku)]),
      is.and([...published, is("sku", "is", null), is("blueprint", "is", null)]),
      is.and([...published, is("sku", "is", null), is("blueprint", "=", blueprint)]),
    ]);
  });
}

function answerQuestionRow(
  row: Row<"product_question">,
  values: ReadonlyMap<string, string>,
): ProductQuestion {
  return {
    nickname: row.nickname,
    question: row.question,
    answer: row.answer && fillConfiguration(row.answer, values),
    answered_at: row.answered_at ?? row.created_at,
  };
}
