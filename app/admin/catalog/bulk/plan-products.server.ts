import { CategoryStepDocument, ProductStepDocument } from "../../documents.generated";
import { newFormKey } from "../../frame/form-key.server";
import { type AdminVisit, openAdmin } from "../../frame/staff-session.server";
import { readPlanned } from "./planned-field";
import { type BulkStep, categoryOfValue, isBulkStep, isCategoryStep, skuOfField } from "./product-steps";

/** A product that a step would change. */
interface PlannedRow {
  sku: string;
  name: string;
  /** Sent back with the form: that of the product; empty for a step of a category. */
  version: string;
  changes: { title: string; from: string | null; to: string | null }[];
}

/** The changes that a step would make, and the products that it would leave as they are. */
export interface BulkPlan {
  rows: PlannedRow[];
  unchanged: { sku: string; reason: string }[];
  /** Of a step of a category. */
  category: { name: string; version: string } | null;
}

/** The choices and the amount from the form of the list. */
export interface BulkChoice {
  step: BulkStep;
  skus: string[];
  amount: string;
  /** As `categoryValue` says it. */
  listing: string;
  /** The list's query. */
  list: string;
}

/** Reads the form of the list, from an address, or the confirmed one. @throws Response 400 for an unknown step */
export function readBulkChoice(fields: URLSearchParams | FormData): BulkChoice {
  const text = (name: string) => String(fields.get(name) ?? "").trim();
  const step = text("step");
  if (!isBulkStep(step))
    throw new Response("Please go back to the catalog and choose a step.", { status: 400 });
  return { step, skus: skusOf(fields), amount: text("amount"), listing: text("listing"), list: text("list") };
}

function skusOf(fields: URLSearchParams | FormData): string[] {
  if (fields instanceof FormData) return readPlanned(fields).map(({ sku }) => sku);
  return [...fields.keys()].flatMap((name) => skuOfField(name) ?? []);
}

/** The page that shows what a step would change, before it is confirmed. */
export async function readBulkPlan(request: Request) {
  const visit = await openAdmin(request);
  const { searchParams } = new URL(request.url);
  // The confirmed form is sent to the path alone: its page shows the result.
  if (request.method !== "GET" && !searchParams.has("step")) return null;
  const choice = readBulkChoice(searchParams);
  return { choice, formKey: newFormKey(), ...(await planOf(visit, choice)) };
}

export type BulkPlanView = NonNullable<Awaited<ReturnType<typeof readBulkPlan>>>;

type Planned =
  | { plan: BulkPlan; problem: null }
  | { plan: null; problem: { field: string | null; message: string } };

async function planOf(visit: AdminVisit, choice: BulkChoice): Promise<Planned> {
  const { step, skus, amount, listing } = choice;
  if (isCategoryStep(step)) {
    const input = { skus, ...categoryOfValue(listing), is_added: step === "PUT_IN" };
    const result = await visit.attempt(CategoryStepDocument, { input });
    if (!result.ok) return { plan: null, problem: result };
    const { name, version, products, unchanged } = result.data.categoryStep;
    const [from, to] = step === "PUT_IN" ? ["Not in it", "In it, last"] : ["In it", "Not in it"];
    const rows = products.map((product) => ({
      ...product,
      version: "",
      changes: [{ title: name, from, to }],
    }));
    return { plan: { rows, unchanged, category: { name, version } }, problem: null };
  }
  const result = await visit.attempt(ProductStepDocument, { input: { skus, step, amount: amount || null } });
  if (!result.ok) return { plan: null, problem: result };
  const { products, unchanged } = result.data.productStep;
  return { plan: { rows: products, unchanged, category: null }, problem: null };
}
