import { json } from "@remix-run/node";
import {
  GiftCardLookupDocument,
  RedeemGiftCardDocument,
  SendGiftCardDocument,
} from "~/provider/contract/documents.generated";
import { moneyText, NO_MONEY } from "~/storefront/ui/money";
import { actionByIntent, redirectWithSuccess, validateAccountForm } from "../account-form.server";
import { codeValidator, type GiftCardIntent, sendValidator } from "./gift-card-forms";
import type { FoundGiftCard } from "./lookup-part";

const PAGE_PATH = "/customer/account/gift-card-balance";

/** Looks a gift card up, redeems or sends one. @throws Response 400 for an unknown intent */
export const action = actionByIntent<GiftCardIntent>({
  /** A code must not be part of an address, so the response to the form is this page with the card's balance. */
  async "look-up"(visit, form) {
    const checked = await validateAccountForm(visit, form, codeValidator);
    if (checked instanceof Response) return checked;
    const response = await visit.provider.attempt(GiftCardLookupDocument, {
      code: checked.data.gift_card_code,
    });
    if (!response.status) return checked.rejected(response);
    const { code, balance } = response.data.giftCardAccount ?? {};
    const card: FoundGiftCard = {
      code: code ?? "",
      balance: moneyText(balance ?? NO_MONEY),
      isEmpty: (balance?.value ?? 0) === 0,
    };
    return json({ card }, { headers: await visit.provider.headers({ "Cache-Control": "no-store" }) });
  },

  /** Errors are shown in the look-up form, where the code was typed. */
  async redeem(visit, form) {
    form.set("intent", "look-up" satisfies GiftCardIntent);
    const checked = await validateAccountForm(visit, form, codeValidator);
    if (checked instanceof Response) return checked;
    const response = await visit.provider.attempt(RedeemGiftCardDocument, {
      code: checked.data.gift_card_code,
    });
    if (!response.status) return checked.rejected(response);
    return redirectWithSuccess(
      visit,
      "/customer/account/my-credits",
      "We've added the gift card to your store credit.",
    );
  },

  async send(visit, form) {
    const checked = await validateAccountForm(visit, form, sendValidator);
    if (checked instanceof Response) return checked;
    const response = await visit.provider.attempt(SendGiftCardDocument, { input: checked.data });
    if (!response.status) return checked.rejected(response);
    return redirectWithSuccess(
      visit,
      PAGE_PATH,
      `Your gift card is on its way to ${checked.data.recipient_email}.`,
    );
  },
});
