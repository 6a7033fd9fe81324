import { LRUCache } from "lru-cache";
import { cacheLimits } from "~/memory-cache.server";

/**
 * Answers kept for a while: whoever asks at the same moment waits for one request; an answer past its time is given at
 * once while one request fetches the new one; while requests fail, the last answer serves on.
 */

const LIFETIME = 30_000;
/** An older answer is waited for: it could tell of a price of long ago. */
const LONGEST_STALE = 10 * LIFETIME;
/** So long an answer outlives a provider that fails. */
const LONGEST_FAILING = 60 * 60 * 1000;
const RETRY_AFTER_FAILURE = 5000;
/** An object takes some times the memory of its JSON text. */
const BYTES_PER_JSON_CHARACTER = 3;

type Ask = () => Promise<unknown>;

interface Kept {
  answer: unknown;
  answeredAt: number;
}

export interface AnswerMemory {
  /**
   * What `ask` answers, or answered lately to the same question.
   * @param pages the pages that it is about, by their paths or keys without slashes at their ends
   * @throws what `ask` throws
   */
  keep<Data>(question: string, ask: () => Promise<Data>, pages?: string[]): Promise<Data>;
  /** Lets what is about the page at that path be asked anew; with null, everything. */
  forget(path: string | null): void;
}

/** A memory of its own, empty. */
export function createAnswerMemory(): AnswerMemory {
  const answers = new LRUCache<string, Kept, Ask>({
    ...cacheLimits<Kept>("providerResponses", ({ answer }) => bytesOf(answer)),
    ttl: LIFETIME,
    ttlResolution: 0,
    perf: { now: () => performance.now() },
    // Who waits for an answer that is forgotten meanwhile still gets it.
    ignoreFetchAbort: true,
    fetchMethod: fetchAnswer,
  });
  /** How often each page was forgotten. What was asked before then is under a key that nobody asks any more. */
  const forgotten = new Map<string, number>();

  return {
    async keep<Data>(question: string, ask: () => Promise<Data>, pages: string[] = []) {
      const key = `${pages.map((page) => forgotten.get(page) ?? 0)}\n${question}`;
      const known = answers.peek(key, { allowStale: true });
      const allowStale = known !== undefined && ageOf(known) < LONGEST_STALE;
      const kept = await answers.fetch(key, { allowStale, context: ask }).catch(throwOwn);
      return kept?.answer as Data;
    },
    forget(path) {
      if (path === null) {
        answers.clear();
        forgotten.clear();
        return;
      }
      for (const page of namesOf(path)) forgotten.set(page, (forgotten.get(page) ?? 0) + 1);
    },
  };
}

/** @throws what `ask` throws, unless there is an answer that may serve on */
async function fetchAnswer(
  _key: string,
  last: Kept | undefined,
  { options, context: ask }: LRUCache.FetcherOptions<string, Kept, Ask>,
): Promise<Kept> {
  try {
    return { answer: await ask(), answeredAt: performance.now() };
  } catch (error) {
    if (!last || ageOf(last) > LONGEST_FAILING) throw error;
    options.ttl = RETRY_AFTER_FAILURE;
    return last;
  }
}

function bytesOf(answer: unknown): number {
  return (JSON.stringify(answer)?.length ?? 0) * BYTES_PER_JSON_CHARACTER;
}

function ageOf({ answeredAt }: Kept): number {
  return performance.now() - answeredAt;
}

/** How a page is called where something is about it: by its path, or by the key at the path's end. */
function namesOf(path: string): string[] {
  const name = path.replace(/[?#].*$/s, "").replace(/^\/+|\/+$/g, "");
  return name === "" ? ["home"] : [name, name.slice(name.lastIndexOf("/") + 1)];
}

/** A thrown Response can be read once, so each of those who wait gets one of their own. */
function throwOwn(failure: unknown): never {
  throw failure instanceof Response ? failure.clone() : failure;
}
