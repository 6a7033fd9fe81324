import { inputError } from "../graphql/errors";
import type { CustomerInput, InputMaybe } from "../graphql/resolvers.generated";
import { readEmail } from "../shared/email-address";
import { readNewPassword } from "./password";
import { readDate } from "./read-date";

const REQUIRED = "This is a required field.";
const LONGEST = 255;

/** What a new customer tells of themselves, trimmed and checked. */
export interface NewCustomer {
  firstname: string;
  lastname: string;
  middlename: string | null;
  prefix: string | null;
  suffix: string | null;
  email: string;
  password: string;
  phone_no: string | null;
  /** yyyy-mm-dd. */
  date_of_birth: string | null;
  taxvat: string | null;
  is_subscribed: number;
}

/** Reads the sign-up form (specification §5). @throws GraphQLError of category input that names the field */
export function readCustomerInput(input: CustomerInput): NewCustomer {
  return {
    firstname: required(input.firstname, "firstname"),
    lastname: required(input.lastname, "lastname"),
    middlename: optional(input.middlename, "middlename"),
    prefix: optional(input.prefix, "prefix"),
    suffix: optional(input.suffix, "suffix"),
    email: readEmail(required(input.email, "email")),
    password: readNewPassword(required(input.password, "password")),
    phone_no: readPhone(optional(input.phone_no, "phone_no")),
    date_of_birth: readBirthday(optional(input.date_of_birth, "date_of_birth")),
    taxvat: optional(input.taxvat, "taxvat"),
    is_subscribed: input.is_subscribed ? 1 : 0,
  };
}

function required(typed: InputMaybe<string> | undefined, field: string): string {
  const value = optional(typed, field);
  if (value === null) throw inputError(REQUIRED, field);
  return value;
}

function optional(typed: InputMaybe<string> | undefined, field: string): string | null {
  const value = typed?.trim();
  if (!value) return null;
  if (value.length > LONGEST) throw inputError(`Please enter no more than ${LONGEST} characters.`, field);
  if (/\p{Cc}/u.test(value)) throw inputError("Please enter plain text.", field);
  return value;
}

function readPhone(typed: string | null): string | null {
  if (typed === null) return null;
  const digits = typed.replace(/\D/g, "").length;
  if (!/^\+?[\d\s().-]+$/.test(typed) || digits < 10 || digits > 15) {
    throw inputError("Please enter a valid phone.", "phone_no");
  }
  return typed;
}

function readBirthday(typed: string | null): string | null {
  if (typed === null) return null;
  const date = readDate(typed, new Date());
  if (date === null) throw inputError("Please enter a valid full date.", "date_of_birth");
  return date;
}
