import type * as z from "zod/v4-mini";
import { americanDate } from "~/brand/full-date";
import {
  optionalDate,
  optionalGstNumber,
  optionalPhone,
  optionalText,
  requiredText,
} from "../session/field-rules";
import type { FieldProps } from "../ui/field";

type FieldInput = Omit<FieldProps, "name" | "label" | "className">;

interface CustomerField {
  label: string;
  rule: z.ZodMiniType<string>;
  /** The part of Account Information that shows the field. */
  part: "name" | "more of the name" | "contact" | "business";
  /** The provider's extension stores the field; a plain Magento does not. */
  isExtension?: true;
  /** Attributes of the input, on every page. */
  input: FieldInput;
  /** Attributes that differ at registration. */
  registrationInput?: FieldInput;
  /** Converts the stored text to what the customer types; unchanged by default. */
  toTyped?: (stored: string) => string;
}

/**
 * The details that customers enter about themselves, by their name in the contract and in forms, in the order of Account
 * Information: its form, validation, defaults and what it saves follow from this table.
 */
const fields = {
  firstname: {
    label: "First name",
    rule: requiredText(),
    part: "name",
    input: { required: true, autoComplete: "given-name" },
  },
  lastname: {
    label: "Last name",
    rule: requiredText(),
    part: "name",
    input: { required: true, autoComplete: "family-name" },
  },
  prefix: {
    label: "Title",
    rule: optionalText(),
    part: "more of the name",
    input: { autoComplete: "honorific-prefix" },
  },
  middlename: {
    label: "Middle name",
    rule: optionalText(),
    part: "more of the name",
    input: { autoComplete: "additional-name" },
  },
  suffix: {
    label: "Suffix",
    rule: optionalText(),
    part: "more of the name",
    input: { autoComplete: "honorific-suffix" },
  },
  phone_no: {
    label: "Phone",
    rule: optionalPhone,
    part: "contact",
    isExtension: true,
    input: { type: "tel", inputMode: "tel", autoComplete: "tel" },
  },
  date_of_birth: {
    label: "Date of birth",
    rule: optionalDate,
    part: "contact",
    input: {
      inputMode: "text",
      autoComplete: "bday",
      placeholder: "mm/dd/yyyy",
      help: "Month, day, year, such as 12/31/1990 or 12311990.",
    },
    registrationInput: { inputMode: "numeric" },
    toTyped: americanDate,
  },
  taxvat: {
    label: "Tax or VAT number",
    rule: optionalText(),
    part: "business",
    input: { autoComplete: "off" },
  },
  gst_number: {
    label: "GST number",
    rule: optionalGstNumber,
    part: "business",
    isExtension: true,
    input: {
      autoComplete: "off",
      help: "15 letters and numbers. Save it to upload the certificate.",
    },
  },
} satisfies Record<string, CustomerField>;

export type CustomerFieldName = keyof typeof fields;

export const customerFields: Record<CustomerFieldName, CustomerField> = fields;

export const customerFieldNames = Object.keys(fields) as CustomerFieldName[];

/** The fields of the registration form before and after the email address. */
export const registrationFields = {
  beforeEmail: ["firstname", "lastname"],
  afterEmail: ["phone_no", "date_of_birth"],
} as const satisfies Record<string, CustomerFieldName[]>;

/** Field name → its label, for a list of errors. */
export const customerFieldLabels = mapFields(customerFieldNames, (name) => customerFields[name].label);

/** The rules of some fields, as the shape of a form's schema. */
export function customerFieldRules<Name extends CustomerFieldName>(names: readonly Name[]) {
  return mapFields(names, (name) => customerFields[name].rule);
}

/** What the inputs of all fields show first; missing values are empty. */
export function typedCustomerFields(
  stored: Partial<Record<CustomerFieldName, string | null>>,
): Record<CustomerFieldName, string> {
  return mapFields(customerFieldNames, (name) => {
    const value = stored[name] ?? "";
    return customerFields[name].toTyped?.(value) ?? value;
  });
}

/** The fields that the provider stores. @param hasExtension whether it has the contract's extension */
export function storedCustomerFields(hasExtension: boolean): CustomerFieldName[] {
  return customerFieldNames.filter((name) => hasExtension || !customerFields[name].isExtension);
}

function mapFields<Name extends CustomerFieldName, Value>(
  names: readonly Name[],
  toValue: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, toValue(name)])) as Record<Name, Value>;
}
