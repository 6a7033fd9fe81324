import type { Row } from "../database/schema";
import type { Customer } from "../graphql/resolvers.generated";
import { confirmedEmailAt } from "./email-confirmed";

/** The customer as the contract shows them, without what is looked up on demand (addresses, orders). */
export function viewCustomer(row: Row<"customer">): Customer {
  return {
    firstname: row.firstname,
    middlename: row.middlename,
    lastname: row.lastname,
    prefix: row.prefix,
    suffix: row.suffix,
    email: row.email,
    phone_no: row.phone_no,
    date_of_birth: row.date_of_birth,
    taxvat: row.taxvat,
    is_subscribed: row.is_subscribed === 1,
    created_at: row.created_at,
    email_confirmed_at: confirmedEmailAt(row),
  };
}
