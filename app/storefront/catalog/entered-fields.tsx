import type { ComponentProps } from "react";
import { PlainArea } from "../ui/plain-area";
import { PlainField } from "../ui/plain-field";
import type { PurchaseRejection } from "./buy-product.server";
import type { EnteredField } from "./product-view";

interface EnteredFieldsProps {
  fields: EnteredField[];
  rejection: PurchaseRejection | undefined;
}

/** Input fields of a product, such as the recipient of a gift certificate. */
export function EnteredFields({ fields, rejection }: EnteredFieldsProps) {
  return (
    <div className="mb-5 grid gap-4 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
      {fields.map((field) => {
        const error = rejection?.problems[field.code];
        const control = { field, error, typed: rejection?.typed[field.code] };
        return field.type === "AREA" ? (
          <Area key={field.code} {...control} />
        ) : (
          <PlainField key={field.code} {...inputProps(field)} defaultValue={control.typed} error={error} />
        );
      })}
    </div>
  );
}

const DATE_INPUT = {
  placeholder: "mm/dd/yyyy",
  help: "As mm/dd/yyyy. Leave blank to send it right away.",
};

function inputProps({
  code,
  title,
  type,
  isRequired,
  maxLength,
}: EnteredField): ComponentProps<typeof PlainField> {
  return {
    name: code,
    label: title,
    type: type === "EMAIL" ? "email" : "text",
    required: isRequired,
    limit: maxLength,
    autoComplete: "off",
    ...(type === "DATE" && DATE_INPUT),
  };
}

interface AreaProps {
  field: EnteredField;
  error: string | undefined;
  typed: string | undefined;
}

function Area({ field: { code, title, isRequired, maxLength }, error, typed }: AreaProps) {
  return (
    <PlainArea
      name={code}
      label={title}
      required={isRequired}
      error={error}
      rows={3}
      limit={maxLength}
      defaultValue={typed}
      className="sm:col-span-2 md:col-span-1 lg:col-span-2"
    />
  );
}
