import type { SerializeFrom } from "@remix-run/node";
import { FormProblem } from "../ui/form-problem";
import { labeledTexts } from "../ui/labeled-texts";
import { Notice } from "../ui/notice";
import { PromotionSteps } from "../ui/promotion-steps";
import { SelectField } from "../ui/select-field";
import { StoreChoice } from "../ui/store-choice";
import { TextField } from "../ui/text-field";
import type { CouponProblem, readCoupon, readNewCoupon } from "./coupon.server";
import { couponStates } from "./coupon-filter";
import { usesText } from "./uses-text";

export type CouponPageView = SerializeFrom<typeof readCoupon> | SerializeFrom<typeof readNewCoupon>;

type Fields = CouponPageView["fields"];

/** Labels of the fields, to which a problem links. */
const labels: Record<string, string> = {
  code: "Code",
  label: "Name",
  value: "Amount",
  minimum_subtotal: "Minimum subtotal",
  from: "First day",
  to: "Last day",
  uses_per_coupon: "Uses in all",
  uses_per_customer: "Uses per customer",
  skus: "Products",
  categories: "Categories",
};

/** A coupon, or the form of a new one. */
export function CouponPage({
  coupon,
  fields,
  store,
  stores,
  formKey,
  done,
  problem,
}: CouponPageView & { problem: CouponProblem | null }) {
  const shown = problem?.fields ?? fields;
  const field = problem?.field ?? null;
  return (
    <>
      <h1>{coupon ? `Coupon ${coupon.code}` : "New coupon"}</h1>
      {problem && (
        <FormProblem
          message={problem.message}
          needsConfirmation={problem.needsConfirmation}
          field={field && labels[field] ? { id: field, label: labels[field] } : null}
        />
      )}
      {!problem && done && <Notice kind="success">{done}</Notice>}
      {coupon && (
        <p>
          <span className={coupon.state === "ACTIVE" ? "pill active" : "pill"}>
            {couponStates[coupon.state]}
          </span>{" "}
          {coupon.uses === 1 ? "1 order has used it." : `${usesText(coupon)} orders have used it.`}
        </p>
      )}
      <form method="post" className="part form">
        <input type="hidden" name="key" value={formKey} />
        {coupon ? (
          <>
            <input type="hidden" name="store" value={store} />
            <input type="hidden" name="version" value={coupon.version} />
          </>
        ) : (
          <NewCouponFields store={store} stores={stores} problem={problem} />
        )}
        <CouponFieldset fields={shown} problem={problem} />
        <button type="submit" name="intent" value="change">
          {coupon ? "Save" : "Create coupon"}
        </button>
      </form>
      {coupon && <OtherSteps coupon={coupon} store={store} formKey={formKey} />}
    </>
  );
}

type Coupon = NonNullable<CouponPageView["coupon"]>;

/** Resets the coupon, or deletes it while nobody has used it. */
function OtherSteps({ coupon, store, formKey }: { coupon: Coupon; store: string; formKey: string }) {
  return (
    <PromotionSteps store={store} formKey={formKey} promotion={coupon}>
      {coupon.uses === 0 ? (
        <button type="submit" name="intent" value="delete" className="danger">
          Delete the coupon
        </button>
      ) : (
        <p className="soft">Orders have used it, so it can&rsquo;t be deleted. Deactivate it instead.</p>
      )}
    </PromotionSteps>
  );
}

type NewCouponProps = Pick<CouponPageView, "store" | "stores"> & { problem: CouponProblem | null };

function NewCouponFields({ store, stores, problem }: NewCouponProps) {
  return (
    <>
      <StoreChoice store={store} stores={stores} />
      <TextField
        name="code"
        label="Code"
        hint="What shoppers type: letters, digits, hyphens and underscores."
        required
        limit={40}
        defaultValue={problem?.code}
        problem={problem?.field === "code" ? problem.message : null}
      />
    </>
  );
}

function CouponFieldset({ fields, problem }: { fields: Fields; problem: CouponProblem | null }) {
  const text = labeledTexts(labels, fields, problem);
  return (
    <>
      <TextField {...text("label", "Shown on the deals page.")} required limit={100} />
      <SelectField
        name="kind"
        label="Discount"
        value={fields.kind}
        options={[
          ["PERCENT", "Percent"],
          ["AMOUNT", "US dollars"],
        ]}
      />
      <TextField {...text("value", "Such as 10 or 12.50.")} required inputMode="decimal" />
      <TextField
        {...text("minimum_subtotal", "US dollars, of the products that it reduces. Empty: none.")}
        inputMode="decimal"
      />
      <TextField {...text("from")} type="date" />
      <TextField {...text("to")} type="date" />
      <TextField {...text("uses_per_coupon", "Orders. Empty: any number.")} inputMode="numeric" />
      <TextField {...text("uses_per_customer", "Orders. Empty: any number.")} inputMode="numeric" />
      <TextField {...text("skus", "SKUs, separated by commas. Empty with no categories: all products.")} />
      <TextField {...text("categories", "Addresses of their pages, separated by commas.")} />
      <fieldset>
        <legend>Where it works</legend>
        <label>
          <input type="checkbox" name="is_active" defaultChecked={fields.is_active} />
          Active: shoppers can use it
        </label>
        <label>
          <input type="checkbox" name="is_public" defaultChecked={fields.is_public} />
          Shown on the deals page
        </label>
      </fieldset>
    </>
  );
}
