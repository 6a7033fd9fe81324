import { describe, expect, it } from "vitest";
import { lastDay, proofDeadline } from "~/engine/proofs/proof-deadline";
import {
  OPEN_STATES,
  type ProofCircumstances,
  type ProofState,
  proofRefusal,
} from "~/engine/proofs/proof-states";

const states: ProofState[] = ["making", "sent", "approved", "changes", "replaced", "ended"];
const now = new Date("2026-11-20T15:00:00.000Z");

/** All that any step asks for. */
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

/** The steps that can be taken at all, whoever takes them. */
function steps(from: ProofState): ProofState[] {
  return states.filter((to) =>
    (["buyer", "shop", "deadline", "printer"] as const).some((by) => !proofRefusal(from, to, best(by))),
  );
}

describe("the life of a proof", () => {
  it("has these steps and no others", () => {
    expect(Object.fromEntries(states.map((from) => [from, steps(from)]))).toEqual({
      making: ["sent", "replaced", "ended"],
      sent: ["approved", "changes", "replaced", "ended"],
      changes: ["approved", "replaced", "ended"],
      approved: [],
      replaced: [],
      ended: [],
    });
  });

  it("is open until it is approved, replaced or over", () => {
    expect(OPEN_STATES).toEqual(["making", "sent", "changes"]);
  });

  it("is approved by its buyer, or by the deadline once that has passed, and by nobody else", () => {
    expect(proofRefusal("sent", "approved", best("buyer"))).toBeNull();
    expect(proofRefusal("sent", "approved", best("deadline"))).toBeNull();
    const early = best("deadline", { proof: { due_at: "2026-11-20T15:01:00.000Z" } });
    expect(proofRefusal("sent", "approved", early)).toBe("The buyer still has time to reply.");
    expect(proofRefusal("sent", "approved", best("shop"))).toBe("Only the buyer can approve a proof.");
    expect(proofRefusal("changes", "approved", best("deadline"))).toBe("Only the buyer can approve a proof.");
    expect(proofRefusal("making", "approved", best("buyer"))).toBe("Its print files aren't ready yet.");
  });

  it("is sent by the printer alone, and changed with a wish alone", () => {
    expect(proofRefusal("making", "sent", best("shop"))).toBe("Its print files aren't ready yet.");
    expect(proofRefusal("sent", "changes", best("buyer", { wish: "" }))).not.toBeNull();
  });

  it.each(["in_production", "shipped", "cancelled", "refunded"])(
    "stands still in an order that is %s",
    (status) => {
      for (const to of ["approved", "changes", "replaced"] as const)
        expect(proofRefusal("sent", to, best("buyer", { order: { status } }))).toContain(
          "can no longer be changed",
        );
      expect(proofRefusal("sent", "ended", best("shop", { order: { status } }))).toBeNull();
    },
  );
});

describe("the last day to answer", () => {
  it.each([
    ["2026-11-20T15:00:00.000Z", "2026-11-25"],
    ["2026-11-24T15:00:00.000Z", "2026-11-30"],
    ["2026-07-01T03:30:00.000Z", "2026-07-06"],
  ])("of a proof sent at %s is %s: working days, by the workshop's clock", (sent, day) => {
    const due = proofDeadline(new Date(sent), { workingDays: 3 });
    expect(lastDay(due)).toBe(day);
    expect(Date.parse(due)).toBeGreaterThanOrEqual(Date.parse(`${day}T24:00:00-05:00`));
  });
});
