import type { SerializeFrom } from "@remix-run/node";
import { FormProblem } from "../ui/form-problem";
import { labeledTexts } from "../ui/labeled-texts";
import { Notice } from "../ui/notice";
import { promotionStates } from "../ui/promotion-states";
import { PromotionSteps } from "../ui/promotion-steps";
import { SelectField } from "../ui/select-field";
import { StoreChoice } from "../ui/store-choice";
import { TextField } from "../ui/text-field";
import type { PriceCodeProblem, readNewPriceCode, readPriceCode } from "./price-code.server";

export type PriceCodePageView = SerializeFrom<typeof readPriceCode> | SerializeFrom<typeof readNewPriceCode>;

type Fields = PriceCodePageView["fields"];
type PriceCode = NonNullable<PriceCodePageView["priceCode"]>;

/** Labels of the fields, to which a problem links. */
const labels: Record<string, string> = {
  code: "Code",
  value: "Percent or price",
  skus: "Products",
  size: "Size",
  from: "First day",
  to: "Last day",
  title: "Title",
};

/** A price code, or the form of a new one. */
export function PriceCodePage({
  priceCode,
  fields,
  store,
  stores,
  formKey,
  done,
  problem,
}: PriceCodePageView & { problem: PriceCodeProblem | null }) {
  const field = problem?.field ?? null;
  return (
    <>
      <h1>{priceCode ? `Price code ${priceCode.code}` : "New price code"}</h1>
      {problem && (
        <FormProblem
          message={problem.message}
          needsConfirmation={problem.needsConfirmation}
          field={field && labels[field] ? { id: field, label: labels[field] } : null}
        />
      )}
      {!problem && done && <Notice kind="success">{done}</Notice>}
      {priceCode && <Facts priceCode={priceCode} />}
      <form method="post" className="part form">
        <input type="hidden" name="key" value={formKey} />
        {priceCode ? (
          <>
            <input type="hidden" name="store" value={store} />
            <input type="hidden" name="version" value={priceCode.version} />
          </>
        ) : (
          <>
            <StoreChoice store={store} stores={stores} />
            <TextField
              name="code"
              label="Code"
              hint="Letters, digits, dots, hyphens and underscores; upper and lower case differ. Visitors don't type it: they get it by a link. Anybody who guesses it has its prices."
              required
              limit={40}
              defaultValue={problem?.code}
              problem={problem?.field === "code" ? problem.message : null}
            />
          </>
        )}
        <PriceCodeFieldset fields={problem?.fields ?? fields} problem={problem} />
        <button type="submit" name="intent" value="change">
          {priceCode ? "Save" : "Create price code"}
        </button>
      </form>
      {priceCode && <OtherSteps priceCode={priceCode} store={store} formKey={formKey} />}
    </>
  );
}

function Facts({ priceCode }: { priceCode: PriceCode }) {
  const { state, link, value, is_expired_by_setting, is_from_folder, is_changed } = priceCode;
  return (
    <>
      <p>
        <span className={state === "ACTIVE" ? "pill active" : "pill"}>{promotionStates[state]}</span>{" "}
        {is_from_folder && `From the brand's folder${is_changed ? ", and changed here" : ""}.`} The link to
        share: <code>{link}</code>
      </p>
      {is_expired_by_setting && (
        <Notice kind="info">
          Settings list this code under &ldquo;Price codes that have ended&rdquo;, which ends it.
        </Notice>
      )}
      {(value === null || value === undefined) && (
        <Notice kind="info">
          Its products have several prices in the brand&rsquo;s folder. Saving gives all of them the same.
        </Notice>
      )}
    </>
  );
}

interface FieldsetProps {
  fields: Fields;
  problem: PriceCodeProblem | null;
}

function PriceCodeFieldset({ fields, problem }: FieldsetProps) {
  const text = labeledTexts(labels, fields, problem);
  return (
    <>
      <SelectField
        name="kind"
        label="Reduction"
        value={fields.kind}
        options={[
          ["PERCENT", "Percent off"],
          ["PRICE", "Fixed price in US dollars"],
        ]}
      />
      <TextField {...text("value", "Such as 10 or 6.99.")} required inputMode="decimal" />
      <TextField
        {...text("skus", "SKUs, separated by commas. Empty: everything that is shipped, at a percentage.")}
      />
      <TextField {...text("size", "Of a fixed price, such as 11x14. Empty: the cheapest choice.")} />
      <TextField {...text("from")} type="date" />
      <TextField
        {...text("to", "Empty: none. A code that has ended runs again with a later day.")}
        type="date"
      />
      <TextField {...text("title", "For the deals page, such as An 8x8 canvas for $13.99.")} limit={100} />
      <fieldset>
        <legend>On the deals page</legend>
        <label>
          <input type="checkbox" name="is_public" defaultChecked={fields.is_public} />
          Listed, with the link
        </label>
        <label>
          <input type="checkbox" name="show_timer" defaultChecked={fields.show_timer} />
          With a countdown to the end of the last day
        </label>
      </fieldset>
    </>
  );
}

/** Ends the code, resets it, or deletes it once it has ended. */
function OtherSteps({ priceCode, store, formKey }: { priceCode: PriceCode; store: string; formKey: string }) {
  const { state, is_changed, is_from_folder } = priceCode;
  const canEnd = state !== "ENDED";
  const canDelete = state === "ENDED" && !is_from_folder;
  if (!canEnd && !canDelete && !is_changed) return null;
  return (
    <PromotionSteps store={store} formKey={formKey} promotion={priceCode}>
      {canEnd && (
        <button type="submit" name="intent" value="end" className="danger">
          End it now
        </button>
      )}
      {canDelete && (
        <button type="submit" name="intent" value="delete" className="danger">
          Delete the price code
        </button>
      )}
    </PromotionSteps>
  );
}
