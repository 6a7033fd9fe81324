import { describe, expect, it } from "vitest";
import { lastShopDay } from "~/brand/shop-day";
import { proofDeadline } from "~/engine/proofs/proof-deadline";
import {
  OPEN_STATES,
  type ProofCircumstances,
  type ProofState,
  proofRejection,
} from "~/engine/proofs/proof-states";

const states: ProofState[] = ["making", "sent", "approved", "changes", "replaced", "ended"];
const now = new Date("2026-11-20T15:00:00.000Z");

/** Circumstances that satisfy the conditions of every step. */
function best(by: ProofCircumstances["by"], change: Partial<ProofCircumstances> = {}): ProofCircumstances {
  return {
    order: { status: "processing" },
    proof: { due_at: "2026-11-20T14:59:00.000Z" },
    wish: "Larger",
    now,
    by,
    ...change,
  };
}

/** The possible steps from a state, by anyone. */
function steps(from: ProofState): ProofState[] {
  return states.filter((to) =>
    (["buyer", "shop", "deadline", "printer"] as const).some((by) => !proofRejection(from, to, best(by))),
  );
}

describe("the states of a proof", () => {
  it("allow exactly these steps", () => {
    expect(Object.fromEntries(states.map((from) => [from, steps(from)]))).toEqual({
      making: ["sent", "replaced", "ended"],
      sent: ["approved", "changes", "replaced", "ended"],
      changes: ["approved", "replaced", "ended"],
      approved: [],
      replaced: [],
      ended: [],
    });
  });

  it("are open until it is approved, replaced or closed", () => {
    expect(OPEN_STATES).toEqual(["making", "sent", "changes"]);
  });

  it("allow approval by the buyer, or by the deadline once it has passed, and by nobody else", () => {
    expect(proofRejection("sent", "approved", best("buyer"))).toBeNull();
    expect(proofRejection("sent", "approved", best("deadline"))).toBeNull();
    const early = best("deadline", { proof: { due_at: "2026-11-20T15:01:00.000Z" } });
    expect(proofRejection("sent", "approved", early)).toBe("The buyer still has time to reply.");
    expect(proofRejection("sent", "approved", best("shop"))).toBe("Only the buyer can approve a proof.");
    expect(proofRejection("changes", "approved", best("deadline"))).toBe(
      "Only the buyer can approve a proof.",
    );
    expect(proofRejection("making", "approved", best("buyer"))).toBe("Its print files aren't ready yet.");
  });

  it("allow sending by the printer only, and changes only with a comment", () => {
    expect(proofRejection("making", "sent", best("shop"))).toBe("Its print files aren't ready yet.");
    expect(proofRejection("sent", "changes", best("buyer", { wish: "" }))).not.toBeNull();
  });

  it.each(["in_production", "shipped", "cancelled", "refunded"])(
    "are final in an order that is %s",
    (status) => {
      for (const to of ["approved", "changes", "replaced"] as const)
        expect(proofRejection("sent", to, best("buyer", { order: { status } }))).toContain(
          "can no longer be changed",
        );
      expect(proofRejection("sent", "ended", best("shop", { order: { status } }))).toBeNull();
    },
  );
});

describe("the deadline of a proof", () => {
  it.each([
    ["2026-11-20T15:00:00.000Z", "2026-11-25", "-05:00"],
    ["2026-11-24T15:00:00.000Z", "2026-11-30", "-05:00"],
    ["2026-07-01T03:30:00.000Z", "2026-07-06", "-04:00"],
  ])("sent at %s is %s: working days, by the workshop's clock", (sent, day, offset) => {
    const due = proofDeadline(new Date(sent), { workingDays: 3 });
    expect(lastShopDay(due)).toBe(day);
    expect(Date.parse(due)).toBe(Date.parse(`${day}T24:00:00${offset}`));
  });
});
