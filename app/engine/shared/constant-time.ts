/** Longer than any work run this way takes. Tests shorten it. */
export const constantTime = { milliseconds: 250 };

/**
 * Runs the work and resolves no sooner than a fixed time after the call, so that the duration reveals nothing about the
 * work: for responses that must not reveal whether an account exists. Failures take as long, too.
 */
export async function inConstantTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), pause(constantTime.milliseconds)]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
