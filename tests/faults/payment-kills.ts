import { expect, vi } from "vitest";
import { freshSettings } from "../engine/engine-fixture";
import { staffMember, type TestStaff } from "../engine/staff";
import { Shopper } from "../load/shopper";
import { type Checkout, placeCheckout, prepareCheckout } from "./checkouts";
import { endClaims, hurryPayments, inDatabase } from "./hurry";
import type { KilledService } from "./killed-services";
import { Shops } from "./shops";

/** Milliseconds of a step with its restart, on a machine with other work. */
export const PATIENCE = 300_000;
const UNDESIGNED = "split-rings";

export interface PlacedOrder {
  number: string;
  token: string;
}

/** A store that is paid at a local payment service, and killed while the service has already acted. */
export class KilledStore {
  private readonly orders: PlacedOrder[] = [];
  /** By order, since a confirmation of identity lasts ten minutes. */
  private readonly owners = new Map<string, TestStaff>();

  private constructor(
    readonly service: KilledService,
    private readonly fresh: Awaited<ReturnType<typeof freshSettings>>,
    private readonly shops: Shops,
  ) {}

  static async open(service: KilledService, captureAt: "order" | "production"): Promise<KilledStore> {
    const fresh = await freshSettings();
    const shops = await Shops.open(fresh.settings, 1, {
      PAYMENTS: `${service.name},check`,
      TRUSTED_PROXIES: "loopback",
      PAYMENT_CAPTURE: captureAt,
      ...service.settings,
    });
    return new KilledStore(service, fresh, shops);
  }

  async close(): Promise<void> {
    await this.shops.stop();
    await this.service.close();
    await this.fresh.remove();
  }

  /** Two undesigned products, to be paid at the service. */
  async placedOrder(): Promise<PlacedOrder> {
    const count = this.orders.length;
    // Each of another network and address, since both may order a few times an hour only.
    const network = `198.18.${count >> 8}.${count & 255}`;
    const buyer = {
      shopper: this.shopper(network),
      email: `guest-${count}@example.com`,
      customerId: null,
      lines: [{ sku: UNDESIGNED, quantity: 2, entered_options: [] }],
      giftCards: [],
      hasBalances: false,
    };
    const checkout: Checkout = await prepareCheckout(buyer, {
      payment: this.service.name,
      usesBalances: false,
    });
    await placeCheckout(buyer, checkout);
    if (!checkout.order) throw new Error("No order was placed.");
    this.orders.push(checkout.order);
    return checkout.order;
  }

  start({ token }: PlacedOrder) {
    return this.shopper().ask(
      'mutation ($token: String!) { startPayment(order_token: $token, return_url: "/checkout/pay") { redirect_url } }',
      { token },
    );
  }

  comeBack({ token }: PlacedOrder) {
    return this.shopper().ask(
      "mutation ($token: String!) { confirmPayment(order_token: $token) { outcome } }",
      { token },
    );
  }

  /** An order that is paid on the service's page, which the store does not know yet. */
  async orderPaidAtService(): Promise<PlacedOrder> {
    const order = await this.placedOrder();
    await this.start(order);
    await this.service.pay(order.number);
    return order;
  }

  /** An order whose amount is reserved, or charged. */
  async paidOrder(): Promise<PlacedOrder> {
    const order = await this.orderPaidAtService();
    await this.comeBack(order);
    return order;
  }

  async startProduction(order: PlacedOrder): Promise<void> {
    await this.staffSends(order, "startProduction", "OrderFormInput", {});
  }

  cancel({ token }: PlacedOrder) {
    return this.shopper().ask(
      'mutation ($token: String!) { cancelOrderByToken(order_token: $token, reason: "changed my mind") { order { number } } }',
      { token },
    );
  }

  /** Refunds one of the two pieces. @param key of the form */
  async refundPiece(order: PlacedOrder, key: string): Promise<void> {
    const refund = { items: [{ order_item_id: String(await this.itemOf(order)), quantity: 1 }] };
    await this.staffSends(order, "createRefund", "CreateRefundInput", { refund, key });
  }

  /** Delivers the webhook call that the service makes for a paid page. @returns its status */
  async deliverPaid(order: PlacedOrder): Promise<number> {
    const { body, headers } = this.service.paidEvent(order.number);
    const address = `${this.shops.address()}/webhooks/${this.service.name}`;
    return (await fetch(address, { method: "POST", body, headers })).status;
  }

  /** Kills the store once the service has carried out the call, before its response. @returns the port, once it is dead */
  killAfter(call: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.service.afterNext(call, () => this.kill().then(resolve, reject));
    });
  }

  kill(): Promise<number> {
    return this.shops.killOne(0);
  }

  /** Restarts the store; what the dead process had claimed is due. */
  async restart(port: number): Promise<void> {
    await endClaims(this.fresh.settings);
    await this.shops.start(port);
  }

  /** Makes captures, voids and refunds due at once. */
  hurry(): Promise<void> {
    return hurryPayments(this.fresh.settings);
  }

  /** What the service has recorded of the order. */
  atService({ number }: PlacedOrder) {
    return this.service.recordOf(number);
  }

  recordOf({ number }: PlacedOrder) {
    return inDatabase(this.fresh.settings, async (db) => {
      const order = await db
        .selectFrom("sales_order")
        .selectAll()
        .where("number", "=", number)
        .executeTakeFirstOrThrow();
      const ofOrder = {
        payments: "payment",
        refunds: "order_refund",
        operations: "payment_operation",
      } as const;
      const [payments, refunds, operations] = await Promise.all([
        db.selectFrom(ofOrder.payments).selectAll().where("order_id", "=", order.id).execute(),
        db.selectFrom(ofOrder.refunds).selectAll().where("order_id", "=", order.id).execute(),
        db.selectFrom(ofOrder.operations).selectAll().where("order_id", "=", order.id).execute(),
      ]);
      const emails = await db
        .selectFrom("mail_outbox")
        .select("id")
        .where("subject", "=", `Your order ${number}`)
        .execute();
      return {
        status: order.status,
        totalCents: order.grand_total_cents,
        refundCents: refunds.reduce((total, { amount_cents }) => total + amount_cents, 0),
        payments: payments.map(({ state }): string => state),
        operations: operations.map(({ kind, state }) => `${kind} ${state}`),
        confirmations: emails.length,
      };
    });
  }

  untilRecorded(order: PlacedOrder, expected: Partial<Awaited<ReturnType<KilledStore["recordOf"]>>>) {
    return vi.waitFor(async () => expect(await this.recordOf(order)).toMatchObject(expected), {
      timeout: PATIENCE,
      interval: 250,
    });
  }

  /** Expects each order to be charged, released and refunded at the service exactly as the store has recorded it. */
  async expectSameAtService(): Promise<void> {
    for (const order of this.orders) {
      const { opened, payment } = this.atService(order);
      expect(opened, order.number).toBe(1);
      const { operations, payments, refundCents, totalCents } = await this.recordOf(order);
      expect(payments).toHaveLength(payment ? 1 : 0);
      if (!payment) continue;
      expect(operations.every((operation) => operation.endsWith(" settled"))).toBe(true);
      const { chargedCents, isCharged, refunds } = payment;
      expect(chargedCents).toBe(isCharged ? totalCents : 0);
      expect(payments[0]).toMatch(isCharged ? /captured|refunded/ : /authorized|voided/);
      const refunded = refunds.reduce((total, cents) => total + cents, 0);
      expect(refunded).toBe(isCharged ? refundCents : 0);
    }
  }

  private itemOf({ number }: PlacedOrder): Promise<number> {
    return inDatabase(this.fresh.settings, async (db) => {
      const row = await db
        .selectFrom("sales_order")
        .innerJoin("sales_order_item", "sales_order_item.order_id", "sales_order.id")
        .select("sales_order_item.id as itemId")
        .where("number", "=", number)
        .executeTakeFirstOrThrow();
      return row.itemId;
    });
  }

  /** An owner sends a form about the order's present state. */
  private async staffSends(
    { number }: PlacedOrder,
    operation: string,
    type: string,
    fields: object,
  ): Promise<void> {
    const { token } = await this.ownerFor(number);
    const query = "query ($number: String!) { order(number: $number) { version } }";
    const { order } = await this.asStaff(token, query, { number });
    const input = { number, version: order.version, key: crypto.randomUUID(), ...fields };
    const mutation = `mutation ($input: ${type}!) { ${operation}(input: $input) { number } }`;
    await this.asStaff(token, mutation, { input });
  }

  private async ownerFor(number: string): Promise<TestStaff> {
    const { settings } = this.fresh;
    const owner =
      this.owners.get(number) ?? (await inDatabase(settings, (db) => staffMember({ db, settings }, "owner")));
    this.owners.set(number, owner);
    return owner;
  }

  private async asStaff(token: string, query: string, variables: object) {
    const response = await fetch(`${this.shops.address()}/admin-api`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await response.json();
    if (errors) throw new Error(errors[0].message);
    return data;
  }

  private shopper(network?: string): Shopper {
    return new Shopper(this.shops.address, "killed-payments-guest", undefined, network);
  }
}
