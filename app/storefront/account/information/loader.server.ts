import {
  CustomerBusinessDetailsDocument,
  type CustomerBusinessDetailsQuery,
  CustomerDetailsDocument,
  type CustomerDetailsQuery,
  CustomerMembershipDocument,
} from "~/provider/contract/documents.generated";
import { moneyText } from "~/storefront/ui/money";
import type { AccountVisit } from "../account-visit";
import { type CustomerFieldName, typedCustomerFields } from "../customer-fields";
import { longDate } from "../dates";
import type { Membership } from "./membership-part";
import type { InformationData } from "./page";

type Core = NonNullable<CustomerDetailsQuery["customer"]>;
type Extension = NonNullable<CustomerBusinessDetailsQuery["customer"]>;

/** The stored details; does not compile while `information.graphql` lacks a field, which saving the form would empty. */
type StoredDetails = Partial<Pick<Core & Extension, CustomerFieldName>>;

/** The customer's details, password state, certificate and membership. */
export async function loader(visit: AccountVisit): Promise<InformationData> {
  const [{ customer }, extension, membership] = await Promise.all([
    visit.ask(CustomerDetailsDocument, {}),
    visit.provider.attempt(CustomerBusinessDetailsDocument, {}),
    readMembership(visit),
  ]);
  const more = extension.data?.customer;
  const stored: StoredDetails = { ...customer, ...more };
  return {
    email: customer?.email ?? "",
    newEmail: more?.new_email ?? null,
    hasPassword: more?.has_password !== false,
    certificate: more?.gst_certificate ?? null,
    membership,
    hasFurtherDetails: extension.error !== "unsupported",
    details: typedCustomerFields(stored),
  };
}

/** Reads the customer's membership, its price and discount; null if the provider sells none. */
async function readMembership({ provider }: AccountVisit): Promise<Membership | null> {
  const { data } = await provider.attempt(CustomerMembershipDocument, {});
  if (!data?.customer) return null;
  const values = new Map(data.configuration?.configvalues?.map((entry) => [entry?.key, entry?.value]));
  const [price, percent] = [
    Number(values.get("champ_membership_price")),
    Number(values.get("champ_membership_percent")),
  ];
  if (!(price > 0 && percent > 0)) return null;
  const { champ_membership_until: until, subscribed_for_auto_champ_membership: renews } = data.customer;
  return {
    until: until ? longDate(until) : null,
    renews: renews === true,
    price: moneyText({ value: price, currency: "USD" }),
    percent: `${percent}%`,
  };
}
