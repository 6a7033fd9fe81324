import type { BrandTexts } from "~/brand/brand-schema";
import type { PaymentName } from "~/settings/payment-names.server";
import type { PaymentSettings } from "~/settings/payments.server";
import type { Row } from "../database/schema";
import type { OrderStatus } from "../orders/order-states";
import type { ProviderName } from "./payment-provider";

/** The store's configuration values by key. */
export type Configuration = ReadonlyMap<string, string>;

/** One way to pay; everything that differs between payment methods. Card numbers never reach this store. */
export interface PaymentMethod {
  /** Stored in orders. */
  code: string;
  /** Its name in the setting PAYMENTS; null for a method that is always offered. */
  setting: PaymentName | null;
  provider: ProviderName;
  /** Title, and a note for the shopper or null, by the store's configuration. */
  labels: (configuration: Configuration) => { title: string; note: string | null };
  /** Whether an order of `grandTotalCents` can be paid this way. */
  isOffered: (grandTotalCents: number, configuration: Configuration) => boolean;
  /** Status of an order right after it is placed. */
  firstStatus: OrderStatus;
  /** The shopper pays on a hosted page; the order is confirmed by email once it is paid. */
  isHosted: boolean;
  /** For practice: nothing is charged. */
  isSandbox: boolean;
  /** Only for payments that the buyer sends and staff record. */
  sentByBuyer?: SentByBuyer;
}

/** What instructions to pay may name. */
interface Payee extends Pick<BrandTexts, "name" | "address"> {
  bankTransfer: PaymentSettings["bankTransfer"];
}

interface SentByBuyer {
  /** What the buyer must do for the payment to arrive. */
  instructions: (order: Row<"sales_order">, payee: Payee) => string;
  /** For the email that the order is closed because no payment arrived. */
  notReceived: { heading: string; onItsWay: string };
  /** How staff send a refund, and what its buyer reads about it. */
  refund: { forStaff: string; forBuyer: string };
}

export function isOwed(grandTotalCents: number): boolean {
  return grandTotalCents > 0;
}
