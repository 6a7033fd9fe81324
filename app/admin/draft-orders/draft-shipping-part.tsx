import { Part } from "../orders/page-part";
import { dayText, moneyText } from "../ui/format";
import { TextField } from "../ui/text-field";
import { DraftForm, type DraftPartProps, problemOf, typedIn } from "./draft-form";

const FIELDS = [
  ["firstname", "First name", true],
  ["lastname", "Last name", true],
  ["company", "Company", false],
  ["street", "Street", true],
  ["street2", "Apartment, suite", false],
  ["city", "City", true],
  ["region", "State, such as CA", true],
  ["postcode", "ZIP code", true],
  ["telephone", "Phone", true],
] as const;

/** Where a draft order goes, and how. */
export function DraftShippingPart({ draft, formKey, problem }: DraftPartProps) {
  const isFailed = problem?.intent === "address";
  const typed = isFailed ? problem.typed : storedFields(draft.address);
  return (
    <Part title={draft.is_virtual ? "Address" : "Shipping"}>
      {draft.address && (
        <p>
          {draft.address_lines.map((line) => (
            <span key={line} className="line">
              {line}
              <br />
            </span>
          ))}
        </p>
      )}
      <details open={!draft.address || isFailed}>
        <summary>{draft.address ? "Change the address" : "Enter the address"}</summary>
        <DraftForm draft={draft} formKey={formKey} intent="address">
          {FIELDS.map(([name, label, isRequired]) => (
            <TextField
              key={name}
              id={`address-${name}`}
              name={name}
              label={label}
              required={isRequired}
              autoComplete="off"
              defaultValue={typed[name] ?? ""}
              problem={problemOf(problem, "address", name)}
            />
          ))}
          <p>
            <button type="submit">Save the address</button>
          </p>
        </DraftForm>
      </details>
      {draft.shipping_methods.length > 0 && <MethodForm draft={draft} formKey={formKey} problem={problem} />}
    </Part>
  );
}

function MethodForm({ draft, formKey, problem }: DraftPartProps) {
  const chosen =
    typedIn(problem, "method").method ?? draft.shipping_methods.find(({ is_chosen }) => is_chosen)?.code;
  return (
    <DraftForm draft={draft} formKey={formKey} intent="method">
      <fieldset>
        <legend>Shipping method</legend>
        {draft.shipping_methods.map(({ code, title, price, arrival_date, problem: reason }) => (
          <label key={code} className="choice">
            <input
              type="radio"
              name="method"
              value={code}
              required
              disabled={reason !== null}
              defaultChecked={code === chosen}
            />
            <span>
              {title}, {moneyText(price)} <small>{reason ?? `arrives ${dayText(arrival_date)}`}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <p>
        <button type="submit" className="quiet">
          Save the method
        </button>
      </p>
    </DraftForm>
  );
}

function storedFields(
  address: DraftPartProps["draft"]["address"],
): Record<string, string | null | undefined> {
  if (!address) return {};
  const { street, ...rest } = address;
  return { ...rest, street: street[0], street2: street.slice(1).join(", ") };
}
