import { CustomerMembershipDocument } from "~/provider/contract/documents.generated";
import { moneyText } from "~/storefront/ui/money";
import type { AccountVisit } from "../account-visit";
import { longDate } from "../dates";
import type { Membership } from "./membership-part";

/** Reads the customer's membership, its price and discount; null if the provider sells none. */
export async function readMembership({ provider }: AccountVisit): Promise<Membership | null> {
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
