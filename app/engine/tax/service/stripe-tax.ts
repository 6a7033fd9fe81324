import type Stripe from "stripe";
import { openStripe } from "../../payments/providers/stripe-client";
import { logger } from "../../shared/logger";
import { findUsRegion } from "../../shared/us-regions";
import type { TaxClass } from "../tax-class";
import type { TaxLevel } from "../tax-rate";
import { SharedCalculations } from "./shared-calculations";
import { type CalculatedShare, requestHash, type TaxCalculation, type TaxRequest } from "./tax-calculation";
import { TaxOperationRejected } from "./tax-operation-rejected";
import type { TaxService } from "./tax-service";

/** A shopper waits for a calculation. */
const PATIENCE_MILLISECONDS = 1000;
/** Of a job's call. */
const TIMEOUT_MILLISECONDS = 20_000;
/** Rates may change afterwards; Stripe itself accepts a calculation for 90 days. */
const MAX_AGE_MILLISECONDS = 24 * 60 * 60 * 1000;
/** Of one calculation. */
const MAX_LINES = 100;
/** After a failure the table applies for this long, so that not every shopper waits. */
const PAUSE_MILLISECONDS = 30_000;

/** Stripe's categories: clothing and footwear, tangible goods, shipping. */
const CODES: Partial<Record<TaxClass, string>> = { clothing: "txcd_30011000", goods: "txcd_99999999" };
const SHIPPING_CODE = "txcd_92010001";

const LEVELS: Record<string, TaxLevel> = {
  state: "state",
  county: "county",
  city: "city",
  district: "special",
};

type Account = Parameters<typeof openStripe>[0];
type Breakdown =
  | Stripe.Tax.CalculationLineItem.TaxBreakdown
  | Stripe.Tax.Calculation.ShippingCost.TaxBreakdown;

interface AccountState {
  /** Nothing is calculated before, in milliseconds of `performance.now()`. */
  pausedUntil: number;
  calculations: SharedCalculations;
}

const states = new WeakMap<Account, AccountState>();

/** Stripe Tax. Its registrations and the shop's address are entered in Stripe's dashboard. */
export function stripeTax(account: Account): TaxService {
  return {
    async calculate(request) {
      if (request.lines.length > MAX_LINES) return null;
      const { calculations, pausedUntil } = stateOf(account);
      if (performance.now() < pausedUntil) return null;
      return calculations.calculate(request, () => calculate(account, request));
    },
    recordSale: (calculation, reference) =>
      record(account, (stripe, timeout) =>
        stripe.tax.transactions.createFromCalculation(
          { calculation, reference },
          { timeout, idempotencyKey: `sale-${calculation}-${reference}` },
        ),
      ),
    recordRefund: (original_transaction, cents, reference) =>
      record(account, (stripe, timeout) =>
        stripe.tax.transactions.createReversal(
          { mode: "partial", original_transaction, reference, flat_amount: 0 - cents },
          { timeout, idempotencyKey: `refund-${original_transaction}-${reference}` },
        ),
      ),
  };
}

function stateOf(account: Account): AccountState {
  const state = states.get(account) ?? { pausedUntil: 0, calculations: new SharedCalculations() };
  states.set(account, state);
  return state;
}

async function calculate(account: Account, request: TaxRequest): Promise<TaxCalculation | null> {
  try {
    return readCalculation(await requestCalculation(account, request), request);
  } catch (error) {
    logger.warn({ err: error }, "Stripe Tax did not calculate; the table of rates applies");
    return null;
  }
}

/** Calls Stripe. A failure that has nothing to do with the cart pauses the account's calculations. @throws Error */
async function requestCalculation(account: Account, request: TaxRequest): Promise<Stripe.Tax.Calculation> {
  try {
    const stripe = await openStripe(account);
    const options = { timeout: PATIENCE_MILLISECONDS, maxNetworkRetries: 0 };
    const calculation = await stripe.tax.calculations.create(parametersOf(request), options);
    return await withAllLines(stripe, calculation, options);
  } catch (error) {
    if (!isFinal(error)) stateOf(account).pausedUntil = performance.now() + PAUSE_MILLISECONDS;
    throw error;
  }
}

/** Reads the lines that a calculation leaves out: it lists ten. */
async function withAllLines(
  stripe: Stripe,
  calculation: Stripe.Tax.Calculation,
  options: { timeout: number; maxNetworkRetries: number },
): Promise<Stripe.Tax.Calculation> {
  const { id, line_items } = calculation;
  if (id === null || !line_items?.has_more) return calculation;
  const parameters = { limit: MAX_LINES, expand: ["data.tax_breakdown"] };
  return { ...calculation, line_items: await stripe.tax.calculations.listLineItems(id, parameters, options) };
}

async function record(
  account: Account,
  call: (stripe: Stripe, timeout: number) => Promise<Stripe.Tax.Transaction>,
): Promise<string> {
  try {
    return (await call(await openStripe(account), TIMEOUT_MILLISECONDS)).id;
  } catch (error) {
    throw isFinal(error) ? new TaxOperationRejected(error.message, { cause: error }) : error;
  }
}

function parametersOf({
  address,
  isExempt,
  lines,
  shippingCents,
}: TaxRequest): Stripe.Tax.CalculationCreateParams {
  const [line1 = "", ...others] = address.street;
  return {
    currency: "usd",
    customer_details: {
      address: {
        line1,
        line2: others.join(", "),
        city: address.city,
        state: address.region,
        postal_code: address.postcode,
        country: "US",
      },
      address_source: "shipping",
      ...(isExempt && { taxability_override: "customer_exempt" as const }),
    },
    line_items: lines.map(({ cents, quantity, row, taxClass }) => ({
      reference: String(row),
      amount: cents,
      quantity,
      tax_code: CODES[taxClass],
    })),
    shipping_cost: { amount: shippingCents, tax_code: SHIPPING_CODE },
    expand: ["line_items.data.tax_breakdown", "shipping_cost.tax_breakdown"],
  };
}

/** @throws Error when it is not the result of the request */
function readCalculation(calculation: Stripe.Tax.Calculation, request: TaxRequest): TaxCalculation {
  const { expires_at, id, line_items, shipping_cost } = calculation;
  if (id === null || expires_at === null || !line_items)
    throw new Error("Stripe's calculation is incomplete.");
  const rows = request.lines.map(({ cents, row }) => {
    const item = line_items.data.find(({ reference }) => reference === String(row));
    if (!item || item.amount !== cents) throw new Error("Stripe calculated another line.");
    return { row, taxCents: item.amount_tax, shares: sharesOf(item.tax_breakdown, cents, item.amount_tax) };
  });
  const shippingTaxCents = shipping_cost?.amount_tax ?? 0;
  return {
    id,
    hash: requestHash(request),
    region: request.address.region,
    label: `Sales tax (${findUsRegion(request.address.region)?.name ?? request.address.region})`,
    expiresAt: new Date(Math.min(expires_at * 1000, Date.now() + MAX_AGE_MILLISECONDS)).toISOString(),
    rows,
    shipping: {
      taxCents: shippingTaxCents,
      shares: sharesOf(shipping_cost?.tax_breakdown, request.shippingCents, shippingTaxCents),
    },
  };
}

/** @throws Error when the parts do not sum to the tax */
function sharesOf(
  breakdown: Breakdown[] | null | undefined,
  cents: number,
  taxCents: number,
): CalculatedShare[] {
  const shares = (breakdown ?? []).map(({ amount, jurisdiction, tax_rate_details, taxable_amount }) => ({
    jurisdiction: {
      level: LEVELS[jurisdiction.level] ?? "local",
      name: jurisdiction.display_name,
      thousandths: Math.round(Number(tax_rate_details?.percentage_decimal ?? 0) * 1000),
    },
    taxableCents: taxable_amount,
    exemptCents: cents - taxable_amount,
    taxCents: amount,
  }));
  if (shares.reduce((total, share) => total + share.taxCents, 0) !== taxCents) {
    throw new Error("Stripe's breakdown does not add up.");
  }
  return shares;
}

/** True for errors that the same call always has: a wrong calculation, reference or amount. */
function isFinal(error: unknown): error is Error {
  return (
    error instanceof Error &&
    "type" in error &&
    ["StripeInvalidRequestError", "StripeIdempotencyError"].includes(String(error.type))
  );
}
