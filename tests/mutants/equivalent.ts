/** Faults that no test can detect, since the program behaves the same; they are not drawn. */

interface EquivalentFault {
  file: string;
  /** Name of the operator. */
  operator: string;
  /** A part of the first line that the fault changes. */
  line: string;
  reason: string;
}

const EQUIVALENT: EquivalentFault[] = [
  {
    file: "app/design/path-points.ts",
    operator: "rounding",
    line: "extent.left = Math.min(",
    reason: "The extent only spares a closer look; without a left side the closer look is always taken.",
  },
  {
    file: "app/engine/backup/restore-shop.ts",
    operator: "await",
    line: "await lock.release();",
    reason: "The process does not end before the lock is released, and nothing comes after it.",
  },
  {
    file: "app/engine/balances/gift-cards/gift-card-rate-limit.ts",
    operator: "await",
    line: "await limiter.penalty(key);",
    reason: "The penalty is counted either way, a moment after the response at the latest.",
  },
  {
    file: "app/engine/cache-invalidation/subscribe-to-invalidations.ts",
    operator: "guard",
    line: "if (isPolling) return;",
    reason: "Polls take turns without it; it only keeps them from piling up.",
  },
  {
    file: "app/engine/catalog/seed/seed-catalog.ts",
    operator: "where",
    line: 'query.where("uid", "not in", valueUids)',
    reason: "All values are deleted then, and inserted again in the same transaction.",
  },
  {
    file: "app/engine/designs/receive-photo.ts",
    operator: "await",
    line: "await countPhoto(",
    reason: "The photo is counted either way, a moment after the response at the latest.",
  },
  {
    file: "app/engine/gift-certificates/delete-certificates.ts",
    operator: "where",
    line: ".set({ options:",
    reason: "The certificates' items are those of the order in any case.",
  },
];

/** @param line the first line that the fault changes */
export function isEquivalent(fault: Pick<EquivalentFault, "file" | "operator" | "line">): boolean {
  return EQUIVALENT.some(
    ({ file, operator, line }) =>
      file === fault.file && operator === fault.operator && fault.line.includes(line),
  );
}
