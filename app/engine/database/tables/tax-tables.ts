import type { Generated } from "kysely";
import type { TaxLevel } from "../../tax/tax-rate";

/** One state of the sales taxes of all states; its rows never change. */
export interface TaxVersionTable {
  id: Generated<number>;
  /** Such as 2026-07; unique. */
  name: string;
  /** yyyy-mm-dd of the shop. */
  effective_on: string;
  /** built-in: it came with the store, and applies only until an imported one takes effect. */
  source: "built-in" | "imported";
  /** SHA-256 of its content. */
  checksum: string;
  created_at: string;
}

/** A state's tax rate, valid in all of it. */
export interface TaxStateTable {
  version_id: number;
  /** US state, such as CA. */
  region_code: string;
  /** Thousandths of a percent: 6875 is 6.875 %. */
  rate_thousandths: number;
  /** 1: separately stated shipping is taxed like the items. */
  taxes_shipping: number;
  /** What is exempt of clothing (tax/tax-rate.ts); null: nothing. */
  clothing: "exempt" | "exempt_below" | "exempt_up_to" | null;
  /** The price of one piece to which the exemption refers. */
  clothing_cents: number | null;
  /** 1: places tax the clothing that the state exempts, unless they exempt it, too. */
  places_tax_clothing: number;
}

/** A place with additional taxes. */
export interface TaxPlaceTable {
  version_id: number;
  /** The place's range of ZIP codes, five digits, inclusive. Ranges of a version do not overlap. */
  postcode_from: string;
  postcode_to: string;
  region_code: string;
  name: string;
  /** JSON list of TaxJurisdiction. */
  jurisdictions: string;
  exempts_clothing: number;
}

/** An order's tax to one jurisdiction; they sum to the order's tax. Zero for a sale that the jurisdiction exempts. */
export interface SalesOrderTaxTable {
  id: Generated<number>;
  order_id: number;
  store_code: string;
  region_code: string;
  level: TaxLevel;
  /** Such as Cook County. */
  name: string;
  /** Thousandths of a percent. */
  rate_thousandths: number;
  taxable_cents: number;
  /** What was sold without tax: exempt goods, untaxed shipping and services. */
  exempt_cents: number;
  tax_cents: number;
  /** certificate: the buyer is exempt by a certificate. */
  exemption: "certificate" | null;
  /** Name of the version of the taxes, or "stripe". */
  source: string;
  position: number;
  /** The day on which the order was paid, yyyy-mm-dd at the shop; null before. */
  booked_on: string | null;
}

/** The part of one order line, or of shipping, in an order's tax. */
export interface SalesOrderTaxItemTable {
  id: Generated<number>;
  order_tax_id: number;
  /** Null: shipping. */
  order_item_id: number | null;
  taxable_cents: number;
  exempt_cents: number;
  tax_cents: number;
}

/** The part of a refund in an order's tax to one jurisdiction. */
export interface OrderRefundTaxTable {
  id: Generated<number>;
  order_tax_id: number;
  order_id: number;
  /** Null: the order was paid by balances, and canceled. */
  refund_id: number | null;
  store_code: string;
  taxable_cents: number;
  exempt_cents: number;
  tax_cents: number;
  /** yyyy-mm-dd at the shop. */
  booked_on: string;
}

/** A sale or a refund that a job reports to the tax service. */
export interface TaxOperationTable {
  id: Generated<number>;
  /** Also the service's reference of it; unique. */
  idempotency_key: string;
  store_code: string;
  order_id: number;
  kind: "sale" | "refund";
  /** With tax. */
  amount_cents: number;
  state: "waiting" | "done" | "failed";
  attempts: Generated<number>;
  /** While a process carries it out: when its lease expires. */
  due_at: string;
  /** The service's id of the transaction. */
  reference: string | null;
  /** Why the last attempt failed. */
  problem: string | null;
  created_at: string;
  finished_at: string | null;
}

/** A file of tax rates that somebody has uploaded and not imported yet; the last one of each person, for a day. */
export interface TaxDraftTable {
  admin_user_id: number;
  /** SHA-256 of format, version, day and content. */
  checksum: string;
  format: "csv" | "yaml";
  /** The file's text, compressed by gzip, in base64. */
  content: string;
  /** For a CSV file: name of the version, and the day on which it takes effect, yyyy-mm-dd. */
  version: string | null;
  effective_on: string | null;
  created_at: string;
}
