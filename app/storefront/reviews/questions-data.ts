import type { MetaDescriptor } from "@remix-run/node";
import { faqData, trailData } from "../content/structured-data";
import type { Trail } from "../ui/breadcrumbs";
import type { QuestionsPageView } from "./read-questions-page.server";

/** The breadcrumbs of the page. */
export function questionsTrail({ product }: QuestionsPageView): Trail {
  return { steps: [{ title: product.name, path: product.path }], here: "Questions" };
}

/** Structured data of the page: the way to it, and its questions if there are any. */
export function questionsData(view: QuestionsPageView): MetaDescriptor[] {
  const { page, list } = view;
  const way = trailData(page.canonical, questionsTrail(view));
  if (list.questions.length === 0) return [way];
  return [way, faqData(list.questions, new URL(page.canonical).origin)];
}
