import { type PaymentName, paymentsOf } from "~/settings/payment-names.server";
import type { PaymentSettings } from "~/settings/payments.server";
import { databaseIdentity } from "../database/dialect";
import type { Connection } from "../database/schema";

/** The setting PAYMENTS of each open database: carts are viewed with a database alone. */
const registered = new WeakMap<object, PaymentSettings>();

/** Registers which ways to pay the process's stores offer. Call it once a database is open. */
export function registerPayments(db: Connection, settings: PaymentSettings): void {
  registered.set(databaseIdentity(db), settings);
}

/** The ways to pay in a store, in the order in which they are offered. */
export function offeredPayments(db: Connection, storeCode: string): PaymentName[] {
  return paymentsOf(registered.get(databaseIdentity(db)) ?? { offered: {} }, storeCode);
}
