import { setTimeout as pause } from "node:timers/promises";

const SLICE_MILLISECONDS = 10;
/** A process runs in one of this many time slices. */
const SLICES = 4;

/**
 * Gives each process the same quarter of one core, in turn, until it is over: as if each had a slow core of its own,
 * even with fewer cores than processes.
 */
export async function runInSlices(pids: number[], isOver: () => boolean): Promise<void> {
  for (const pid of pids) process.kill(pid, "SIGSTOP");
  try {
    while (!isOver()) {
      for (let slice = 0; slice < SLICES; slice += 1) {
        const pid = pids[slice];
        if (pid) process.kill(pid, "SIGCONT");
        await pause(SLICE_MILLISECONDS);
        if (pid) process.kill(pid, "SIGSTOP");
      }
    }
  } finally {
    for (const pid of pids) process.kill(pid, "SIGCONT");
  }
}
