import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import { readEmail } from "../shared/email-address";
import type { Author } from "./author-key";

/**
 * The author: the signed-in customer, otherwise the guest with that address.
 * @throws GraphQLError when a guest gives none
 */
export async function readAuthor(context: EngineContext, email: string | null | undefined): Promise<Author> {
  const customer = await context.customer();
  if (customer) return { customerId: customer.id, email: customer.email };
  if (!email?.trim()) throw inputError("This is a required field.", "email");
  return { customerId: null, email: readEmail(email) };
}
