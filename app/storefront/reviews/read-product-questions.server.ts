import {
  ProductQuestionsDocument,
  type ProductQuestionsQuery,
} from "~/provider/contract/documents.generated";
import type { CatalogRequest } from "../catalog/catalog-request.server";
import { longDay } from "../ui/long-day";

const ON_PRODUCT_PAGE = 3;

/** Reads the first answered questions of a product, for its page; null if the host has no questions. */
export async function readProductQuestions(catalog: CatalogRequest, sku: string) {
  const variables = { sku, pageSize: ON_PRODUCT_PAGE, page: 1 };
  const answer = await catalog(ProductQuestionsDocument, variables).catch(() => null);
  return answer?.productQuestions ? questionListView(answer.productQuestions) : null;
}

/** Converts a page of a product's answered questions. */
export function questionListView(answer: NonNullable<ProductQuestionsQuery["productQuestions"]>) {
  return {
    questions: answer.items.map(({ answered_at: answeredAt, ...entry }) => ({
      /** Its nickname is null for a frequently asked question that the shop wrote itself. */
      ...entry,
      day: longDay(answeredAt),
      /** ISO 8601. */
      answeredAt,
    })),
    count: answer.total_count,
    page: answer.page_info.current_page ?? 1,
    pages: answer.page_info.total_pages ?? 0,
  };
}

export type QuestionListView = ReturnType<typeof questionListView>;
