import type { ProviderDocument } from "./contract/documents.generated";
import { openProvider } from "./provider.server";

/**
 * Answers of queries that are the same for every visitor, kept for half a minute. Concurrent visitors wait
 * for one and the same request; a failed one is not kept.
 */

const LIFETIME = 30_000;
const MOST_ENTRIES = 500;

interface Entry {
  answer: Promise<unknown>;
  expires: number;
}

const entries = new Map<string, Entry>();

/**
 * Runs a query as a visitor without cookies.
 * @throws Response 502 when the provider cannot answer.
 */
export function requestPublic<Data, Variables>(
  document: ProviderDocument<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  return keepAnswer(`${document}\n${JSON.stringify(variables)}`, () => askAsVisitor(document, variables));
}

/** What `ask` answers, or answered less than half a minute ago under the same key. @throws what `ask` throws */
export function keepAnswer<Data>(key: string, ask: () => Promise<Data>): Promise<Data> {
  const known = entries.get(key);
  if (known && known.expires > Date.now()) return shared(known.answer as Promise<Data>);

  const answer = ask();
  forgetOldest();
  entries.set(key, { answer, expires: Date.now() + LIFETIME });
  answer.catch(() => entries.delete(key));
  return shared(answer);
}

/** Lets every question be asked anew. */
export function forgetPublicAnswers(): void {
  entries.clear();
}

/** A thrown Response can be read once, so each of those who wait gets one of their own. */
function shared<Data>(answer: Promise<Data>): Promise<Data> {
  return answer.catch((failure) => {
    throw failure instanceof Response ? failure.clone() : failure;
  });
}

async function askAsVisitor<Data, Variables>(
  document: ProviderDocument<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const provider = await openProvider(new Request("http://localhost/"));
  return provider.request(document, variables);
}

function forgetOldest(): void {
  if (entries.size < MOST_ENTRIES) return;
  const [oldest] = entries.keys();
  entries.delete(oldest);
}
