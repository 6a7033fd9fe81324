import type { Row } from "../database/schema";
import type { Customer } from "../graphql/resolvers.generated";
import { readGstNumber } from "./gst-number";
import { optionalText, readBirthday, readPhone, requiredText, type TypedText } from "./read-customer-field";

/** A field has the same name in the contract's inputs, in its type Customer and in the table. */
type FieldName = keyof Row<"customer"> & keyof Customer;

/** Returns the text to store. @throws GraphQLError of category input that names the field */
type ReadField = (typed: TypedText, field: string) => string | null;

/**
 * The details that customers enter about themselves, and how each is read. Registration, changes and what the contract
 * shows follow from this table; the export and the deletion of an account include every column.
 */
const customerFields = {
  firstname: requiredText,
  lastname: requiredText,
  middlename: optionalText,
  prefix: optionalText,
  suffix: optionalText,
  phone_no: readPhone,
  date_of_birth: readBirthday,
  taxvat: optionalText,
  gst_number: readGstNumber,
} satisfies Partial<Record<FieldName, ReadField>>;

type CustomerFieldName = keyof typeof customerFields;

/** The validated details, as stored. */
export type CustomerFields = {
  [Name in CustomerFieldName]: ReturnType<(typeof customerFields)[Name]>;
};

/** Reads all details; missing ones become empty. @throws GraphQLError of category input that names the field */
export function readCustomerFields(input: Partial<Record<CustomerFieldName, TypedText>>): CustomerFields {
  return mapFields((name, read) => read(input[name], name)) as CustomerFields;
}

/** The details of a stored customer, as the contract shows them. */
export function viewCustomerFields(row: CustomerFields): CustomerFields {
  return mapFields((name) => row[name]) as CustomerFields;
}

function mapFields(toValue: (name: CustomerFieldName, read: ReadField) => string | null) {
  const fields = Object.entries(customerFields) as [CustomerFieldName, ReadField][];
  return Object.fromEntries(fields.map(([name, read]) => [name, toValue(name, read)]));
}
