import { TextField } from "../../ui/text-field";
import type { PartChoices } from "./quoted-parts";
import { REFUND_FIELDS } from "./refund-fields";

interface PartFieldsProps {
  choices: PartChoices;
  /** What is asked for of a line's pieces, such as "pieces". */
  piecesLabel: string;
  shippingLabel: string;
}

/** The fields of the pieces and the shipping that are refunded or canceled. */
export function PartFields({ choices, piecesLabel, shippingLabel }: PartFieldsProps) {
  return (
    <>
      {choices.lines.map(({ field, name, left, typed }) => (
        <TextField
          key={field}
          name={field}
          label={`${name}: ${piecesLabel} (of ${left})`}
          type="number"
          min={0}
          max={left}
          defaultValue={typed}
          required
        />
      ))}
      {choices.shippingLeft && (
        <TextField
          name={REFUND_FIELDS.shipping}
          label={shippingLabel}
          hint={`In dollars, before tax; ${choices.shippingLeft} at most.`}
          inputMode="decimal"
          defaultValue={choices.shipping}
        />
      )}
    </>
  );
}

interface QuotedFieldsProps {
  /** Of the order when the quote was made. */
  version: string;
  formKey: string;
  /** The fields that were quoted. */
  fields: [string, string][];
}

/** The hidden fields with which what was previewed is carried out, once. */
export function QuotedFields({ version, formKey, fields }: QuotedFieldsProps) {
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="key" value={formKey} />
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
