import type { Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import { isMember } from "./membership";

const NO_MEMBER = "Only members can renew their membership.";

/**
 * The column change for a customer's wish to renew; empty when the input omits it.
 * @throws GraphQLError of category input when they are not a member
 */
export function readRenewal(
  customer: Row<"customer">,
  wanted: boolean | null | undefined,
): Partial<Pick<Row<"customer">, "member_renews">> {
  if (wanted === null || wanted === undefined) return {};
  if (wanted && !isMember(customer, new Date())) {
    throw inputError(NO_MEMBER, "subscribed_for_auto_champ_membership");
  }
  return { member_renews: wanted ? 1 : 0 };
}
