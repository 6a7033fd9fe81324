import type { ProductStep } from "../../admin-api/resolvers.generated";
import { PRICE_FIELD, SALABLE_FIELD, VISIBLE_FIELD } from "../../catalog/overrides/override-fields";
import { inputError } from "../../graphql/errors";
import { applyRate } from "../../totals/money";
import type { ProductField } from "../product-field";

/** A step as it applies to each product. */
export interface ReadStep {
  /** Whether it changes a field. */
  concerns(field: ProductField): boolean;
  /** The field's new value, from the one in the shop. Both as stored. */
  valueFrom(value: string): string;
  /** The reason for a product that has no such field. */
  withoutField: string;
  /** The reason for a product whose fields have these values already. */
  asBefore: string;
}

interface TypedStep {
  step: ProductStep;
  amount?: string | null;
}

/** 100%. */
const WHOLE = 10_000;
const MAX_PERCENT = 500;
const MAX_DOLLARS = 1000;
const NUMBER = /^([+-]?)(\d{1,5})(?:\.(\d{1,2}))?$/;

/** Reads the step of a form. @throws GraphQLError of category input that names `amount` */
export function readStep({ step, amount }: TypedStep): ReadStep {
  if (step === "PRICE_PERCENT") return percentStep(readHundredths(amount, /%$/, "a percentage such as -7.5"));
  if (step === "PRICE_AMOUNT") return amountStep(readHundredths(amount, /\$/, "dollars such as 1.50"));
  return flagSteps[step];
}

const flagSteps: Record<Exclude<ProductStep, "PRICE_PERCENT" | "PRICE_AMOUNT">, ReadStep> = {
  SHOW: flagStep(VISIBLE_FIELD, "1", "It's visible in the shop already."),
  HIDE: flagStep(VISIBLE_FIELD, "0", "It's hidden already."),
  IN_STOCK: flagStep(SALABLE_FIELD, "1", "It's in stock already."),
  OUT_OF_STOCK: flagStep(SALABLE_FIELD, "0", "It's out of stock already."),
};

function flagStep(code: string, value: string, asBefore: string): ReadStep {
  return {
    concerns: (field) => field.code === code,
    valueFrom: () => value,
    withoutField: "It has no such field.",
    asBefore,
  };
}

/** @param basisPoints by which all prices of a product change: 10,000 doubles them */
function percentStep(basisPoints: number): ReadStep {
  if (basisPoints <= -WHOLE || basisPoints > (MAX_PERCENT / 100) * WHOLE)
    throw inputError(`Please enter a percentage between -100 and ${MAX_PERCENT}.`, "amount");
  return priceStep(
    ({ kind }) => kind === "MONEY",
    (cents) => applyRate(cents, WHOLE + basisPoints),
  );
}

function amountStep(change: number): ReadStep {
  if (Math.abs(change) > MAX_DOLLARS * 100)
    throw inputError(`Please enter no more than ${MAX_DOLLARS.toLocaleString("en-US")} dollars.`, "amount");
  return priceStep(
    ({ code }) => code === PRICE_FIELD,
    (cents) => cents + change,
  );
}

function priceStep(concerns: ReadStep["concerns"], centsFrom: (cents: number) => number): ReadStep {
  return {
    concerns,
    valueFrom: (value) => String(centsFrom(Number(value))),
    withoutField: "Its price isn't changed here.",
    asBefore: "Its price would stay the same.",
  };
}

/** A typed number with two decimals, times a hundred; zero is a mistake. @param sign that may be typed with it */
function readHundredths(typed: string | null | undefined, sign: RegExp, form: string): number {
  const text = (typed ?? "").replaceAll("−", "-").replace(/[,\s]/g, "").replace(sign, "");
  const [, minus, whole, decimals = ""] = NUMBER.exec(text) ?? [];
  const hundredths = whole === undefined ? 0 : Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
  if (hundredths === 0) throw inputError(`Please enter ${form}.`, "amount");
  return minus === "-" ? -hundredths : hundredths;
}
