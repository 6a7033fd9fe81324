import { openLog } from "~/log.server";
import { adoptParts, learnAgain, supportedParts } from "./capabilities.server";
import * as documents from "./contract/documents.generated";
import { hostProblem } from "./host-problem.server";
import { readSavedParts, saveParts } from "./saved-capabilities.server";
import { sendProbe } from "./supports.server";

const log = openLog("provider");

const texts = Object.values(documents) as unknown as string[];

/** Learned again before it expires. */
const VALID_MILLISECONDS = 6 * 60 * 60_000;
const RETRY_MILLISECONDS = 30_000;
/** Documents are learned at once by so many; a host needs its processors for shoppers. */
const AT_ONCE = 4;

/**
 * Learns in the background what a remote host supports of every document, so that no page waits for it: at start, and
 * again every few hours. Later starts begin with what was saved.
 */
export function learnInBackground(): void {
  learnAll()
    .catch((err) => {
      log.error({ err }, "could not learn what the provider supports");
      return false;
    })
    .then((isComplete) =>
      setTimeout(learnInBackground, isComplete ? VALID_MILLISECONDS : RETRY_MILLISECONDS).unref(),
    );
}

/** Uses what the process that learns has saved. */
export function adoptInBackground(): void {
  readSavedParts().then(adoptParts);
  setTimeout(adoptInBackground, RETRY_MILLISECONDS).unref();
}

/** @returns false when the host does not respond, or rejects the store */
async function learnAll(): Promise<boolean> {
  const problem = await hostProblem();
  if (problem) {
    log.warn(problem);
    return false;
  }
  adoptParts(await readSavedParts());
  const outdated = texts.filter(isOutdated);
  if (outdated.length === 0) return true;
  const isComplete = await learnEach(outdated);
  adoptParts(await readSavedParts());
  const current = new Set(texts);
  await saveParts(new Map([...supportedParts()].filter(([document]) => current.has(document))));
  return isComplete;
}

async function learnEach(outdated: string[]): Promise<boolean> {
  const waiting = [...outdated];
  let responds = true;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let document = waiting.shift(); document && responds; document = waiting.shift()) {
        if (!(await learnAgain(document, sendProbe))) responds = false;
      }
    }),
  );
  return responds;
}

function isOutdated(document: string): boolean {
  return Date.now() - (supportedParts().get(document)?.learnedAt ?? 0) > VALID_MILLISECONDS;
}
