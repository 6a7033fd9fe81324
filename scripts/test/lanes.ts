/**
 * Runs tasks concurrently, starting the next one as soon as one is finished.
 * @param lanes number of concurrent tasks
 * @throws the error of the first task that fails
 */
export async function inLanes(lanes: number, tasks: (() => Promise<void>)[]): Promise<void> {
  const waiting = tasks.values();
  const lane = async () => {
    for (const task of waiting) await task();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
