import { inputError } from "../graphql/errors";
import type {
  CustomerCreateInput,
  CustomerInput,
  CustomerUpdateInput,
  InputMaybe,
} from "../graphql/resolvers.generated";
import { readEmail } from "../shared/email-address";
import { readNewPassword } from "./password";

const AMERICAN = /^(?<month>\d{1,2})([/-])(?<day>\d{1,2})\2(?<year>\d{4})$/;
const ISO = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/;

const REQUIRED = "This is a required field.";
const MAX_LENGTH = 255;

/** Validated personal details of a customer. */
interface Person {
  firstname: string;
  lastname: string;
  middlename: string | null;
  prefix: string | null;
  suffix: string | null;
  phone_no: string | null;
  /** yyyy-mm-dd. */
  date_of_birth: string | null;
  taxvat: string | null;
}

export interface NewCustomer extends Person {
  email: string;
  password: string;
  is_subscribed: number;
}

/** Reads the sign-up form (specification §5). @throws GraphQLError of category input that names the field */
export function readCustomerInput(input: CustomerInput | CustomerCreateInput): NewCustomer {
  return {
    ...readPerson(input),
    email: readEmail(required(input.email, "email")),
    password: readNewPassword(required(input.password, "password")),
    is_subscribed: input.is_subscribed ? 1 : 0,
  };
}

/** Reads the details that customers may change later. @throws GraphQLError of category input that names the field */
export function readPerson(input: CustomerUpdateInput): Person {
  return {
    firstname: required(input.firstname, "firstname"),
    lastname: required(input.lastname, "lastname"),
    middlename: optional(input.middlename, "middlename"),
    prefix: optional(input.prefix, "prefix"),
    suffix: optional(input.suffix, "suffix"),
    phone_no: readPhone(optional(input.phone_no, "phone_no")),
    date_of_birth: readBirthday(optional(input.date_of_birth, "date_of_birth")),
    taxvat: optional(input.taxvat, "taxvat"),
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
  if (value.length > MAX_LENGTH)
    throw inputError(`Please enter no more than ${MAX_LENGTH} characters.`, field);
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

/**
 * Reads a date entered as mm/dd/yyyy or mm-dd-yyyy, or sent as yyyy-mm-dd, which must exist and not be in the future
 * (specification §5). Returns yyyy-mm-dd, or null when invalid.
 */
function readDate(typed: string, now: Date): string | null {
  const parts = (AMERICAN.exec(typed) ?? ISO.exec(typed))?.groups;
  if (!parts) return null;
  const iso = `${parts.year}-${parts.month.padStart(2, "0")}-${parts.day.padStart(2, "0")}`;
  const date = new Date(`${iso}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return exists && Number(parts.year) >= 1900 && date <= now ? iso : null;
}
