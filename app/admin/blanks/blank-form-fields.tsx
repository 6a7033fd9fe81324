import type { FormRejection } from "../frame/failed-form.server";
import { ParagraphField } from "../ui/paragraph-field";
import { TextField } from "../ui/text-field";

interface BlankFormFieldsProps {
  stored?: { name: string; low_quantity: number; products: string[] };
  rejection: FormRejection | null;
}

/** The fields of a blank's form, with what was typed before. */
export function BlankFormFields({ stored, rejection }: BlankFormFieldsProps) {
  const problemOf = (field: string) => (rejection?.field === field ? rejection.message : null);
  return (
    <>
      <TextField
        name="name"
        label="Name"
        limit={60}
        required
        defaultValue={rejection?.typed.name ?? stored?.name}
        problem={problemOf("name")}
      />
      <TextField
        name="low_quantity"
        label="Low at"
        hint="At this number or fewer, Today lists it as low."
        inputMode="numeric"
        required
        defaultValue={rejection?.typed.low_quantity ?? String(stored?.low_quantity ?? 10)}
        problem={problemOf("low_quantity")}
      />
      <ParagraphField
        id="products"
        name="products"
        label="Products made from it"
        hint="One per line: a SKU, or a SKU with an option, such as photo-mug size=15oz."
        rows={4}
        value={rejection?.typed.products ?? stored?.products.join("\n")}
        problem={problemOf("products")}
      />
    </>
  );
}
