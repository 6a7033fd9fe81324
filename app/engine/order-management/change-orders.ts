import { GraphQLError } from "graphql";
import type { ChangedOrders } from "../admin-api/resolvers.generated";
import { inputError } from "../graphql/errors";
import type { OrderForm } from "./change-order";

/** As many as a page of the list has. */
const MAX_AT_ONCE = 50;

interface OrdersForm {
  numbers: readonly string[];
  key: string;
  text: string;
}

/**
 * Takes a step for several orders, each in its own transaction with its own entry in the audit log. An order for which
 * the step is not possible stays as it is, and the others are changed nevertheless.
 * @param change the step for one order; its form has no version, since a list shows none
 * @throws GraphQLError of category input for none or too many; otherwise as the step does for all orders
 */
export async function changeOrders(
  { numbers, key, text }: OrdersForm,
  change: (form: OrderForm & { text: string }) => Promise<string>,
): Promise<ChangedOrders> {
  const wanted = [...new Set(numbers)];
  if (wanted.length === 0) throw inputError("Check the orders first.", "numbers");
  if (wanted.length > MAX_AT_ONCE) throw inputError(`Check ${MAX_AT_ONCE} orders at most.`, "numbers");
  const unchanged: ChangedOrders["unchanged"] = [];
  for (const number of wanted) {
    const reason = await problemOf(() => change({ number, version: null, key: `${key}-${number}`, text }));
    if (reason !== null) unchanged.push({ number, reason });
  }
  return { changed: wanted.length - unchanged.length, unchanged };
}

/** Why a step cannot be taken; null when it was. @throws as the step, except for what concerns its order alone */
async function problemOf(step: () => Promise<string>): Promise<string | null> {
  try {
    await step();
    return null;
  } catch (error) {
    if (error instanceof GraphQLError && isAboutOrder(error)) return error.message;
    throw error;
  }
}

/** False for a mistake in the form's text, which is the same for every order. */
function isAboutOrder({ extensions }: GraphQLError): boolean {
  return extensions.category === "graphql-input" && extensions.field !== "text";
}
