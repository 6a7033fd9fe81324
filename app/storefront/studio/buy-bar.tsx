import { startTransition, useState } from "react";
import type { DesignDocument } from "~/design/document/document";
import { idleOptions } from "~/design/document/idle-options";
import { lengthText } from "~/design/geometry/length-text";
import { MAX_QUANTITY, readQuantity } from "../cart/quantity";
import { FieldError } from "../ui/field-frame";
import { Status } from "../ui/live-region";
import { moneyText } from "../ui/money";
import { Container } from "../ui/page";
import { SubmitButton } from "../ui/submit-button";
import { fieldId } from "./field-names";
import { boughtWith, priceOfEach, regularUnitPrice, timesQuantity, unitPrice } from "./studio-price";
import type { StudioView } from "./studio-view";
import { useStudioParts } from "./use-studio";

/** The price and the add-to-cart button, fixed to the bottom of the window. */
export function BuyBar() {
  const { view, document, isUnsaved, edit, errorOf } = useStudioParts();
  const [quantity, setQuantity] = useState(view.rejected.quantity?.value ?? String(view.quantity));
  const pieces = readQuantity(quantity) ?? 1;
  const bought = boughtWith(document, view.tubeMm);
  const price = priceOfEach(view.product, unitPrice(view.product, bought), pieces);
  const regular = regularUnitPrice(view.product, bought);
  const error = errorOf("quantity");
  const id = fieldId("quantity");
  return (
    <div className="buy-bar sticky bottom-0 z-20 border-t border-line bg-card shadow-float">
      <Container className="flex items-center gap-3 py-2.5 md:gap-6">
        <div className="min-w-0 flex-1">
          <Status as="div" label="Price:" className="font-heading text-xl font-semibold leading-tight">
            {moneyText(timesQuantity(price, pieces))}
            {regular && (
              <s className="ml-2 font-sans text-sm font-normal text-soft-ink">
                <span className="sr-only">regular price </span>
                {moneyText(timesQuantity(regular, pieces))}
              </s>
            )}
          </Status>
          <p className="truncate text-sm text-soft-ink">
            {tubeText(view, isUnsaved)}
            {pieces > 1 ? `${moneyText(price)} each` : chosenTitles(view.product.options, document)}
          </p>
        </div>
        <div>
          <label htmlFor={id} className="sr-only">
            Quantity
          </label>
          <input
            id={id}
            type="number"
            inputMode="numeric"
            name="quantity"
            min={1}
            max={MAX_QUANTITY}
            value={quantity}
            onChange={({ currentTarget }) => {
              setQuantity(currentTarget.value);
              startTransition(() => edit({ currentTarget }));
            }}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className="h-12 w-16 rounded-field border border-field-line bg-card text-center aria-[invalid=true]:border-2 aria-[invalid=true]:border-error"
          />
        </div>
        <CartButton />
      </Container>
      <Container>
        <FieldError id={id} error={error} />
      </Container>
    </div>
  );
}

function CartButton() {
  const { view, uploads, problems, advice } = useStudioParts();
  if (!view.product.isAvailable) return <p className="font-semibold">Sold out</p>;
  const isAdvised = problems.length === 0 && advice.warnings.length > 0 && advice.unseen.length === 0;
  const label = cartLabel(view.cartLine !== null, isAdvised);
  return (
    <SubmitButton
      name="intent"
      value="cart"
      sending={view.cartLine ? "Updating…" : "Adding…"}
      className="shrink-0"
    >
      {uploads.isSending ? "Uploading…" : label}
    </SubmitButton>
  );
}

function cartLabel(isInCart: boolean, isAdvised: boolean): string {
  if (isAdvised) return isInCart ? "Update anyway" : "Add anyway";
  return isInCart ? "Update cart" : "Add to cart";
}

/** The length of tube that the price is for; "" where it doesn't matter. */
function tubeText({ product: { countedPrices }, tubeMm }: StudioView, isUnsaved: boolean): string {
  const measure = countedPrices.find((price) => price.measure)?.measure;
  if (!measure) return "";
  if (isUnsaved) return "Measuring your tube… · ";
  if (tubeMm === null) return `Up to ${lengthText(measure.included_mm)} of tube · `;
  return `${lengthText(tubeMm)} of tube · `;
}

/** The variant that the price is for, such as "White, 11 oz". */
function chosenTitles(
  options: { code: string; values: { code: string; title: string }[] }[],
  document: DesignDocument,
) {
  const idle = idleOptions(document);
  return options
    .filter(({ code }) => !idle.includes(code))
    .flatMap(
      (option) => option.values.find(({ code }) => code === document.options[option.code])?.title ?? [],
    )
    .join(", ");
}
