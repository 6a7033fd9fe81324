import type { Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import { isMember } from "./membership";

const NO_MEMBER = "Only members can renew their membership.";

/**
 * Whether a customer wants to go on with the membership, as the column to set; nothing where it is not said.
 * @throws GraphQLError of category input when they are no member
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
