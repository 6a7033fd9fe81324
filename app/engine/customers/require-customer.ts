import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { authorizationError } from "../graphql/errors";

/** The current customer. @throws GraphQLError of category authorization for guests and expired tokens */
export async function requireCustomer(context: EngineContext): Promise<Row<"customer">> {
  const customer = await context.customer();
  if (!customer) throw authorizationError();
  return customer;
}
