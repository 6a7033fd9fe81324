import type { Question } from "./structured-data";

const QUESTION = /<h3[^>]*>(.*?)<\/h3>(.*?)(?=<h[23][ >]|$)/gs;

/**
 * Extracts questions from a text page: each h3 is a question, and the text below it the answer.
 * @param html sanitized
 */
export function questionsIn(html: string): Question[] {
  return [...html.matchAll(QUESTION)]
    .map(([, question, answer]) => ({ question: withoutTags(question), answer: answer.trim() }))
    .filter(({ question, answer }) => question.endsWith("?") && answer !== "");
}

function withoutTags(html: string): string {
  return html.replace(/<[^>]*>/g, "").trim();
}
