import { expect, test } from "vitest";
import { canMovePayment, type PaymentState } from "~/engine/payments/payment-states";
import { differencesOf } from "~/engine/payments/reconciliation/differences";

test.each<[PaymentState, PaymentState[]]>([
  ["authorized", ["captured", "voided"]],
  ["captured", ["partly_refunded", "refunded", "disputed", "charged_back"]],
  ["voided", []],
  ["charged_back", ["captured"]],
])("a payment that is %s may become %j", (from, allowed) => {
  const all: PaymentState[] = [
    "authorized",
    "captured",
    "voided",
    "partly_refunded",
    "refunded",
    "disputed",
    "charged_back",
  ];
  expect(all.filter((to) => canMovePayment(from, to))).toEqual(allowed);
});

test("a payment differs from its service's records by state, amount or refunds, unless it is changing", () => {
  const payment = {
    reference: "pi_1",
    order_id: 1,
    amount_cents: 2000,
    provider: "stripe",
    state: "captured",
    outcome: "paid",
    refund_reference: null,
    fee_cents: null,
    received_at: "2026-11-26T00:00:00.000Z",
  } as const;
  const recorded = {
    state: "captured",
    capturedCents: 2000,
    feeCents: null,
    refunds: [],
    disputes: [],
  } as const;
  const compared = {
    number: "MPC1",
    payment,
    operations: [],
    recorded: { ...recorded, refunds: [], disputes: [] },
  };
  expect(differencesOf(compared)).toEqual([]);
  expect(differencesOf({ ...compared, payment: { ...payment, state: "authorized" } })).toEqual([
    "Order MPC1, payment pi_1: we record it as authorized, the service as captured.",
  ]);
  expect(differencesOf({ ...compared, recorded: { ...compared.recorded, capturedCents: 1900 } })).toEqual([
    "Order MPC1, payment pi_1: we record $20.00, the service $19.00.",
  ]);
});
