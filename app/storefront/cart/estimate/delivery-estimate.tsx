import { useFormContext } from "remix-validated-form";
import { lazyValidator } from "~/storefront/session/lazy-validator";
import { Field } from "~/storefront/ui/field";
import { Status } from "~/storefront/ui/live-region";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { ValidatedForm } from "~/storefront/ui/validated-form";
import { CART_PATH } from "../cart-intents";
import { Folded } from "../folded";
import type { DeliveryEstimate as Estimate } from "./estimate-view";
import { EstimatedMethods } from "./estimated-methods";

const validator = lazyValidator(async () => (await import("./estimate-form")).estimateValidator);

const INTENT = "estimate-delivery";

/** The form for a ZIP code, with the shipping methods there. */
export function DeliveryEstimate({ estimate }: { estimate: Estimate | null }) {
  const { fieldErrors } = useFormContext(INTENT);
  const isOpen = estimate !== null || fieldErrors.postcode !== undefined;
  return (
    <div id="estimate" className="scroll-mt-28">
      <Folded summary="Estimate shipping and tax" isOpen={isOpen}>
        <ValidatedForm
          disableFocusOnError={false}
          id={INTENT}
          validator={validator}
          action={CART_PATH}
          preventScrollReset
          className="space-y-3 pb-4 pt-1"
          defaultValues={{ postcode: estimate?.postcode }}
        >
          <input type="hidden" name="intent" value={INTENT} />
          <Question />
          <Status as="div">{estimate && <Result estimate={estimate} />}</Status>
        </ValidatedForm>
      </Folded>
    </div>
  );
}

function Question() {
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <Field
          name="postcode"
          label="ZIP code"
          required
          isAnnounced
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
        />
      </div>
      <SubmitButton variant="quiet" sending="Estimating…" className="mt-[25px]" name="estimate" value="ask">
        Estimate
      </SubmitButton>
    </div>
  );
}

/** The totals below include the selected method and the tax. */
function Result({ estimate }: { estimate: Estimate }) {
  const { chosen, methods, postcode, state } = estimate;
  return (
    <EstimatedMethods methods={methods} chosen={chosen} place={state ? `${state} ${postcode}` : postcode} />
  );
}
