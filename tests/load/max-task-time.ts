import { setTimeout as pause } from "node:timers/promises";
import type { CDPSession, Page } from "@playwright/test";

/** Milliseconds for deferred work after the last input. */
const AFTER = 1000;

/** What is used of an event of Chromium's trace; times in microseconds. */
interface TraceEvent {
  name: string;
  tid: number;
  ts: number;
  tdur?: number;
}

/**
 * Returns the processor time of the longest task of the page's main thread from the first input on, in milliseconds.
 * @param acts makes the inputs
 */
export async function maxTaskTime(
  _page: Page,
  session: CDPSession,
  acts: () => Promise<void>,
): Promise<number> {
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const traceConfig = { includedCategories: ["devtools.timeline", "toplevel"] };
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
  await acts();
  await pause(AFTER);
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  const inputs = events.filter(({ name }) => name === "EventDispatch");
  const first = inputs.reduce((one, other) => (other.ts < one.ts ? other : one));
  const times = events
    .filter(
      ({ name, tid, ts, tdur }) =>
        name.endsWith("RunTask") && tid === first.tid && tdur && ts + tdur > first.ts,
    )
    .map(({ tdur = 0 }) => tdur / 1000);
  return Math.max(0, ...times);
}
