import { plainWords } from "../reviews/plain-words";

const LIMITS = { min: 10, max: 1000, hasLines: true };

/** A question as typed. @throws GraphQLError of category input that names the field `question` */
export function readQuestion(typed: string): string {
  return plainWords(typed, "question", LIMITS);
}
