import { type Validator, validationError } from "remix-validated-form";
import {
  ApplyAllPointsDocument,
  ApplyGiftCardDocument,
  ApplyPointsDocument,
  ApplyStoreCreditDocument,
  RemoveGiftCardDocument,
  RemovePointsDocument,
  RemoveStoreCreditDocument,
} from "~/provider/contract/documents.generated";
import type { Answer } from "~/provider/provider.server";
import { fieldText } from "~/storefront/session/submitted-form.server";
import { type CartChange, finish } from "../cart-change.server";
import { giftCardValidator, pointsValidator } from "./balance-forms";
import type { BalanceIntent } from "./balance-intents";

/** The actions of the balance forms on the shopper's cart. */
export const balanceChanges: Record<BalanceIntent, (change: CartChange) => Promise<Response>> = {
  "apply-gift-card": (change) =>
    fromField(change, giftCardValidator, {
      field: "gift_card_code",
      apply: ({ gift_card_code }) =>
        change.provider.attempt(ApplyGiftCardDocument, { cartId: change.cartId, code: gift_card_code }),
      done: "Your gift card has been applied.",
    }),
  async "remove-gift-card"({ provider, cartId, form }) {
    const code = fieldText(form, "gift_card_code");
    const answer = await provider.attempt(RemoveGiftCardDocument, { cartId, code });
    return finish(provider, answer, "Your gift card has been removed.");
  },
  async "use-credit"({ provider, cartId }) {
    const answer = await provider.attempt(ApplyStoreCreditDocument, { cartId });
    return finish(provider, answer, "Your store credit has been applied.");
  },
  async "remove-credit"({ provider, cartId }) {
    const answer = await provider.attempt(RemoveStoreCreditDocument, { cartId });
    return finish(provider, answer, "We saved your store credit for another time.");
  },
  "use-points": usePoints,
  async "remove-points"({ provider, cartId }) {
    const answer = await provider.attempt(RemovePointsDocument, { cartId });
    return finish(provider, answer, "We saved your points for another time.");
  },
};

/** Applies the entered number, or as many as possible. */
async function usePoints(change: CartChange): Promise<Response> {
  const { provider, cartId, form } = change;
  const done = "Your points have been applied.";
  if (fieldText(form, "all") !== "") {
    return finish(provider, await provider.attempt(ApplyAllPointsDocument, { cartId }), done);
  }
  return fromField(change, pointsValidator, {
    field: "points",
    apply: ({ points }) => provider.attempt(ApplyPointsDocument, { cartId, points }),
    done,
  });
}

interface FieldChange<Data> {
  field: keyof Data & string;
  apply: (data: Data) => Promise<Answer<unknown>>;
  done: string;
}

/** Applies the form's single field, or returns an error beside it. */
async function fromField<Data>(
  { provider, form }: CartChange,
  validator: Validator<Data>,
  { field, apply, done }: FieldChange<Data>,
): Promise<Response> {
  const formId = fieldText(form, "intent");
  const { data, error, submittedData } = await validator.validate(form);
  if (error) return validationError({ ...error, formId }, submittedData);
  const answer = await apply(data);
  if (answer.error !== "input") return finish(provider, answer, done);
  return validationError({ fieldErrors: { [field]: answer.message }, formId }, submittedData, {
    headers: await provider.headers(),
  });
}
