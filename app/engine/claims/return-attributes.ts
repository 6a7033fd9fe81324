import { inputError } from "../graphql/errors";
import type {
  AttributeSelectedOption,
  AttributeSelectedOptions,
  ClaimReason,
  ClaimWish,
  RequestReturnItemInput,
  ReturnItemAttributeMetadata,
} from "../graphql/resolvers.generated";

/** What other clients ask of a returned item: Adobe Commerce's attributes of a return, as a claim needs them. */

const REASONS: Record<ClaimReason, string> = {
  DAMAGED: "It arrived damaged",
  MISPRINTED: "It isn't printed well",
  WRONG_ITEM: "It isn't what I ordered",
  NOT_RECEIVED: "It never arrived",
  OTHER: "Something else",
};
const RESOLUTIONS: Record<ClaimWish, string> = {
  REPLACE: "Please remake it",
  REFUND: "Please refund it",
};

const REASON = { code: "reason", label: "What's wrong?", options: REASONS };
const RESOLUTION = { code: "resolution", label: "How can we make it right?", options: RESOLUTIONS };
const DETAILS = { code: "reason_other", label: "Tell us what happened" };
const MAX_DETAILS_LENGTH = "1000";

/** The attributes of a returned item, in the order of a form; their options are the contract's reasons and wishes. */
export function returnAttributes(): ReturnItemAttributeMetadata[] {
  const selects = [RESOLUTION, REASON].map(({ code, label, options }) => ({
    ...commonOf(code, label),
    frontend_input: "SELECT" as const,
    options: Object.entries(options).map(([value, title]) => ({
      __typename: "AttributeOptionMetadata" as const,
      label: title,
      value,
      is_default: false,
    })),
    validate_rules: [],
  }));
  const details = {
    ...commonOf(DETAILS.code, DETAILS.label),
    frontend_input: "TEXTAREA" as const,
    options: [],
    validate_rules: [{ name: "MAX_TEXT_LENGTH" as const, value: MAX_DETAILS_LENGTH }],
  };
  return [...selects, details].map((attribute, index) => ({ ...attribute, sort_order: (index + 1) * 10 }));
}

function commonOf(code: string, label: string) {
  return {
    __typename: "ReturnItemAttributeMetadata" as const,
    code,
    label,
    entity_type: "RMA_ITEM" as const,
    frontend_class: null,
    is_required: true,
    is_unique: false,
    default_value: null,
    multiline_count: 1,
    input_filter: "TRIM" as const,
  };
}

/** What the attributes of a return say about an item. @throws GraphQLError of category input for a missing choice */
export function readReturnAttributes({
  selected_custom_attributes,
  entered_custom_attributes,
}: RequestReturnItemInput): { reason: ClaimReason; wish: ClaimWish; details: string } {
  const entered = (code: string) =>
    [...(selected_custom_attributes ?? []), ...(entered_custom_attributes ?? [])].find(
      (attribute) => attribute?.attribute_code === code,
    )?.value ?? "";
  return {
    reason: chosen(REASON, entered(REASON.code)),
    wish: chosen(RESOLUTION, entered(RESOLUTION.code)),
    details: entered(DETAILS.code),
  };
}

function chosen<Value extends string>(
  { code, label, options }: { code: string; label: string; options: Record<Value, string> },
  value: string,
): Value {
  if (!Object.hasOwn(options, value)) throw inputError(`Please choose an option: ${label}`, code);
  return value as Value;
}

/** The choices of a claim, as attributes of the returned item. */
export function chosenAttributes(reason: ClaimReason, wish: ClaimWish): AttributeSelectedOptions[] {
  return [
    selectedOption(RESOLUTION.code, wish, RESOLUTIONS[wish]),
    selectedOption(REASON.code, reason, REASONS[reason]),
  ];
}

function selectedOption(code: string, value: string, label: string): AttributeSelectedOptions {
  const option: AttributeSelectedOption = { __typename: "AttributeSelectedOption", label, value };
  return { __typename: "AttributeSelectedOptions", code, attribute: null, selected_options: [option] };
}
