/** Longer than any of the work takes that is done this way. */
const STEADY_MILLISECONDS = 250;

/**
 * Does the work and answers no sooner than a fixed while after the question, so that the time taken does not tell what
 * there was to do: for answers that must not say whether an account is there. A failure takes as long, too.
 */
export async function inSteadyTime<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const [outcome] = await Promise.allSettled([work(), pause(STEADY_MILLISECONDS)]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
