import { inputError } from "../graphql/errors";
import type { AttributesFormOutput, CustomerAttributeMetadata } from "../graphql/resolvers.generated";

/** Magento's forms with an address: of a new customer and of the address book. */
const ADDRESS_FORMS = ["customer_register_address", "customer_address_edit"];
/** As in shared/postal-address.ts. */
const MAX_LENGTH = "255";
const STREET_LINES = 3;

interface Field {
  code: string;
  label: string;
  isRequired: boolean;
  input?: CustomerAttributeMetadata["frontend_input"];
  lines?: number;
}

const FIELDS: Field[] = [
  { code: "firstname", label: "First Name", isRequired: true },
  { code: "lastname", label: "Last Name", isRequired: true },
  { code: "company", label: "Company", isRequired: false },
  { code: "street", label: "Street Address", isRequired: true, input: "MULTILINE", lines: STREET_LINES },
  { code: "city", label: "City", isRequired: true },
  { code: "country_id", label: "Country", isRequired: true, input: "SELECT" },
  { code: "region", label: "State/Province", isRequired: true },
  { code: "postcode", label: "Zip/Postal Code", isRequired: true },
  { code: "telephone", label: "Phone Number", isRequired: true },
];

/**
 * The fields of an address, in the order of a form, as addresses are validated.
 * @throws GraphQLError for a form without an address
 */
export function addressForm(formCode: string): AttributesFormOutput {
  if (!ADDRESS_FORMS.includes(formCode)) {
    throw inputError(`Form "${formCode.slice(0, 64)}" could not be found.`, "formCode");
  }
  return { items: FIELDS.map(fieldResponse), errors: [] };
}

function fieldResponse({ code, label, isRequired, input = "TEXT", lines = 1 }: Field, index: number) {
  return {
    __typename: "CustomerAttributeMetadata" as const,
    code,
    label,
    entity_type: "CUSTOMER_ADDRESS" as const,
    frontend_input: input,
    frontend_class: null,
    is_required: isRequired,
    is_unique: false,
    default_value: code === "country_id" ? "US" : null,
    options: code === "country_id" ? [{ ...UNITED_STATES }] : [],
    sort_order: (index + 1) * 10,
    multiline_count: lines,
    input_filter: "TRIM" as const,
    validate_rules: input === "SELECT" ? [] : [{ name: "MAX_TEXT_LENGTH" as const, value: MAX_LENGTH }],
  };
}

const UNITED_STATES = {
  __typename: "AttributeOptionMetadata" as const,
  label: "United States",
  value: "US",
  is_default: true,
};
