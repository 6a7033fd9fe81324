import type { MetaDescriptor } from "@remix-run/node";
import { faqData } from "../content/structured-data";
import type { QuestionsPageView } from "./read-questions-page.server";

/** Structured data of the page's questions; nothing without questions. */
export function questionsData({ page, list }: QuestionsPageView): MetaDescriptor[] {
  if (list.questions.length === 0) return [];
  return [faqData(list.questions, new URL(page.canonical).origin)];
}
