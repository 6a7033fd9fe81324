import {
  ProductQuestionsDocument,
  type ProductQuestionsQuery,
} from "~/provider/contract/documents.generated";
import type { CatalogRequest } from "../catalog/catalog-request.server";
import { longDay } from "../ui/long-day";
import type { QuestionListView } from "./review-view";

const ON_PRODUCT_PAGE = 3;

/** Reads the first answered questions of a product, for its page; null if the host has no questions. */
export async function readProductQuestions(
  catalog: CatalogRequest,
  sku: string,
): Promise<QuestionListView | null> {
  const variables = { sku, pageSize: ON_PRODUCT_PAGE, page: 1 };
  const answer = await catalog(ProductQuestionsDocument, variables).catch(() => null);
  return answer?.productQuestions ? questionListView(answer.productQuestions) : null;
}

/** Converts a page of questions from the provider. */
export function questionListView(
  answer: NonNullable<ProductQuestionsQuery["productQuestions"]>,
): QuestionListView {
  return {
    questions: answer.items.map(({ nickname, question, answer: words, answered_at }) => ({
      nickname,
      question,
      answer: words,
      day: longDay(answered_at),
      answeredAt: answered_at,
    })),
    count: answer.total_count,
    page: answer.page_info.current_page ?? 1,
    pages: answer.page_info.total_pages ?? 0,
  };
}
