import type { Row } from "../database/schema";
import type { Customer } from "../graphql/resolvers.generated";
import { isMember } from "../memberships/membership";
import { viewCustomerFields } from "./customer-fields";
import { confirmedEmailAt } from "./email-confirmed";
import { NO_PASSWORD } from "./password";

/** Customer groups: members have prices of their own. */
const GROUP = { member: "Champ Members", other: "General" };

/** The customer as the contract shows them, without fields resolved on request (addresses, orders). */
export function viewCustomer(row: Row<"customer">): Partial<Customer> {
  const isMemberToday = isMember(row, new Date());
  return {
    id: row.id,
    customer_id: row.id,
    ...viewCustomerFields(row),
    email: row.email,
    group_name: isMemberToday ? GROUP.member : GROUP.other,
    is_subscribed_champ_membership: isMemberToday,
    subscribed_for_auto_champ_membership: isMemberToday && row.member_renews === 1,
    champ_membership_until: isMemberToday ? row.member_until : null,
    is_subscribed: row.is_subscribed === 1,
    created_at: row.created_at,
    email_confirmed_at: confirmedEmailAt(row),
    has_password: row.password_hash !== NO_PASSWORD,
  };
}
