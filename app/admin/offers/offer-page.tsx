import type { SerializeFrom } from "@remix-run/node";
import { FormProblem } from "../ui/form-problem";
import { ParagraphField } from "../ui/paragraph-field";
import { TextField } from "../ui/text-field";
import type { OfferProblem, readNewOffer, readOffer } from "./offer.server";

export type OfferPageView = SerializeFrom<typeof readNewOffer> | SerializeFrom<typeof readOffer>;

/** Labels of the fields, to which a problem links. */
const labels: Record<string, string> = {
  title: "Title",
  text: "Text",
  details: "Details",
  notice: "Notice",
  price_codes: "Price codes",
  from: "First day",
  to: "Last day",
};

/** The form of an offer in the header. */
export function OfferPage({
  fields,
  version,
  store,
  formKey,
  isNew,
  problem,
}: OfferPageView & { problem: OfferProblem | null }) {
  const shown = problem?.fields ?? fields;
  const field = problem?.field ?? null;
  const text = (name: keyof typeof labels & keyof typeof shown, hint?: string) => ({
    name,
    label: labels[name],
    hint,
    defaultValue: String(shown[name]),
    problem: field === name ? problem?.message : null,
  });
  return (
    <>
      <h1>{isNew ? "New offer" : "Offer in the header"}</h1>
      {problem && (
        <FormProblem
          message={problem.message}
          needsConfirmation={problem.needsConfirmation}
          field={field && labels[field] ? { id: field, label: labels[field] } : null}
        />
      )}
      <p>
        <a href={`/admin/offers?${new URLSearchParams({ store })}`}>All offers</a>
      </p>
      <form method="post" className="part form">
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="store" value={store} />
        <input type="hidden" name="version" value={version} />
        <TextField {...text("title", "Replaces [SALE_TITLE] in the texts.")} limit={100} />
        <TextField
          {...text("text", "Such as [SALE_TITLE]: 10% off with code WELCOME10.")}
          required
          limit={200}
        />
        <ParagraphField
          id="details"
          name="details"
          label={labels.details}
          hint="Opens below the text. [LAST_DAY] becomes the last day."
          value={shown.details}
          problem={field === "details" ? problem?.message : null}
          limit={1000}
          isOptional
        />
        <TextField {...text("notice", "In bold before the text. May be empty.")} limit={100} />
        <TextField
          {...text("price_codes", "Only visitors with one of them see the offer. Empty: everybody.")}
        />
        <TextField {...text("from")} type="date" />
        <TextField
          {...text("to", "Empty: none. An offer that has ended runs again with a later day.")}
          type="date"
        />
        <fieldset>
          <legend>Countdown</legend>
          <label>
            <input type="checkbox" name="show_timer" defaultChecked={shown.show_timer} />
            Counts down to the end of the last day
          </label>
        </fieldset>
        <button type="submit">{isNew ? "Add the offer" : "Save"}</button>
      </form>
    </>
  );
}
