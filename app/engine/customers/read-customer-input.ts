import type { CustomerCreateInput, CustomerInput } from "../graphql/resolvers.generated";
import { readEmail } from "../shared/email-address";
import { type CustomerFields, readCustomerFields } from "./customer-fields";
import { readNewPassword } from "./password";
import { requiredText } from "./read-customer-field";

export interface NewCustomer extends CustomerFields {
  email: string;
  password: string;
  is_subscribed: number;
}

/** Reads the sign-up form (specification §5). @throws GraphQLError of category input that names the field */
export function readCustomerInput(input: CustomerInput | CustomerCreateInput): NewCustomer {
  return {
    ...readCustomerFields(input),
    email: readEmail(requiredText(input.email, "email")),
    password: readNewPassword(requiredText(input.password, "password")),
    is_subscribed: input.is_subscribed ? 1 : 0,
  };
}
