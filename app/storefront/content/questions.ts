import type { Question } from "./structured-data";

const QUESTION = /<h3[^>]*>(.*?)<\/h3>(.*?)(?=<h[23][ >]|$)/gs;

/** The questions of a page of words: each third heading, answered by what stands below it. @param html sanitised */
export function questionsIn(html: string): Question[] {
  return [...html.matchAll(QUESTION)]
    .map(([, question, answer]) => ({ question: withoutTags(question), answer: answer.trim() }))
    .filter(({ question, answer }) => question.endsWith("?") && answer !== "");
}

function withoutTags(html: string): string {
  return html.replace(/<[^>]*>/g, "").trim();
}
