/**
 * Runs tasks beside each other, the next one as soon as one is over.
 * @param lanes how many run at a time
 * @throws what the first task that fails throws
 */
export async function inLanes(lanes: number, tasks: (() => Promise<void>)[]): Promise<void> {
  const waiting = tasks.values();
  const lane = async () => {
    for (const task of waiting) await task();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
