import { Field } from "~/storefront/ui/field";
import { SelectField } from "~/storefront/ui/select-field";
import type { TypedAddress } from "./address-form";

const labels: Record<keyof TypedAddress, string> = {
  firstname: "First name",
  lastname: "Last name",
  company: "Company",
  street: "Street address",
  street_2: "Apartment, suite, floor",
  city: "City",
  region: "State",
  postcode: "ZIP code",
  telephone: "Phone",
};

/** Labels for a list of errors: of the address fields with that name prefix, preceded by `lead`. */
export function addressLabels(prefix: string, lead = ""): Record<string, string> {
  return Object.fromEntries(Object.entries(labels).map(([field, label]) => [prefix + field, lead + label]));
}

interface AddressFieldsProps {
  regions: { value: string; label: string }[];
  prefix: string;
  /** Autofill section: which of the shopper's addresses the browser may fill in; any by default. */
  section?: "shipping" | "billing";
}

/** The fields of a US address. */
export function AddressFields({ regions, prefix, section }: AddressFieldsProps) {
  const field = (name: keyof TypedAddress, purpose: string) => ({
    name: prefix + name,
    label: labels[name],
    autoComplete: section ? `${section} ${purpose}` : purpose,
  });
  return (
    <div className="grid grid-cols-6 gap-x-4 gap-y-5 sm:gap-x-5">
      <Field {...field("firstname", "given-name")} required className="col-span-3" />
      <Field {...field("lastname", "family-name")} required className="col-span-3" />
      <Field {...field("company", "organization")} className="col-span-6" />
      <Field {...field("street", "address-line1")} required className="col-span-6" />
      <Field {...field("street_2", "address-line2")} className="col-span-6" />
      <Field {...field("city", "address-level2")} required className="col-span-6 sm:col-span-2" />
      <SelectField
        {...field("region", "address-level1")}
        required
        options={[{ value: "", label: "Please choose" }, ...regions]}
        className="col-span-3 sm:col-span-2"
      />
      <Field
        {...field("postcode", "postal-code")}
        required
        inputMode="numeric"
        className="col-span-3 sm:col-span-2"
      />
      <Field
        {...field("telephone", "tel")}
        type="tel"
        inputMode="tel"
        required
        help={
          section !== "billing" ? "Only used if the carrier has trouble delivering your package." : undefined
        }
        className="col-span-6"
      />
      {section !== "billing" && (
        <p className="text-sm col-span-6 text-soft-ink">We ship within the United States.</p>
      )}
    </div>
  );
}
