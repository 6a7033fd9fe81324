import type { CatalogProductQuery } from "../../documents.generated";

type Field = NonNullable<CatalogProductQuery["catalogProduct"]>["fields"][number];

/** A field with its number in the form. */
export interface NumberedField extends Field {
  index: number;
}

/** The fields of an option, and those of each of its values: title, whether the product is sold in it, and place. */
export interface OptionFields {
  title: NumberedField;
  place: NumberedField;
  values: { title: NumberedField; offered: NumberedField; place: NumberedField }[];
}

const OPTION_FIELDS = 2;
const VALUE_FIELDS = 3;

/** The fields of a product that are about its options, as its form numbers them. */
export function numberedFields(fields: Field[]): NumberedField[] {
  return fields.filter(({ group }) => group === "OPTIONS").map((field, index) => ({ ...field, index }));
}

/** The fields by option: each option's two are followed by three for each value. */
export function fieldsByOption(fields: NumberedField[]): OptionFields[] {
  const starts = fields.filter(({ code }) => code.startsWith("option_title:"));
  return starts.map(({ index }, number) => {
    const end = starts[number + 1]?.index ?? fields.length;
    const [title, place] = fields.slice(index, index + OPTION_FIELDS);
    const values: OptionFields["values"] = [];
    for (let at = index + OPTION_FIELDS; at < end; at += VALUE_FIELDS) {
      const [valueTitle, offered, valuePlace] = fields.slice(at, at + VALUE_FIELDS);
      values.push({ title: valueTitle, offered, place: valuePlace });
    }
    return { title, place, values };
  });
}

/** What a form says about these fields: `value-N` for the field with that number; a box that is not checked is a no. */
export function typedOptions(form: FormData, fields: NumberedField[]): { code: string; value: string }[] {
  return fields.map(({ code, kind, index }) => {
    const value = form.get(`value-${index}`);
    const isText = typeof value === "string";
    if (kind === "FLAG") return { code, value: isText ? "1" : "0" };
    return { code, value: isText ? value : "" };
  });
}
