import fc from "fast-check";
import { expect, it } from "vitest";
import { piecesToSend } from "~/engine/orders/order-actions";
import { NOTHING_YET, type OrderProgress } from "~/engine/orders/order-progress";

type Step = ["shipped" | "refunded" | "replaced", pieces: number];

const LINE = 7;

/** The progress of an order after those steps of its line, one each minute. */
function after(steps: Step[]): OrderProgress {
  const of = (kind: Step[0]) =>
    steps.flatMap(([step, quantity], minute) => {
      const at = new Date(minute * 60_000).toISOString();
      const piece = { order_item_id: LINE, quantity };
      return step === kind
        ? { ...piece, kind: "replacement", shipped_at: at, created_at: at, items: [piece] }
        : [];
    });
  const progress = { shipments: of("shipped"), refunds: of("refunded"), remakes: of("replaced") };
  return { ...NOTHING_YET, ...progress } as unknown as OrderProgress;
}

function toSend(quantity: number, steps: Step[]): number {
  return piecesToSend({ id: LINE, sku: "photo-mug", quantity, options: [] }, after(steps));
}

it.each<[string, number, Step[], number]>([
  ["nothing happened", 2, [], 2],
  ["one was refunded before shipping", 2, [["refunded", 1]], 1],
  [
    "one was refunded before shipping, and the other shipped",
    2,
    [
      ["refunded", 1],
      ["shipped", 1],
    ],
    0,
  ],
  [
    "one was refunded before shipping, the other shipped and replaced",
    2,
    [
      ["refunded", 1],
      ["shipped", 1],
      ["replaced", 1],
    ],
    1,
  ],
  [
    "that replacement shipped, too",
    2,
    [
      ["refunded", 1],
      ["shipped", 1],
      ["replaced", 1],
      ["shipped", 1],
    ],
    0,
  ],
  [
    "one shipped, and was refunded",
    2,
    [
      ["shipped", 1],
      ["refunded", 1],
    ],
    1,
  ],
  [
    "one shipped, and both were refunded",
    2,
    [
      ["shipped", 1],
      ["refunded", 2],
    ],
    0,
  ],
  [
    "both shipped, one was refunded and the other replaced",
    2,
    [
      ["shipped", 2],
      ["refunded", 1],
      ["replaced", 1],
    ],
    1,
  ],
])("counts the pieces to send when %s", (_case, quantity, steps, left) => {
  expect(toSend(quantity, steps)).toBe(left);
});

it("leaves no original of a line to send once it is shipped or refunded, and each replacement once", () => {
  const counts = fc.record({
    early: fc.nat(4),
    sent: fc.nat(4),
    late: fc.nat(4),
    open: fc.nat(4),
    again: fc.nat(4),
  });
  fc.assert(
    fc.property(counts, ({ early, sent, late, open, again }) => {
      const steps: Step[] = [
        ["refunded", early],
        ["shipped", sent],
        ["refunded", Math.min(late, sent)],
        ["replaced", Math.min(again, sent)],
      ];
      expect(toSend(early + sent + open, steps)).toBe(open + Math.min(again, sent));
    }),
  );
});
