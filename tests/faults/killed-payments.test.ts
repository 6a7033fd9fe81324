import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPaypalService, openStripeService } from "./killed-services";
import { KilledStore, PATIENCE } from "./payment-kills";

/**
 * Kills the store at each step between paying, booking, charging and refunding, while Stripe or PayPal has already
 * acted: each step once by each of them, or as often as FAULT_PAYMENT_KILLS requires, the steps in turn.
 */

interface Step {
  between: string;
  kill: (store: KilledStore) => Promise<void>;
}

const BOOKED = { status: "processing", payments: ["authorized"], confirmations: 1 };

const reserving: Step[] = [
  {
    between: "opening a payment and recording it, opens one page",
    async kill(store) {
      const order = await store.placedOrder();
      const killed = store.killAfter(store.service.calls.open);
      await expect(store.start(order)).rejects.toThrow();
      await store.restart(await killed);
      await store.start(order);
      expect(store.atService(order)).toEqual({ opened: 1, payment: null });
    },
  },
  {
    between: "a payment and its booking by the returning shopper, books it by the webhook, once",
    async kill(store) {
      const order = await store.orderPaidAtService();
      const killed = store.killAfter(store.service.calls.book);
      await expect(store.comeBack(order)).rejects.toThrow();
      await store.restart(await killed);
      expect([await store.deliverPaid(order), await store.deliverPaid(order)]).toEqual([200, 200]);
      await store.untilRecorded(order, BOOKED);
    },
  },
  {
    between: "a payment and its booking by the webhook, books it by itself, once",
    async kill(store) {
      const order = await store.orderPaidAtService();
      const killed = store.killAfter(store.service.calls.book);
      await expect(store.deliverPaid(order)).rejects.toThrow();
      await store.restart(await killed);
      await store.untilRecorded(order, BOOKED);
    },
  },
  {
    between: "the charge and its record, charges once",
    async kill(store) {
      const order = await store.paidOrder();
      await store.startProduction(order);
      const killed = store.killAfter(store.service.calls.chargeOrRelease);
      await store.hurry();
      await store.restart(await killed);
      await store.untilRecorded(order, {
        status: "in_production",
        payments: ["captured"],
        operations: ["capture settled"],
      });
    },
  },
  {
    between: "the release of an amount and its record, releases it",
    async kill(store) {
      const order = await store.paidOrder();
      const killed = store.killAfter(store.service.calls.chargeOrRelease);
      await toleratesLostResponse(store.cancel(order));
      await store.hurry();
      await store.restart(await killed);
      await store.untilRecorded(order, {
        status: "refunded",
        payments: ["voided"],
        operations: ["void settled"],
      });
    },
  },
  {
    between: "the charge for a refund and its record, charges and refunds once",
    async kill(store) {
      const order = await store.paidOrder();
      const killed = store.killAfter(store.service.calls.chargeOrRelease);
      await toleratesLostResponse(store.refundPiece(order, "of-a-reserved-amount"));
      await store.hurry();
      await store.restart(await killed);
      await store.untilRecorded(order, {
        payments: ["partly_refunded"],
        operations: ["capture settled", "refund settled"],
      });
      expect(store.atService(order).payment?.refunds).toHaveLength(1);
    },
  },
];

const REFUNDED = { status: "refunded", payments: ["refunded"], operations: ["refund settled"] };

const charging: Step[] = [
  {
    between: "the request of a refund and the call, refunds once",
    async kill(store) {
      const order = await store.paidOrder();
      await store.cancel(order);
      await store.restart(await store.kill());
      await store.untilRecorded(order, REFUNDED);
      expect(store.atService(order).payment?.refunds).toHaveLength(1);
    },
  },
  {
    between: "the refund and its record, refunds once",
    async kill(store) {
      const order = await store.paidOrder();
      const killed = store.killAfter(store.service.calls.refund);
      await toleratesLostResponse(store.cancel(order));
      await store.hurry();
      await store.restart(await killed);
      await store.untilRecorded(order, REFUNDED);
      expect(store.atService(order).payment?.refunds).toHaveLength(1);
    },
  },
  {
    between: "the refund of a piece and its record, although staff send it again, refunds once",
    async kill(store) {
      const order = await store.paidOrder();
      const killed = store.killAfter(store.service.calls.refund);
      await toleratesLostResponse(store.refundPiece(order, "refund-that-is-sent-twice"));
      await store.hurry();
      await store.restart(await killed);
      await store.refundPiece(order, "refund-that-is-sent-twice");
      await store.untilRecorded(order, { payments: ["partly_refunded"], operations: ["refund settled"] });
      expect(store.atService(order).payment?.refunds).toHaveLength(1);
    },
  },
];

/** Waits for a request that leads to the kill: the store may be dead before it responds. */
async function toleratesLostResponse(request: Promise<unknown>): Promise<void> {
  await request.catch((error) => {
    if (!(error instanceof TypeError)) throw error;
  });
}

const KILLS = Number(process.env.FAULT_PAYMENT_KILLS || reserving.length + charging.length);
/** Each group has its share of the kills. */
const share = (steps: Step[]) => Math.round((KILLS * steps.length) / (reserving.length + charging.length));
const killsOf = (steps: Step[]) =>
  Array.from({ length: share(steps) }, (_, index) => ({ index: index + 1, ...steps[index % steps.length] }));

const services = [
  { service: "Stripe", open: openStripeService },
  { service: "PayPal", open: openPaypalService },
];
const stores = [
  { name: "reserves amounts", captureAt: "production", steps: reserving },
  { name: "charges at once", captureAt: "order", steps: charging },
] as const;

describe.each(services.flatMap((service) => stores.map((store) => ({ ...service, ...store }))))(
  "a store that $name at $service and is killed",
  ({ captureAt, open, steps }) => {
    let store: KilledStore;
    beforeAll(async () => {
      store = await KilledStore.open(await open(), captureAt);
    }, PATIENCE);
    afterAll(() => store.close());

    it.each(killsOf([...steps]))("$index: between $between", ({ kill }) => kill(store), PATIENCE);

    it(
      "has nothing lost or doubled at the service in the end",
      async () => {
        await store.expectSameAtService();
      },
      PATIENCE,
    );
  },
);
