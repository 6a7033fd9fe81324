import type { OrderQuery } from "../documents.generated";
import type { OrderFormView } from "./production-forms";

type Order = NonNullable<OrderQuery["order"]>;

/** The form that corrects the shipping address; null when it can't be. */
export function addressForm({ editable_address: address }: Order): OrderFormView | null {
  if (!address) return null;
  const line = (name: string, label: string, value?: string | null, isOptional = false) => ({
    name,
    label,
    value: value ?? "",
    isOptional,
  });
  return {
    intent: "address",
    title: "Correct the shipping address",
    hint: `We email the buyer. It has to stay in ${address.region}, since tax and shipping were computed for it.`,
    button: "Change the address",
    fields: [
      line("firstname", "First name", address.firstname),
      line("lastname", "Last name", address.lastname),
      line("company", "Company", address.company, true),
      line("street", "Street", address.street[0]),
      line("street2", "Apartment, suite", address.street.slice(1).join(", "), true),
      line("city", "City", address.city),
      line("postcode", "ZIP code", address.postcode),
      line("telephone", "Phone", address.telephone),
    ],
  };
}

/** The form that sends an email again. */
export function resendForm(emailId: string): OrderFormView {
  return {
    intent: "email",
    title: "Send again",
    button: "Send it again",
    fields: [],
    hidden: { email: emailId },
  };
}
