import type { ProviderDocument } from "./contract/documents.generated";
import { followClearings } from "./follow-clearings.server";
import { createAnswerMemory } from "./kept-answers";
import { openProvider } from "./provider.server";

/** Answers that are the same for every visitor, until their time is over or the provider clears them. */

const memory = createAnswerMemory();
let lookForClearings: (() => void) | undefined;

/**
 * Runs a query as a visitor without cookies.
 * @throws Response 502 when the provider cannot answer and has not answered lately.
 */
export function requestPublic<Data, Variables>(
  document: ProviderDocument<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const question = `${document}\n${JSON.stringify(variables)}`;
  return keepAnswer(question, () => askAsVisitor(document, variables), textsIn(variables));
}

/**
 * What `ask` answers, or answered lately to the same question.
 * @param pages the pages that it is about, by their paths or keys
 * @throws what `ask` throws
 */
export function keepAnswer<Data>(
  question: string,
  ask: () => Promise<Data>,
  pages: string[] = [],
): Promise<Data> {
  lookForClearings ??= followClearings(memory.forget);
  lookForClearings();
  return memory.keep(question, ask, pages);
}

/** Lets every question be asked anew. */
export function forgetPublicAnswers(): void {
  memory.forget(null);
}

/** The same for what is about the page at that path. */
export function forgetPageAnswers(path: string): void {
  memory.forget(path);
}

async function askAsVisitor<Data, Variables>(
  document: ProviderDocument<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const provider = await openProvider(new Request("http://localhost/"));
  return provider.request(document, variables);
}

/** Every text within a question's variables: one of them may name the page that is asked about. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}
